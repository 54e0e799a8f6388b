// Finds a Chromium for the browser journeys, and brings one onto the machine where that is possible.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium on this machine, or null. `CHROMIUM_PATH` comes first. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, downloaded(), ...INSTALLED];
  return candidates.find((candidate) => candidate && isExecutable(candidate)) ?? null;
}

/** The path of a Chromium, installed first if there is none; prints what to do and returns null if that fails. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log("The browser journeys need Chromium: downloading it…");
  run(path.join(root, "node_modules/.bin/playwright"), ["install", "chromium"]);
  if (!findChromium() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Debian's Chromium instead…");
    run("apt-get", ["update"]) && run("apt-get", ["install", "-y", "chromium"]);
  }
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

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(program, args) {
  return spawnSync(program, args, { stdio: "inherit" }).status === 0;
}
