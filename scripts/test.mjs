// Everything that must hold before a change lands. `npm run check` stops after the quick parts, which run beside the
// journeys. The tests that use the processor for minutes wait until the journeys are over.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import { ensureChromium } from "./chromium.mjs";
import { failedJourneys, failedTests } from "./failed-tests.mjs";
import { ensureNginx } from "./nginx.mjs";
import { prepare } from "./prepare.mjs";

const quickOnly = process.argv[2] === "check";
const RESULTS = "test-results";
/** Of what runs beside the journeys: they keep a page waiting that others would not notice. */
const LATER_THAN_JOURNEYS = 5;
/** One more than usual: they wait for other processes and for clocks much of the time. */
const INTEGRATION = ["--maxWorkers=3"];
let passed = 0;
/** What failed, a line each: repeated at the end, the only part of the output that some CI services show. */
const failures = [];

await prepare({ tools: true });
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const steps = [
  begin("Format and lint", "biome ci --error-on-warnings ."),
  begin("Types", "react-router typegen && tsc"),
  begin("Unused code", "knip"),
  begin("Spelling", "npm run --silent spelling"),
];
// What is missing is brought onto the machine meanwhile.
if (!quickOnly) ensureNginx();
const chromium = quickOnly ? null : ensureChromium();
const journeys = chromium
  ? begin("Browser journeys", "playwright test", { CHROMIUM_PATH: chromium })
  : null;
if (journeys) os.setPriority(LATER_THAN_JOURNEYS);
for (const step of steps) await end(step);
vitest("Rules and structure", ["unit"]);
if (!quickOnly) {
  await endJourneys();
  vitest("Pages and faults on both databases", ["embedded", "server"], INTEGRATION);
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** Starts this command; what it prints is kept for the end. */
function begin(name, command, env = {}) {
  const log = `${RESULTS}/${name.toLowerCase().replaceAll(" ", "-")}.log`;
  const file = openSync(log, "w");
  return {
    name,
    log,
    exit: once(
      spawn(command, {
        shell: true,
        stdio: ["ignore", file, file],
        env: { ...process.env, ...env },
      }),
      "exit",
    ),
  };
}

// A step without its own runner counts as one.
async function end(step) {
  const held = await shown(step);
  count(held ? 1 : 0, held ? [] : [step.name]);
}

/** Prints what a step has printed, once it has ended; returns whether it went well. */
async function shown({ name, log, exit }) {
  const [code] = await exit;
  heading(name);
  process.stdout.write(readFileSync(log, "utf8"));
  return code === 0;
}

function vitest(name, projects, options = []) {
  heading(name);
  const file = `${RESULTS}/${projects.join("-")}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const args = [
    "run",
    ...projects.flatMap((each) => ["--project", each]),
    ...reporters,
    ...options,
  ];
  const ok = spawnSync("vitest", args, { stdio: "inherit" }).status === 0;
  const result = readResult(file);
  count(result.numPassedTests ?? 0, named(ok, failedTests(result), name));
}

async function endJourneys() {
  if (journeys === null) return count(0, ["Browser journeys: no Chromium"]);
  const ok = await shown(journeys);
  const result = readResult(`${RESULTS}/e2e.json`);
  count(result.stats?.expected ?? 0, named(ok, failedJourneys(result), "Browser journeys"));
}

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/** A run that failed without a failed test counts as one. */
function named(ok, failed, name) {
  return ok || failed.length > 0 ? failed : [name];
}

function count(more, failed) {
  passed += more;
  failures.push(...failed);
}

function heading(name) {
  console.log(`\n— ${name}`);
}
