// Everything that must hold before a change lands. `npm run check` stops after the quick parts. The journeys come first
// where the steps next to them also want the processor.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import { ensureChromium } from "./chromium.mjs";
import { failedJourneys, failedTests, pagesOfFailed } from "./failed-tests.mjs";
import { ensureNginx } from "./nginx.mjs";
import { buildIfNeeded, prepare } from "./prepare.mjs";
import { ensureTestServers } from "./test-servers.mjs";

const quickOnly = process.argv[2] === "check";
const RESULTS = "test-results";
/** A larger young generation: in short tests little outlives it, and collecting it took a twentieth of their time. */
const YOUNG_GENERATION = "--max-semi-space-size=64";
/** A third of the journeys' share of the processor. At the lowest share, some tests timed out on a slow machine. */
const LOWER_PRIORITY = 5;
/** One more than usual: the tests of pages often wait for other processes and for clocks. */
const WORKERS = ["--maxWorkers=3"];
const running = new Set();
let passed = 0;
/** The failures, one line each: repeated at the end, the only part of the output that some CI services show. */
const failures = [];

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => {
    for (const pid of running) process.kill(-pid, signal);
    process.exit(1);
  });
await prepare({ tools: true, build: false });
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const steps = [
  begin("Format and lint", "biome ci --error-on-warnings ."),
  begin("Types", "react-router typegen && tsc --singleThreaded"),
  begin("Unused code", "knip"),
  begin("Spelling", "npm run --silent spelling"),
];
for (const { pid } of steps) yieldTime(pid);
// What is missing is installed in the meantime.
const [servers, chromium] = quickOnly
  ? []
  : [Promise.all([ensureNginx(), ensureTestServers()]), ensureChromium()];
// In parallel with the steps, which need no build.
buildIfNeeded();
const journeys = quickOnly ? null : beginJourneys(chromium);
for (const step of steps) await end(step);
if (quickOnly) await vitest("Rules and structure", ["unit"]);
else {
  await servers;
  await vitest("Rules, pages and faults", ["unit", "integration"], WORKERS);
  await endJourneys(await journeys);
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** Starts this command; its output is kept for the end. */
function begin(name, command, env = {}) {
  const log = `${RESULTS}/${name.toLowerCase().replaceAll(" ", "-")}.log`;
  const file = openSync(log, "w");
  return { name, log, ...run(command, ["ignore", file, file], env) };
}

/** In a separate session, whose share of the processor can be lowered. */
function run(command, stdio, env = {}) {
  const child = spawn(command, {
    shell: true,
    stdio,
    detached: true,
    env: { NODE_OPTIONS: YOUNG_GENERATION, ...process.env, ...env },
  });
  const { pid } = child;
  running.add(pid);
  const exit = once(child, "exit").finally(() => running.delete(pid));
  return { pid, exit };
}

/**
 * The journeys' browsers are separate sessions, to which Linux gives equal shares: a low priority only counts within a
 * session, unless the session has one too.
 */
function yieldTime(pid) {
  if (quickOnly) return;
  try {
    os.setPriority(pid, LOWER_PRIORITY);
    writeFileSync(`/proc/${pid}/autogroup`, String(LOWER_PRIORITY));
  } catch {
    // Elsewhere the priority has to do, and a command that has already ended has none.
  }
}

// A step without its own runner counts as one test.
async function end(step) {
  const held = await shown(step);
  count(held ? 1 : 0, held ? [] : [step.name]);
}

/** Prints a step's output, once it has ended; returns whether it succeeded. */
async function shown({ name, log, exit }) {
  const [code] = await exit;
  heading(name);
  process.stdout.write(readFileSync(log, "utf8"));
  return code === 0;
}

async function vitest(name, projects, options = []) {
  heading(name);
  const file = `${RESULTS}/${projects.join("-")}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const args = [
    "run",
    ...projects.flatMap((each) => ["--project", each]),
    ...reporters,
    ...options,
  ];
  const { pid, exit } = run(`vitest ${args.join(" ")}`, "inherit");
  yieldTime(pid);
  const ok = (await exit)[0] === 0;
  const result = readResult(file);
  count(result.numPassedTests ?? 0, named(ok, failedTests(result), name));
}

async function beginJourneys(installing) {
  const chromium = await installing;
  return chromium && begin("Browser journeys", "playwright test", { CHROMIUM_PATH: chromium });
}

async function endJourneys(begun) {
  if (!begun) return count(0, ["Browser journeys: no Chromium"]);
  const ok = await shown(begun);
  const result = readResult(`${RESULTS}/e2e.json`);
  for (const page of pagesOfFailed(result, (file) => readFileSync(file, "utf8"))) {
    heading("What a failed journey's page showed");
    console.log(page);
  }
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
