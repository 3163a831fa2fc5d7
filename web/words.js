// What the page itself says, beside the table: in the language of the page, else in English.
// @ts-check
import { phrases } from "./phrases.js";

/** @type {Record<string, Record<string, string>>} */
const words = {
  en: {
    matches: "Your matches", goOn: "Go on", delete: "Delete", deleted: "Deleted.", keep: "Keep it after all", close: "Close",
    goOnWithLast: "Go on with your last match", onTheTable: "On the table", against: "{0} against {1}", someMatch: "A match",
    kept: "Kept in this browser only: the newest {0}. Whoever uses this browser can open them.",
    noMatches: "No match has been kept yet. As soon as you begin one, it is.",
    storageClosed: "This browser keeps no matches here, as in a private window. The address still holds this one: a link copies it.",
    storageFull: "The browser's storage is full: this match is not kept. The address still holds it: a link copies it.",
    brokenMatches: "Of your matches {0} could not be read any more and had to be left out.",
  },
  ms: {
    matches: "Perlawanan anda", goOn: "Teruskan", delete: "Padam", deleted: "Dipadam.", keep: "Simpan semula", close: "Tutup",
    goOnWithLast: "Teruskan perlawanan terakhir anda", onTheTable: "Di atas meja", against: "{0} lawan {1}", someMatch: "Satu perlawanan",
    kept: "Disimpan dalam pelayar ini sahaja: {0} yang terbaharu. Sesiapa yang memakai pelayar ini boleh membukanya.",
    noMatches: "Belum ada perlawanan yang disimpan. Ia disimpan sebaik sahaja anda memulakan satu.",
    storageClosed: "Pelayar ini tidak menyimpan perlawanan di sini, seperti dalam tetingkap peribadi. Alamat masih memuatkan perlawanan ini: pautan menyalinnya.",
    storageFull: "Storan pelayar penuh: perlawanan ini tidak disimpan. Alamat masih memuatkannya: pautan menyalinnya.",
    brokenMatches: "{0} perlawanan anda tidak dapat dibaca lagi dan terpaksa ditinggalkan.",
  },
  it: {
    matches: "Le tue partite", goOn: "Continua", delete: "Elimina", deleted: "Eliminata.", keep: "Tienila", close: "Chiudi",
    goOnWithLast: "Continua la tua ultima partita", onTheTable: "Sul tavolo", against: "{0} contro {1}", someMatch: "Una partita",
    kept: "Conservate solo in questo browser: le ultime {0}. Chiunque usi questo browser può aprirle.",
    noMatches: "Nessuna partita è stata ancora conservata. Lo sarà appena ne cominci una.",
    storageClosed: "Questo browser qui non conserva partite, come in una finestra privata. L'indirizzo contiene comunque questa: un link la copia.",
    storageFull: "La memoria del browser è piena: questa partita non viene conservata. L'indirizzo la contiene comunque: un link la copia.",
    brokenMatches: "Tra le tue partite {0} non si leggono più e sono state tralasciate.",
  },
  id: {
    matches: "Pertandingan Anda", goOn: "Lanjutkan", delete: "Hapus", deleted: "Dihapus.", keep: "Batal hapus", close: "Tutup",
    goOnWithLast: "Lanjutkan pertandingan terakhir Anda", onTheTable: "Di atas meja", against: "{0} melawan {1}", someMatch: "Sebuah pertandingan",
    kept: "Disimpan hanya di browser ini: {0} yang terbaru. Siapa pun yang memakai browser ini dapat membukanya.",
    noMatches: "Belum ada pertandingan yang disimpan. Begitu Anda memulai satu, ia disimpan.",
    storageClosed: "Browser ini tidak menyimpan pertandingan di sini, seperti di jendela pribadi. Alamatnya tetap memuat pertandingan ini: tautan menyalinnya.",
    storageFull: "Penyimpanan browser penuh: pertandingan ini tidak disimpan. Alamatnya tetap memuatnya: tautan menyalinnya.",
    brokenMatches: "{0} pertandingan Anda tidak dapat dibaca lagi dan terpaksa ditinggalkan.",
  },
};

/** In which language. @returns {"ms" | "it" | "id" | "en"} */
const language = () => /** @type {any} */ (globalThis.document?.documentElement.lang);

/** @param {string} key of the words above, or an English phrase of phrases.js @param {(string | number)[]} values in place of {0}, {1} ... @returns {string} */
export function say(key, ...values) {
  const spoken = language();
  const others = /** @type {Record<string, string> | undefined} */ (phrases[key]);
  const text = words[spoken]?.[key] ?? words.en[key] ?? others?.[spoken] ?? key;
  return text.replace(/\{(\d)\}/g, (_, at) => String(values[Number(at)]));
}
