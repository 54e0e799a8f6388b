// Writes docs/dependencies.md: every direct dependency with its reason, its current sizes, its release and its license.
// Reasons and releases are in dependencies.json; `--releases` looks up those of versions that changed, of all or of the
// packages named after it.
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createBuilder } from "vite";
import { isCommercial } from "../tests/structure/dependencies.ts";

const PAGE = "docs/dependencies.md";
const NOTES = "scripts/dependencies.json";

const { dependencies, devDependencies, optionalDependencies } = readJson("package.json");
const { packages } = readJson("package-lock.json");
const notes = readJson(NOTES);
const direct = Object.keys({ ...dependencies, ...devDependencies });
const [option, ...named] = process.argv.slice(2);
if (option === "--releases") lookUpReleases(named.length > 0 ? named : direct);
const inBrowser = await browserBytes();
writeFileSync(PAGE, page());
console.log(`${direct.length} dependencies stand in ${PAGE}.`);

function page() {
  return `# Dependencies

What the product and its tests stand on, and why. \`npm run docs:dependencies\` writes this page; reasons stand in
\`${NOTES}\`, and a test fails where page, \`package.json\` and lock file differ, or where a license of any package in the
lock file does not let a company use it. Sizes are those on the machine that wrote the page.

- **Installed**: the package's own folder. **With others**: and everything it brings along, which others may bring too.
- **In the browser**: what the build keeps of the package and what it brings, over all pages together, compressed
  (Brotli). A page loads only its part.
- **Last release**: the day on which the version in use came out.

## The product and its build

${table(Object.keys(dependencies), true)}

One of these holds the programs of PostgreSQL for the product's own database, about 60 MB; npm installs the one for the
machine (MIT): ${Object.entries(optionalDependencies)
    .map(([name, version]) => `\`${name}\` ${version}`)
    .join(", ")}.

## Tests, checks and measurements

\`npm run bench:web\` also installs Lighthouse, from the manifest in \`bench/lighthouse/\`.

${table(Object.keys(devDependencies), false)}
`;
}

function table(names, withBrowser) {
  const columns = ["package", "reason", "installed", "with others"];
  if (withBrowser) columns.push("in the browser");
  const head = [...columns, "last release", "license"];
  const rows = names.toSorted().map((name) => row(name, withBrowser));
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function row(name, withBrowser) {
  const { version, license } = packages[`node_modules/${name}`];
  const { reason, released } = notes[name] ?? {};
  if (!reason) throw new Error(`${NOTES} gives no reason for ${name}.`);
  if (!isCommercial(license)) throw new Error(`${name} is under ${license}.`);
  const sizes = [size(bytesOf(placeOf(name))), size(bytesWithOthers(name))];
  const bytes = inBrowser.get(name);
  if (withBrowser) sizes.push(bytes ? size(bytes) : "–");
  const day = released?.version === version ? released.day : "not looked up";
  return [`\`${name}\` ${version}`, reason, ...sizes, day, license];
}

function size(bytes) {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Asks the package registry through npm itself, and only for versions whose release is not recorded yet. */
function lookUpReleases(names) {
  for (const name of names) {
    const { version } = packages[placeOf(name)];
    if (notes[name]?.released?.version === version) continue;
    const { stdout } = spawnSync("npm", ["view", name, "time", "--json"], { encoding: "utf8" });
    const day = JSON.parse(stdout)[version].slice(0, 10);
    notes[name] = { ...notes[name], released: { version, day } };
  }
  writeFileSync(NOTES, `${JSON.stringify(notes, null, 2)}\n`);
  spawnSync("biome", ["format", "--write", NOTES]);
}

/** What remains in the browser build, by direct dependency: scripts compressed as one text, fonts as their files. */
async function browserBytes() {
  const kept = new Map();
  const keep = (id, content) => {
    const name = broughtBy(id);
    if (name) kept.set(name, [...(kept.get(name) ?? []), content]);
  };
  const measure = {
    name: "measure",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk")
          for (const [id, { code }] of Object.entries(file.modules)) keep(id, code ?? "");
        else for (const origin of file.originalFileNames) keep(origin, Buffer.from(file.source));
      }
    },
  };
  const builder = await createBuilder({ logLevel: "warn", plugins: [measure] });
  await builder.buildApp();
  return new Map([...kept].map(([name, contents]) => [name, compressed(contents)]));
}

function compressed(contents) {
  const files = contents.filter((each) => typeof each !== "string");
  const text = contents.filter((each) => typeof each === "string").join("\n");
  return files.reduce(
    (sum, { length }) => sum + length,
    text ? brotliCompressSync(text).length : 0,
  );
}

/** The direct dependency that a file belongs to, or that brings in its package. */
function broughtBy(id) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (!name || direct.includes(name)) return name;
  return Object.keys(dependencies).find((each) =>
    [...broughtAlong(each)].some((place) => place.endsWith(`node_modules/${name}`)),
  );
}

function bytesWithOthers(name) {
  const places = [...broughtAlong(name)];
  const inAnother = (place) => places.some((other) => place.startsWith(`${other}/`));
  return places
    .filter((place) => !inAnother(place))
    .reduce((sum, place) => sum + bytesOf(place), 0);
}

/** A package's directory and those of everything it brings in, according to the lock file. */
function broughtAlong(name) {
  const found = new Set();
  const visit = (place) => {
    if (found.has(place) || !existsSync(place)) return;
    found.add(place);
    const { dependencies: needed, optionalDependencies: optional } = packages[place] ?? {};
    for (const each of Object.keys({ ...needed, ...optional })) {
      const next = placeFrom(place, each);
      if (next) visit(next);
    }
  };
  visit(placeOf(name));
  return found;
}

/** Where Node finds a package from another one's directory: inside it, or in a folder above. */
function placeFrom(place, name) {
  const inside = `${place}/${placeOf(name)}`;
  if (inside in packages) return inside;
  const above = place.lastIndexOf("/node_modules/");
  if (above >= 0) return placeFrom(place.slice(0, above), name);
  return placeOf(name) in packages ? placeOf(name) : null;
}

function placeOf(name) {
  return `node_modules/${name}`;
}

/** Bytes of the files in these directories; one with two names counts once. */
function bytesOf(...places) {
  const files = new Map();
  const visit = (place) => {
    const found = lstatSync(place);
    if (!found.isDirectory()) return files.set(found.ino, found.size);
    for (const entry of readdirSync(place)) visit(path.join(place, entry));
  };
  places.forEach(visit);
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
