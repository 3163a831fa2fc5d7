// What became of the changes, as docs/mutations.md: without dates or times, so that the same results give the same file.

// What stays the same when lines are added above: the key under which a verdict is kept.
export const key_of = ({ file, before, after }) => `${file}: ${before} => ${after}`;

function counted(results, by) {
  const rows = new Map();
  for (const each of results) {
    const row = rows.get(each[by]) ?? { all: 0, noticed: 0, nothing: 0 };
    ++row.all;
    if (each.noticed) ++row.noticed;
    else if (each.verdict) ++row.nothing;
    rows.set(each[by], row);
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
}

const share = (part, all) => (all === 0 ? "-" : `${(Math.floor((1000 * part) / all) / 10).toFixed(1)} %`);

function table(heading, rows) {
  return [`| ${heading} | changes | noticed | change nothing | noticed of those that change something |`, "| --- | --: | --: | --: | --: |",
    ...rows.map(([name, { all, noticed, nothing }]) => `| ${name} | ${all} | ${noticed} | ${nothing} | ${share(noticed, all - nothing)} |`), ""];
}

// results: [{ file, line, folder, kind, before, after, rule, noticed }] with noticed as the name of the tests that did, or null
export function report(results, { seed, wanted, dropped, only = [], verdicts = {} }) {
  const judged = results.map((each) => ({ ...each, verdict: verdicts[key_of(each)] ?? "", everything: "all" }));
  const unnoticed = judged.filter((each) => !each.noticed)
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || (a.after < b.after ? -1 : 1)));
  const noticers = counted(judged.filter((each) => each.noticed).map((each) => ({ ...each, by: each.noticed })), "by");
  const lines = ["# The tests tested", "",
    "Written by `tests/mutate`. The program is changed one small thing at a time, and the rule demos, card tests and unit tests are run: what",
    "none of them notices is listed below. A verdict says why a change changes nothing; it is kept in `tests/mutation/verdicts.json`.", "",
    `Seed ${seed}; ${results.length} of ${wanted} changes tried; ${dropped} more did not compile and were left out.`];
  if (only.length > 0) lines.push("", `Drawn only from ${only.map((name) => `engine/${name}`).join(", ")}.`);
  if (results.length < wanted) lines.push("", "**Not finished**: `tests/mutate` goes on where it stopped.");
  lines.push("", "## By folder", "", ...table("folder", [...counted(judged, "folder"), ...counted(judged, "everything")]),
    "## By kind of change", "", ...table("kind", counted(judged, "kind")), "## What noticed them", "", "| tests | noticed |", "| --- | --: |",
    ...noticers.map(([name, { all }]) => `| ${name} | ${all} |`), "", "## Unnoticed", "");
  if (unnoticed.length === 0) lines.push("None.", "");
  for (const each of unnoticed) {
    lines.push(`### ${each.file}:${each.line}`, "", `${each.kind}; nearest rule: ${each.rule || "none cited"}`, "",
      "```diff", `- ${each.before}`, `+ ${each.after}`, "```", "", `Verdict: ${each.verdict || "none yet"}`, "");
  }
  return lines.join("\n");
}
