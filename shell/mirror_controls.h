// The buttons outside the decision, as the mirror tells them: what can be pressed now, and where.
#pragma once
#include "shell/mirror_places.h"

namespace twoseat {

Json controls_json(const App& app);

} // namespace twoseat
