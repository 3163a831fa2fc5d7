// Demos in the editor: one to begin with, laid into it, and what it saves.
import { readFile } from "node:fs/promises";
import { asText, loadFile } from "./table.mjs";

export const begin = {
  title: "A call", narration: "A unit is called.", rules: ["9.6.2.3"], system: "vanguard", edition: "vge",
  given: { A: { hand: "mirror-moth" } }, steps: [], then: { asked: { seat: "A", question: "main" } },
};
export const file = (demo) => ({ name: "demo.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(demo)) });

/** Opens the editor with this demo in it. */
export async function edit(table, demo) {
  await asText.focus(table, "edit-board");
  await table.page.locator("#board").waitFor();
  await loadFile(table.page, file(demo));
}

/** What the editor saves. */
export async function saved(page) {
  const saving = page.waitForEvent("download");
  await page.locator("#board-save").click();
  return JSON.parse(await readFile(await (await saving).path(), "utf8"));
}
