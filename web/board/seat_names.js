// What the seats are called in the editor: as at the table, with the letter that demos know them by.
// @ts-check
import { say } from "../page/phrases.js";

let names = ["Ann", "Bo"];

/** @param {"A" | "B"} seat */
export const seatName = (seat) => say("{0} (seat {1})", names[seat === "A" ? 0 : 1], seat);

/** What stands in the page about a seat. @param {string[]} [now] as the table has them */
export function nameSeats(now = names) {
  names = now;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#board [data-seat]"))) {
    const name = seatName(element.dataset.seat === "A" ? "A" : "B");
    element.textContent = element.tagName === "OPTION" ? say("{0} plays", name) : name;
  }
}
