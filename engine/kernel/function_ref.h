// What a walk does with each thing that it comes to: called while the walk lasts, kept by nobody. A walk over a template
// would be compiled anew for everybody who takes it.
#pragma once
#include <memory>
#include <type_traits>
#include <utility>

namespace twoseat {

template <class Signature>
class FunctionRef;

template <class... Arguments>
class FunctionRef<void(Arguments...)> {
public:
  template <class F, class = std::enable_if_t<!std::is_same_v<std::remove_cvref_t<F>, FunctionRef>>>
  FunctionRef(
      F&& f) // NOLINT(google-explicit-constructor,bugprone-forwarding-reference-overload): a lambda as it stands
      : with_(const_cast<void*>(static_cast<const void*>(std::addressof(f)))),
        call_([](void* with, Arguments... arguments) {
          (*static_cast<std::remove_reference_t<F>*>(with))(static_cast<Arguments>(arguments)...);
        }) {}

  void operator()(Arguments... arguments) const { call_(with_, static_cast<Arguments>(arguments)...); }

private:
  void* with_;
  void (*call_)(void*, Arguments...);
};

} // namespace twoseat
