// In somebody else's page (&embed) a page shows what it is about, without its head: known before anything is drawn.
// @ts-check
{
  const wishes = new URLSearchParams(location.search);
  document.documentElement.classList.toggle("embedded", wishes.has("embed"));
  const theme = wishes.get("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}
// When its script does not come, somebody says so.
addEventListener("error", ({ target }) => {
  if (/** @type {any} */ (target).type === "module") document.head.append(Object.assign(document.createElement("script"), { src: "page/stuck.js" }));
}, true);
