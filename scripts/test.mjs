// Everything that must hold before a change lands, quick parts first. `npm run check` stops after the quick ones.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "./chromium.mjs";
import { ensureNginx } from "./nginx.mjs";
import { prepare } from "./prepare.mjs";

const quickOnly = process.argv[2] === "check";
const RESULTS = "test-results";
const total = { passed: 0, failed: 0 };

await prepare({ tools: true });
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

step("Format and lint", "biome", ["ci", "--error-on-warnings", "."]);
step("Types", "react-router", ["typegen"], ["tsc"]);
step("Unused code", "knip", []);
vitest("Rules and structure", ["unit"]);
if (!quickOnly) {
  ensureNginx();
  vitest("Pages and faults on both databases", ["embedded", "server"]);
  journeys();
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

// A step without its own runner counts as one.
function step(name, program, args, ...more) {
  heading(name);
  const runs = [[program, ...args], ...more];
  const ok = runs.every(([each, ...rest]) => run(each, rest));
  count(ok ? 1 : 0, ok ? 0 : 1);
}

function vitest(name, projects) {
  heading(name);
  const file = `${RESULTS}/${projects.join("-")}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const ok = run("vitest", [
    "run",
    ...projects.flatMap((each) => ["--project", each]),
    ...reporters,
  ]);
  const result = readResult(file);
  count(result?.numPassedTests ?? 0, result?.numFailedTests ?? 0);
  if (!ok && !result?.numFailedTests) count(0, 1);
}

function journeys() {
  heading("Browser journeys");
  const chromium = ensureChromium();
  if (chromium === null) return count(0, 1);
  const ok = run("playwright", ["test"], { CHROMIUM_PATH: chromium });
  const { stats } = readResult(`${RESULTS}/e2e.json`) ?? {};
  count(stats?.expected ?? 0, stats?.unexpected ?? 0);
  if (!ok && !stats?.unexpected) count(0, 1);
}

function run(program, args, env = {}) {
  return (
    spawnSync(program, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0
  );
}

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

function heading(name) {
  console.log(`\n— ${name}`);
}
