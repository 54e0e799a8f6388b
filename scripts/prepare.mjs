// Makes a checkout ready to run: packages as locked, the pinned Node, a current build. What tests, checks and
// measurements need besides is installed only for those (`tools`).
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const bin = path.join(root, "node_modules/.bin");
const pinnedNode = path.join(bin, process.platform === "win32" ? "node.exe" : "node");
const LEAST_NODE_MAJOR = 24;
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
  install(tools);
  putBinFirst();
  await continueOnPinnedNode();
  if (build) buildIfNeeded();
}

function install(tools) {
  const stamp = path.join(root, "node_modules/.installed-lock");
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const installed = existsSync(stamp) && existsSync(pinnedNode) ? readFileSync(stamp, "utf8") : "";
  const everything = `${lock} with tools`;
  if (installed === everything || (installed === lock && !tools)) return;
  console.log("Installing packages…");
  // A checkout that has the tools keeps them when the lock file changes.
  const withTools = tools || installed.endsWith("with tools");
  cleanInstall(withTools ? "--include=dev" : "--omit=dev");
  if (!withTools) dropUnread();
  writeFileSync(stamp, withTools ? everything : lock);
}

/** What only the measurement of pages needs, from a manifest of its own. */
export function installLighthouse() {
  const lighthouse = path.join(root, "bench/lighthouse");
  if (!existsSync(path.join(lighthouse, "node_modules"))) cleanInstall("--prefix", lighthouse);
}

function cleanInstall(...options) {
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  run(
    program,
    [...first, "ci", ...options, "--no-audit", "--no-fund", "--loglevel=error"],
    "The packages could not be installed.",
  );
}

/** A third of what was installed: maps, types and manuals of packages, and the npm and headers that come with Node. */
function dropUnread() {
  const packages = path.join(root, "node_modules");
  // The program itself is linked out of there.
  rmSync(path.join(packages, "node/node_modules"), { recursive: true, force: true });
  for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && UNREAD.test(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
}

function putBinFirst() {
  const paths = (process.env.PATH ?? "").split(path.delimiter);
  if (paths[0] !== bin) process.env.PATH = [bin, ...paths].join(path.delimiter);
}

// The rest of this process is run again by the pinned Node; the first one only waits, and passes signals on.
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

function buildIfNeeded() {
  const built = "build/server/index.js";
  if (existsSync(built) && newest(BUILT_FROM) < statSync(built).mtimeMs) return;
  console.log("Building…");
  run("react-router", ["build", "--logLevel", "warn"], "The build failed.", {
    NODE_ENV: "production",
  });
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
  if (status === 0) return;
  console.error(complaint);
  process.exit(1);
}
