// Takes out of the site's scripts what only their readers need: comments, long names, space. Each stays a file of its own.
// usage: node scripts/minify.mjs SITE ESBUILD   (after all that reads scripts; offline.js is written after it)
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const [site, esbuild] = process.argv.slice(2);
const scripts = readdirSync(site, { recursive: true }).filter((path) => path.endsWith(".js") && path !== "offline.js").map((path) => join(site, path));
const { status, error } = spawnSync(esbuild, ["--minify", "--charset=utf8", "--log-level=warning", "--allow-overwrite", `--outbase=${site}`, `--outdir=${site}`, ...scripts], { stdio: "inherit" });
if (status !== 0) throw new Error(`${esbuild}: ${error?.message ?? `ended with ${status}`}`);
