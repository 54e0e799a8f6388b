// Runs the long soak tests, prints what they measured and writes it into docs/assurance.md. With names, only those:
// `npm run prove -- load faults`.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import { ensureChromium } from "./chromium.mjs";
import { ensureNginx } from "./nginx.mjs";
import { prepare } from "./prepare.mjs";

const PAGE = "docs/assurance.md";
const FIGURES = "test-results/figures.jsonl";

await prepare({ tools: true });
await ensureNginx();
rmSync(FIGURES, { force: true });
const asked = process.argv.slice(2);
// A power cut is a fault too, and takes long enough to need its own flag.
const names = asked.includes("faults") ? [...new Set([...asked, "powercut"])] : asked;
const { status } = spawnSync(
  "vitest",
  [
    "run",
    "--project",
    "soak",
    "--no-file-parallelism",
    ...names.map((name) => `soak/${name}.soak`),
  ],
  { stdio: "inherit", env: { ...process.env, CHROMIUM_PATH: (await ensureChromium()) ?? "" } },
);

const figures = existsSync(FIGURES)
  ? readFileSync(FIGURES, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  : [];
const soaks = Map.groupBy(figures, ({ soak }) => soak);
for (const [soak, found] of soaks) console.log(`\n${soak}\n${table(found)}`);
if (status === 0) write();
process.exit(status ?? 1);

/** Replaces the tables of the tests that ran; the text around them is written by hand. */
function write() {
  let page = readFileSync(PAGE, "utf8");
  for (const [soak, found] of soaks) {
    const place = new RegExp(`(<!-- figures: ${soak} -->\n)[^]*?(<!-- end -->)`);
    if (!place.test(page)) throw new Error(`${PAGE} has no place for the figures of ${soak}`);
    page = page.replace(place, (_, begin, end) => `${begin}\n${measured(found)}\n\n${end}`);
  }
  writeFileSync(PAGE, page);
  console.log(`\nWritten to ${PAGE}.`);
}

function measured(found) {
  const cores = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `${table(found)}\n\nMeasured on ${day}: ${cores[0]?.model.trim()}, ${cores.length} cores, ${memory} GB, Node ${process.versions.node}.`;
}

function table(found) {
  const rows = found.map(
    ({ what, target = "", measured, held }) =>
      `| ${what} | ${target} | ${measured} | ${held === undefined ? "" : held ? "yes" : "no"} |`,
  );
  return ["| What | Target | Measured | Held |", "|---|---|---|---|", ...rows].join("\n");
}
