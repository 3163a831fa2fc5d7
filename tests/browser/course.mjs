// How a match went, in the page: asked for at its end, its part of the program fetched then, a moment opened.
import assert from "node:assert/strict";
import test from "node:test";
import { dice, playOn } from "./support/play.mjs";
import { asText, Table } from "./support/table.mjs";

test("after a match its course is looked through, and a moment that decided opens with what was better", async () => {
  const table = await Table.open({ viewport: { width: 900, height: 640 } });
  await table.newMatch({ seed: 5, system: "heroes" });
  const below = dice(5);
  const player = ({ decision }) => [decision.options[below(decision.options.length)]];
  await playOn(table, { player, way: asText, until: ({ cursor }) => cursor >= 24 });
  let mirror = await table.mirror();
  if (mirror.waitingFor) await table.textControl("confirm-seat");
  await table.textControl("concede");
  await table.textControl("concede-yes");
  await table.until(({ controls }) => controls.some(({ id }) => id === "course"), "a way to look through it");
  const fetched = table.page.waitForResponse(/parts\/proving\.wasm/);
  await table.page.evaluate(() => document.querySelector('#controls [data-key="course"] button').click());
  await fetched;
  mirror = await table.until(({ course }) => course.length > 0, "the course");
  while (mirror.controls.some(({ id }) => id === "course-stop")) mirror = await table.changed(mirror, "some thought");
  if (process.env.PICTURE) await table.page.screenshot({ path: process.env.PICTURE });
  assert.match(mirror.course[0], /\d+%$/);
  assert.match(mirror.course.at(-1), /what its player knew then/);
  assert.ok(mirror.controls.some(({ id }) => id === "course-0"), "who plays at random gives something away");
  mirror = await table.textControl("course-0");
  assert.match(mirror.message, /\(\d+%\)\. Better: /);
  assert.ok(mirror.cursor < mirror.length);
  await table.close();
});
