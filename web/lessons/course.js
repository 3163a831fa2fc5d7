// The lessons of the tutorials in their order: what comes after one that was gone through to its end.
// @ts-check
import { say } from "../page/phrases.js";
import { partsOf } from "../rulebook/rule.js";
import { tellIn } from "../rulebook/rule_book.js";

/** @typedef {import("../mirror.d.ts").Told} Told */
/** @typedef {{ id: string, title: Told }} Lesson */

/** Of each tutorial its lessons, as scripts/make-tutorials.mjs writes them. @type {Promise<Lesson[][]> | undefined} */
let courses;

/** @returns {Promise<Lesson[][]>} */
function load() {
  courses ??= fetch(new URL("../tutorials/course.json", import.meta.url)).then((response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.json();
  });
  courses.catch(() => { courses = undefined; }); // to be tried again
  return courses;
}

/** @param {string} href */
function linkTo(href) {
  const link = document.createElement("a");
  link.href = href;
  return link;
}

/**
 * A link to the next lesson of its tutorial; after the last to a match; of any other demo to those about its rule.
 * @param {string} id Of the lesson. @param {string | undefined} cited "[vge 10.6.1.2]", the first of its rules.
 */
export async function whatFollows(id, cited) {
  for (const course of await load()) {
    const at = course.findIndex((lesson) => lesson.id === id);
    const next = course[at + 1];
    if (at >= 0 && next) {
      const link = linkTo(`#demo=${next.id}`);
      const name = document.createElement("span");
      tellIn(name, next.title[/** @type {keyof Told} */ (document.documentElement.lang)], next.title.en ?? "");
      link.append(say("Next lesson:"), " ", name);
      return link;
    }
    if (at >= 0) return Object.assign(linkTo(`index.html?lang=${document.documentElement.lang}`), { textContent: say("That was the last one: to the table"), target: "_top" });
  }
  const [edition, number] = partsOf(cited ?? "");
  if (!edition) return undefined;
  const link = linkTo(`gallery.html?lang=${document.documentElement.lang}&find=${encodeURIComponent(number)}#${edition}`);
  return Object.assign(link, { textContent: say("More demos of this rule"), target: "_blank", rel: "noopener" });
}
