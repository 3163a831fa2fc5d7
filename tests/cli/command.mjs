// The command as scripts know it: what it prints, and its exit codes (0 fine, 1 found wrong, 2 bad usage).
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = mkdtempSync(join(tmpdir(), "twoseat-"));

function twoseat(...words) {
  const { status, stdout, stderr } = spawnSync(join(root, "build/native/twoseat"), words, { encoding: "utf8" });
  return { status, stdout, stderr };
}

function file(name, content) {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const deck = JSON.parse(readFileSync(join(root, "assets/decks/all-lamps-lit.json"), "utf8"));

/** A match in which every question so far got its first option. */
function journal(answers) {
  return {
    system: "vanguard", edition: "vge", decks: ["all-lamps-lit", "bells-below"], seed: 7,
    answers: Array.from({ length: answers }, (_, i) => (i === 1 || i === 2 ? { choice: 0, picks: [] } : { choice: 0, picks: [0] })),
    conceded: null,
  };
}

test("a match link keeps with what other numbers a table began", () => {
  const begun = {
    system: "berserk", edition: "bso", decks: ["salt-in-the-reeds", "bells-under-branches"], seed: 7, answers: [], conceded: null,
    options: { gold: 30, silver: 10 },
  };
  const encoded = twoseat("link", "encode", "--match", file("other-crystals.json", begun));
  assert.equal(encoded.status, 0, encoded.stderr);
  const decoded = JSON.parse(twoseat("link", "decode", encoded.stdout.trim(), "--json").stdout);
  assert.deepEqual((decoded.journal ?? decoded).options, begun.options);
  for (const options of [{ gold: 100 }, { bronze: 1 }, { gold: "much" }, [3]]) {
    const { status, stdout, stderr } = twoseat("link", "encode", "--match", file("bad-crystals.json", { ...begun, options }));
    assert.equal(status, 1);
    assert.match(stdout + stderr, /options.*\.$/m);
  }
});

test("systems --json lists systems, editions and decks", () => {
  const { status, stdout } = twoseat("systems", "--json");
  assert.equal(status, 0);
  const [vanguard] = JSON.parse(stdout).systems;
  assert.equal(vanguard.id, "vanguard");
  assert.ok(vanguard.editions.some((edition) => edition.id === "vge"));
  assert.ok(vanguard.decks.length >= 2);
});

test("a card's text is that of the edition and the language that are asked for", () => {
  const ability = { kind: "act", in: "rear-guard", do: [{ "get-ability": { keyword: "blaze" }, until: "turn" }] };
  const stoker = { id: "stoker", name: "Stoker", type: "unit", grade: 1, power: 8000, critical: 1, shield: 5000, abilities: [ability] };
  const path = file("stoker.json", { set: "Test", system: "vanguard", cards: [stoker] });
  const card = (...words) => JSON.parse(twoseat("card", "--json", "--file", path, ...words, "stoker").stdout).cards[0];
  assert.match(card().text, /attack step.*your vanguard gets the state "blazing"/);
  assert.deepEqual(card("--edition", "vge"), card());
  assert.match(card("--edition", "vgi").text, /attack step.*, this unit gets the state "blazing"/);
  assert.match(card("--lang", "it").types, /unità/);
  for (const wrong of [["--edition", "vgx"], ["--system", "heroes", "--edition", "vgi"]]) {
    const { status, stderr } = twoseat("card", ...wrong, "stoker");
    assert.equal(status, 2);
    assert.match(stderr, /no edition/);
  }
});

test("a file of cards says itself of which system they are", () => {
  const cards = file("one-of-dragonball.json", { set: "Test", system: "dragonball", cards: [{ id: "wader", name: "Wader", type: "battle",
    colours: ["red"], cost: 1, specified: { red: 1 }, power: 5000, "combo-power": 5000, "combo-cost": 0, abilities: [] }] });
  const told = (...words) => twoseat("card", "--json", "--file", cards, ...words, "wader");
  const { status, stdout, stderr } = told();
  assert.equal(status, 0, stderr);
  assert.deepEqual(JSON.parse(stdout), JSON.parse(told("--system", "dragonball").stdout));
  assert.notEqual(told("--system", "heroes").status, 0);
});

test("the plain cards that demos lay out are told, of every system", () => {
  for (const system of ["vanguard", "berserk", "heroes", "dragonball"]) {
    const { cards } = JSON.parse(twoseat("card", "--json", "--plain", "--system", system).stdout);
    assert.ok(cards.length >= 5 && cards.every(({ id, name }) => id && name), system);
  }
  assert.match(twoseat("card", "--plain", "some-vanguard").stderr, /^twoseat: Say `twoseat card /);
  const own = file("none.json", { set: "Test", system: "heroes", cards: [] });
  assert.match(twoseat("card", "--plain", "--file", own).stderr, /^twoseat: A file has its own cards/);
});

test("playout --json prints exactly what scripts read", () => {
  const { status, stdout } = twoseat("playout", "--system", "vanguard", "--edition", "vge", "--decks",
    "all-lamps-lit,bells-below", "--seed", "3", "--games", "5", "--json");
  assert.equal(status, 0);
  const result = JSON.parse(stdout);
  assert.deepEqual(Object.keys(result),
    ["games", "decisions", "finished", "stuck", "turns", "seconds", "decisions_per_second", "wins", "hash"]);
  assert.equal(result.games, 5);
  assert.equal(result.wins.reduce((sum, n) => sum + n), 5);
});

test("deck check says yes to every deck of the project", () => {
  for (const name of ["all-lamps-lit", "bells-below", "careful-hours", "drift-and-dart"]) {
    const { status } = twoseat("deck", "check", join(root, `assets/decks/${name}.json`));
    assert.equal(status, 0, name);
  }
});

test("deck check names each broken rule and ends with 1", () => {
  const broken = structuredClone(deck);
  const [card] = Object.keys(broken.main);
  broken.main[card] += 3;
  const { status, stdout } = twoseat("deck", "check", file("broken.json", broken), "--json");
  assert.equal(status, 1);
  const { legal, faults } = JSON.parse(stdout);
  assert.equal(legal, false);
  const rules = faults.map((fault) => fault.rule);
  assert.ok(rules.includes("[vge 8.1.4.1]") && rules.includes("[vge 8.1.5]"), rules.join());
  for (const { sentence } of faults) assert.match(sentence, /\.$/);
});

test("files and words that make no sense end with 2 and one sentence on stderr", () => {
  for (const words of [[], ["fly"], ["deck", "check"], ["deck", "check", "/no/such/file"], ["playout", "--games", "many"],
    ["playout", "--system", "chess"], ["playout", "--decks", "x,y"], ["playout", "--fast"], ["systems", "more"],
    ["link", "encode", "--match", "--position", "x"], ["link", "encode"], ["bench", "now"],
    ["tournament", "--players", "search:0,random"], ["tournament", "--players", "random,chess"], ["tournament", "--games", "0"],
    ["tournament", "--system", "heroes", "--edition", "vge"], ["tournament", "now"],
    ["tournament", "--players", "greedy@1:2,random"], ["tournament", "--players", "greedy@1:x,random"]]) {
    const { status, stdout, stderr } = twoseat(...words);
    assert.equal(status, 2, words.join(" "));
    assert.equal(stdout, "");
    assert.match(stderr, /^twoseat: .+\.\n$/, words.join(" "));
  }
});

test("a tournament plays each pair with both seats, the same way every time, and says how sure it is", () => {
  const words = ["tournament", "--system", "heroes", "--players", "random,greedy,search:20", "--games", "4", "--json"];
  const { status, stdout } = twoseat(...words);
  assert.equal(status, 0);
  const pairings = JSON.parse(stdout);
  assert.deepEqual(pairings.map(({ players }) => players), [["greedy", "random"], ["search:20", "random"], ["search:20", "greedy"]]);
  for (const { games, won, share, interval: [least, most] } of pairings) {
    assert.equal(games, 4);
    assert.equal(share, won / games);
    assert.ok(least >= 0 && least <= share && share <= most && most <= 1.000001);
  }
  assert.equal(twoseat(...words).stdout, stdout);
});

test("a player may have weights of its own: with those of its family it plays as it does, with others otherwise", () => {
  const rules = ["tournament", "--system", "heroes", "--json"];
  const weights = JSON.parse(twoseat(...rules, "--weights").stdout);
  assert.ok(weights.length >= 3 && weights.every(({ what, worth }) => what && Number.isInteger(worth)));
  const shareOf = (worths) => JSON.parse(twoseat(...rules, "--games", "20", "--players", `random,greedy${worths}`).stdout)[0].share;
  const own = shareOf("");
  assert.equal(shareOf(`@${weights.map(({ worth }) => worth).join(":")}`), own);
  assert.ok(shareOf(`@${weights.map(({ worth }) => -worth).join(":")}`) < own, "who wants the worst gets it");
});

test("a match goes into a link and comes back as it was", () => {
  const given = journal(9);
  const path = file("match.json", given);
  const link = twoseat("link", "encode", "--match", path).stdout.trim();
  assert.match(link, /^m[\w-]+$/);
  const { status, stdout } = twoseat("link", "decode", `https://example.org/#${link}`, "--json");
  assert.equal(status, 0);
  const found = JSON.parse(stdout);
  assert.equal(found.kind, "match");
  assert.equal(found.course, "exact");
  for (const key of Object.keys(given)) assert.deepEqual(found[key], given[key], key);

  const position = twoseat("link", "encode", "--position", path).stdout.trim();
  assert.equal(JSON.parse(twoseat("link", "decode", position, "--json").stdout).hash, found.hash);
});

test("a seat's link holds the own hand and not the other's", () => {
  const path = file("seat.json", journal(9));
  const link = twoseat("link", "encode", "--seat", "A", path).stdout.trim();
  const { zones } = JSON.parse(twoseat("link", "decode", link, "--json").stdout);
  const zone = (name) => zones.find((entry) => entry.zone === name);
  assert.ok(zone("A.hand").count > 0);
  assert.equal(zone("A.hand").cards.length, zone("A.hand").count);
  assert.ok(zone("B.hand").count > 0);
  assert.deepEqual(zone("B.hand").cards, []);
  assert.deepEqual(zone("A.deck").cards, []);
});

test("a broken link ends with 1 and a sentence", () => {
  const link = twoseat("link", "encode", "--match", file("match.json", journal(9))).stdout.trim();
  for (const text of ["", "hello", link.slice(0, -3), `${link.slice(0, 8)}${link[8] === "A" ? "B" : "A"}${link.slice(9)}`, `m9${link.slice(2)}`]) {
    const { status, stderr } = twoseat("link", "decode", text);
    assert.equal(status, 1, text);
    assert.match(stderr, /^twoseat: .+\.\n$/, text);
  }
});

test("a link made with another rulebook says so, and is exact with that rulebook", () => {
  const bundle = JSON.parse(twoseat("rulebook").stdout);
  const cards = JSON.parse(bundle.assets["cards/vanguard-candlerow.json"]);
  for (const card of cards.cards) if (card.grade === 2 && card.power) card.power += 1000;
  bundle.assets["cards/vanguard-candlerow.json"] = JSON.stringify(cards);
  const kept = file("kept.json", bundle);
  const path = file("match.json", journal(9));
  const link = twoseat("link", "encode", "--match", path, "--rulebook", kept).stdout.trim();
  const course = (...more) => JSON.parse(twoseat("link", "decode", link, "--json", ...more).stdout).course;
  assert.equal(course("--rulebook", kept), "exact");
  assert.ok(["same course", "departs"].includes(course()));
});
