/** The Chromium that the browser journeys drive: the search is the test runner's own. */
import { userInfo } from "node:os";
import { findChromium } from "../../scripts/chromium.mjs";

const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Launch options: which program, and that it talks to nobody but the product. Chromium's sandbox refuses root. */
export function chromiumLaunch(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("There is no Chromium: see scripts/chromium.mjs.");
  return { executablePath, args: userInfo().uid === 0 ? [...QUIET, "--no-sandbox"] : QUIET };
}
