// Runs the long soak tests, prints what they measured and writes it into docs/assurance.md. With names, only those:
// `npm run prove -- load faults`; `--embedded` or `--server` after them for one database. `translated` runs the journeys
// in browsers that translate every page.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import { ensureChromium } from "./chromium.mjs";
import { ensureNginx } from "./nginx.mjs";
import { prepare } from "./prepare.mjs";

const PAGE = "docs/assurance.md";
const FIGURES = "test-results/figures.jsonl";

await prepare({ tools: true });
if (process.argv.includes("translated")) process.exit(await translated());
await ensureNginx();
rmSync(FIGURES, { force: true });
const engines = ["embedded", "server"].filter((each) => process.argv.includes(`--${each}`));
const asked = process.argv.slice(2).filter((each) => !each.startsWith("--"));
// A power cut is a fault too, and takes long enough to need its own flag.
const names = asked.includes("faults") ? [...new Set([...asked, "powercut"])] : asked;
const projects = (engines.length > 0 ? engines : ["embedded", "server"]).flatMap((engine) => [
  "--project",
  `soak-${engine}`,
]);
const { status } = spawnSync(
  "vitest",
  ["run", ...projects, "--no-file-parallelism", ...names.map((name) => `soak/${name}.soak`)],
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

/** All journeys, those too that `npm test` makes on pages as they are delivered. */
async function translated() {
  const env = { ...process.env, TRANSLATED: "1", CHROMIUM_PATH: (await ensureChromium()) ?? "" };
  return spawnSync("playwright", ["test"], { stdio: "inherit", env }).status ?? 1;
}

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
    ({ what, engine, target = "", measured, held }) =>
      `| ${what} | ${engine} | ${target} | ${measured} | ${held === undefined ? "" : held ? "yes" : "no"} |`,
  );
  return ["| What | Database | Target | Measured | Held |", "|---|---|---|---|---|", ...rows].join(
    "\n",
  );
}
