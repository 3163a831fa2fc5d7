// Why a page stays as it was, when its script does not come: in a frame that is cut off from its site, from a file, or without a
// network. A classic script, as those are that fetch it: they come where modules may not, and no words but its own are here.
// @ts-check
{
  const wishes = new URLSearchParams(location.search);
  /** @type {Record<string, Record<"boxed" | "file" | "late", string>>} */
  const words = {
    en: {
      boxed: "This table cannot begin: its frame has the attribute sandbox without allow-same-origin. It plays with sandbox=\"allow-scripts allow-same-origin\".",
      file: "From a file this page cannot begin. It plays once it is served: web/play does that, or any web server.",
      late: "The table could not be loaded. Please reload the page, or use a current browser.",
    },
    ms: {
      boxed: "Meja ini tidak dapat bermula: bingkainya mempunyai atribut sandbox tanpa allow-same-origin. Ia berjalan dengan sandbox=\"allow-scripts allow-same-origin\".",
      file: "Halaman ini tidak dapat bermula daripada fail. Ia berjalan melalui pelayan web: web/play, atau mana-mana pelayan web.",
      late: "Meja tidak dapat dimuatkan. Sila muat semula halaman, atau gunakan pelayar terkini.",
    },
    it: {
      boxed: "Questo tavolo non può cominciare: il suo riquadro ha l'attributo sandbox senza allow-same-origin. Funziona con sandbox=\"allow-scripts allow-same-origin\".",
      file: "Da un file questa pagina non può cominciare. Funziona servita da un server web: web/play, o uno qualsiasi.",
      late: "Il tavolo non si è potuto caricare. Ricarica la pagina, o usa un browser recente.",
    },
    id: {
      boxed: "Meja ini tidak dapat dimulai: bingkainya memiliki atribut sandbox tanpa allow-same-origin. Meja ini berjalan dengan sandbox=\"allow-scripts allow-same-origin\".",
      file: "Halaman ini tidak dapat dimulai dari berkas. Halaman ini berjalan lewat server web: web/play, atau server web mana pun.",
      late: "Meja tidak bisa dimuat. Silakan muat ulang halaman, atau pakai peramban terkini.",
    },
  };
  const language = [wishes.get("lang") ?? "", ...navigator.languages.map((tag) => tag.split("-", 1)[0])].find((each) => Object.hasOwn(words, each)) ?? "en";
  const message = words[language][location.protocol === "file:" ? "file" : self.origin === "null" ? "boxed" : "late"];
  const theme = wishes.get("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  const tell = () => {
    document.documentElement.classList.remove("starts");
    document.getElementById("loading")?.classList.add("failed");
    const place = document.getElementById("loading-text") ?? document.getElementById("said");
    if (place) Object.assign(place, { textContent: message, lang: language });
    document.querySelector(".find")?.remove(); // nothing is searched: the list lies open
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", tell);
  else tell();
  if (window.parent !== window) window.parent.postMessage({ twoseat: 1, event: "error", detail: { message, final: true } }, "*");
}
