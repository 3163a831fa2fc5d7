// Before anything is painted: whether the page begins with the start page, which it does unless its address asks for a table.
// @ts-check
if (window.parent === window && !location.hash && !new URLSearchParams(location.search).has("embed")) document.documentElement.classList.add("starts");
