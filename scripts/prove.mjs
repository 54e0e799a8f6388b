// Runs the long soak tests and prints what they measured. With names, only those:
// `npm run prove -- load faults`. `translated` runs the journeys in browsers that translate every page.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "./chromium.mjs";
import { ensureNginx } from "./nginx.mjs";
import { prepare } from "./prepare.mjs";
import { ensureTestServers } from "./test-servers.mjs";

const FIGURES = "test-results/figures.jsonl";

await prepare({ tools: true });
if (process.argv.includes("translated")) process.exit(await translated());
await Promise.all([ensureNginx(), ensureTestServers()]);
rmSync(FIGURES, { force: true });
const asked = process.argv.slice(2);
// A power cut is a fault too, and takes long enough to need its own flag.
const names = asked.includes("faults")
  ? [...new Set([...asked, "powercut", "media-powercut"])]
  : asked;
const { status } = spawnSync(
  "vitest",
  [
    "run",
    "--project",
    "soak",
    "--no-file-parallelism",
    ...names.map((name) => `soak/${name}.soak`),
  ],
  { stdio: "inherit" },
);

const figures = existsSync(FIGURES)
  ? readFileSync(FIGURES, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  : [];
const soaks = Map.groupBy(figures, ({ soak }) => soak);
for (const [soak, found] of soaks) console.log(`\n${soak}\n${table(found)}`);
process.exit(status ?? 1);

/** All journeys, those too that `npm test` makes on pages as they are delivered. */
async function translated() {
  const env = { ...process.env, TRANSLATED: "1", CHROMIUM_PATH: (await ensureChromium()) ?? "" };
  return spawnSync("playwright", ["test"], { stdio: "inherit", env }).status ?? 1;
}

function table(found) {
  const rows = found.map(
    ({ what, target = "", measured, held }) =>
      `| ${what} | ${target} | ${measured} | ${held === undefined ? "" : held ? "yes" : "no"} |`,
  );
  return ["| What | Target | Measured | Held |", "|---|---|---|---|", ...rows].join("\n");
}
