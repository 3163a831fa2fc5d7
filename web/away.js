// What stands in for a page that is not kept here, in the language of the page.
// @ts-check
import { speakFirst } from "./page/language.js";

await speakFirst(new URLSearchParams(location.search).get("lang"));
