// Before anything is painted: whether the page begins with the start page, which it does unless its address asks for a table.
// And when its script does not come, or says nothing to this browser: somebody who says so.
// @ts-check
if (window.parent === window && !location.hash && !new URLSearchParams(location.search).has("embed")) document.documentElement.classList.add("starts");
addEventListener("error", ({ target, error }) => {
  if (/** @type {any} */ (target).type === "module" || error instanceof SyntaxError) document.head.append(Object.assign(document.createElement("script"), { src: "page/stuck.js" }));
}, true);
