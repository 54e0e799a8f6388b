// Injects each fault of tests/mutate into a copy of the product, one at a time, runs its tests there and lists what
// they caught. With words, only the faults whose name or file contains one of them; with `--places` nothing is run.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { prepare } from "./prepare.mjs";

const words = process.argv.slice(2).filter((each) => !each.startsWith("--"));
const root = process.cwd();

await prepare({ build: false });
const mutations = (await all()).filter(({ name, file }) =>
  words.length === 0 ? true : words.some((word) => `${name} ${file}`.includes(word)),
);
const lost = mutations.filter(({ file, find }) => occurrences(file, find) !== 1);
for (const { name, file } of lost)
  console.error(`No place for "${name}": its text is not once in ${file}`);
if (lost.length > 0 || mutations.length === 0) process.exit(1);
if (process.argv.includes("--places")) {
  console.log(`${mutations.length} faults, each in its place`);
  process.exit(0);
}

const copy = copied();
const found = { caught: 0, survived: 0, broken: 0 };
try {
  for (const mutation of mutations) {
    const { outcome, by } = tried(mutation);
    found[outcome] += 1;
    console.log(`${outcome.padEnd(8)} ${mutation.name} (${mutation.file})${by ? `: ${by}` : ""}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${found.caught} caught, ${found.survived} survived, ${found.broken} broken`);
process.exit(found.survived + found.broken > 0 ? 1 : 0);

async function all() {
  // Only the pinned Node, which runs this from here on, reads TypeScript.
  const modules = await Promise.all([
    import("../tests/mutate/money.ts"),
    import("../tests/mutate/sign-in.ts"),
  ]);
  return modules.flatMap((module) => Object.values(module).flat());
}

function occurrences(file, text) {
  try {
    return readFileSync(path.join(root, file), "utf8").split(text).length - 1;
  } catch {
    return 0;
  }
}

/** What is in the repository or could be added to it; not this checkout's packages. */
function copied() {
  const directory = mkdtempSync(path.join(os.tmpdir(), "setpoint-mutate-"));
  const { stdout } = spawnSync("git", ["ls-files", "-coz", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of stdout.split("\0").filter(Boolean))
    cpSync(path.join(root, file), path.join(directory, file), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(directory, "node_modules"));
  return directory;
}

/** `broken`: the fault cannot be built, or its tests did not run, so nothing was proved. */
function tried({ file, find, replace, on = "integration", tests }) {
  const target = path.join(copy, file);
  const before = readFileSync(target, "utf8");
  writeFileSync(
    target,
    before.replace(find, () => replace),
  );
  try {
    if (on !== "unit" && run("react-router", ["build", "--logLevel", "error"]) !== 0)
      return { outcome: "broken", by: "it does not build" };
    const failed = failedTest(on, tests);
    if (failed.ok) return { outcome: "survived" };
    return failed.by
      ? { outcome: "caught", by: failed.by }
      : { outcome: "broken", by: "no test ran" };
  } finally {
    writeFileSync(target, before);
  }
}

function failedTest(project, tests) {
  const results = path.join(copy, "test-results/mutation.json");
  rmSync(results, { force: true });
  const args = ["run", "--project", project, "--bail", "1", "--reporter=json"];
  const status = run("vitest", [...args, `--outputFile.json=${results}`, ...tests]);
  const each = (read(results)?.testResults ?? []).flatMap((file) => file.assertionResults);
  const failed = each.find((test) => test.status === "failed");
  return {
    ok: status === 0 && each.some((test) => test.status === "passed"),
    by: failed?.fullName,
  };
}

function run(program, args, env = {}) {
  const quiet = { cwd: copy, stdio: "ignore", env: { ...process.env, ...env } };
  return spawnSync(program, args, quiet).status;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
