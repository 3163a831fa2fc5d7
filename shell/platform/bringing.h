// Bringing the pictures that are wanted: in the page the browser draws what it has fetched, natively librsvg what is compiled in.
#pragma once
#include "shell/draw/pictures.h"

namespace twoseat {

// Before a frame: asks the page for what is new, or natively makes so many textures. Whether there are more to make.
bool bring_pictures(Pictures& pictures, int most);
// The page has drawn one: it becomes a texture, if it is wanted still.
void take_picture(Pictures& pictures, const std::string& id, int size);
void lose_pictures(Pictures& pictures); // their context is gone

} // namespace twoseat
