// What stands in for a page that is not kept here, in the language of the page.
// @ts-check
import { firstLanguage, speak } from "./page/language.js";

speak(firstLanguage(new URLSearchParams(location.search).get("lang")));
