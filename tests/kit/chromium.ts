/** The browsers that the journeys drive: the search is the test runner's own. */
import { userInfo } from "node:os";
import { findChromium, findHeadlessShell } from "../../scripts/chromium.mjs";

const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Each page lives for a second or two: what the optimizing compilers of V8 make is thrown away before it pays. */
const SHORT_LIVED = ["--js-flags=--no-opt,--no-maglev,--no-sparkplug"];

type Launch = { executablePath: string; args: string[] };

/** Launch options: which program, and that it talks to nobody but the product. Chromium's sandbox refuses root. */
export function chromiumLaunch(): Launch {
  return launch(findChromium());
}

/** The same for the headless shell, where this machine has one, and for pages that nobody measures. */
export function headlessShellLaunch(): Launch {
  const { executablePath, args } = launch(findHeadlessShell());
  return { executablePath, args: [...args, ...SHORT_LIVED] };
}

function launch(executablePath: string | null): Launch {
  if (executablePath === null) throw new Error("There is no Chromium: see scripts/chromium.mjs.");
  return { executablePath, args: userInfo().uid === 0 ? [...QUIET, "--no-sandbox"] : QUIET };
}
