// Finds the browsers for the journeys, and installs them if possible: Chromium, and its headless shell, which draws no
// window and needs fewer resources.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { installFromDebian } from "./debian.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const INSTALLED_SHELL = "/usr/bin/chromium-headless-shell";

/** The path of a Chromium on this machine, or null. `CHROMIUM_PATH` comes first. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, downloaded(), ...INSTALLED];
  return candidates.find((candidate) => candidate && isExecutable(candidate)) ?? null;
}

/** The path of the headless shell on this machine, otherwise of a Chromium, or null. `HEADLESS_SHELL_PATH` comes first. */
export function findHeadlessShell() {
  const candidates = [process.env.HEADLESS_SHELL_PATH, ...downloadedShells(), INSTALLED_SHELL];
  return candidates.find((candidate) => candidate && isExecutable(candidate)) ?? findChromium();
}

/** The path of a Chromium, installed first with its shell if missing; prints what to do and returns null if that fails. */
export async function ensureChromium() {
  if (!findChromium()) {
    console.log("The browser journeys need Chromium: downloading it…");
    await download();
  }
  const missing = findChromium() ? [] : ["chromium"];
  if (findHeadlessShell() === findChromium()) missing.push("chromium-headless-shell");
  if (missing.length > 0) await installFromDebian(...missing);
  const installed = findChromium();
  if (!installed) {
    console.error(
      "There is no Chromium on this machine and none could be installed.\n" +
        "Install one (for example: apt-get install chromium), or set CHROMIUM_PATH to its program.",
    );
  }
  return installed;
}

function downloaded() {
  try {
    return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  } catch {
    return null;
  }
}

/** The test runner keeps the shell next to Chromium, under the same revision. */
function downloadedShells() {
  const [, browsers, revision] = /^(.*)\/chromium-(\d+)\//.exec(downloaded() ?? "") ?? [];
  const folder = `${browsers}/chromium_headless_shell-${revision}`;
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true });
  return files.filter((file) => file.endsWith("shell")).map((file) => path.join(folder, file));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function download() {
  const playwright = path.join(root, "node_modules/.bin/playwright");
  await once(spawn(playwright, ["install", "chromium"], { stdio: "inherit" }), "exit");
}
