// Markers that lie on the places of a position: how many of which.
// @ts-check
import { element } from "../page/page_tools.js";
import { say } from "../page/phrases.js";
import { seatName } from "./seat_names.js";

/** As a demo lays it, on: "A:front-left". @typedef {{ marker: string, on: string, count?: number }} LaidMarker */
/** @typedef {import("./board_position.js").Position} Position */
/** @typedef {import("./board_position.js").Side} Side */
/** @typedef {import("../twoseat.d.ts").BoardFacts} BoardFacts */

/** @param {Position} position @returns {LaidMarker[]} */
const laidMarkers = ({ more }) => /** @type {LaidMarker[]} */ ([more.markers ?? []].flat());

/** @param {Position} position @param {string} on @param {string} marker */
const countOf = (position, on, marker) =>
  laidMarkers(position).filter((laid) => laid.on === on && laid.marker === marker).reduce((sum, { count = 1 }) => sum + count, 0);

/** @param {Position} position @param {string} on @param {string} marker @param {number} count */
export function layMarkers(position, on, marker, count) {
  const laid = laidMarkers(position).filter((each) => each.on !== on || each.marker !== marker);
  if (count > 0) laid.push({ marker, on, ...(count > 1 && { count }) });
  if (laid.length) position.more.markers = laid;
  else delete position.more.markers;
}

/** "Force I ×2", of a place that has any. @param {BoardFacts} facts @param {Position} position @param {Side} side @param {string} place */
export const markersOn = (facts, position, side, place) => facts.markers
  .map(({ id, name }) => ({ name, count: countOf(position, `${side}:${place}`, id) }))
  .filter(({ count }) => count > 0).map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name)).join(", ");

/**
 * A field for each kind of marker on this place, where the system has any.
 * @param {HTMLElement} box @param {BoardFacts} facts @param {Position} position
 * @param {{ side: Side, place: string }} into @param {() => void} changed
 */
export function showMarkers(box, facts, position, { side, place }, changed) {
  const name = facts.places.find(({ id }) => id === place)?.name ?? place;
  const fields = facts.markers.map((marker) => {
    const input = /** @type {HTMLInputElement} */ (element("input", { type: "number", min: "0", max: "255", value: String(countOf(position, `${side}:${place}`, marker.id)) }));
    input.addEventListener("change", () => {
      layMarkers(position, `${side}:${place}`, marker.id, Math.max(0, Math.min(255, Number(input.value) || 0)));
      changed();
    });
    return element("label", {}, `${marker.name} `, input);
  });
  box.hidden = fields.length === 0;
  const [summary, list] = box.children;
  summary.textContent = say("Markers on {0} of {1}", name, seatName(side));
  list.replaceChildren(...fields);
}
