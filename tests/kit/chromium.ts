/** The browsers that the journeys drive: the test runner finds them. */
import { userInfo } from "node:os";
import { findChromium, findHeadlessShell } from "../../scripts/chromium.mjs";
import { hasMemoryForFiles } from "./quick-place.ts";

const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Each page lives for a second or two: the output of V8's optimizing compilers is discarded before it pays off, and so
 * is a process started in advance for another page.
 */
const SHORT_LIVED = ["--js-flags=--no-opt,--no-maglev", "--renderer-process-limit=1"];

/** Playwright puts the memory that Chromium's processes share into files, for the sake of small containers. */
const SHARED_IN_FILES = ["--disable-dev-shm-usage"];

type Launch = { executablePath?: string; args: string[]; ignoreDefaultArgs: string[] };

/** Launch options: which program, and that it talks to nothing but the product. Chromium's sandbox refuses root. */
export function chromiumLaunch(): Launch {
  return launch(findChromium());
}

/** The same for the headless shell, if this machine has one, and for pages that no one measures. */
export function headlessShellLaunch(): Launch {
  const { args, ...program } = launch(findHeadlessShell());
  return { ...program, args: [...args, ...SHORT_LIVED] };
}

/** Without a program, Playwright looks for its own browser, and says how to get it. */
function launch(found: string | null): Launch {
  const args = userInfo().uid === 0 ? [...QUIET, "--no-sandbox"] : QUIET;
  const ignoreDefaultArgs = hasMemoryForFiles() ? SHARED_IN_FILES : [];
  const options = { args, ignoreDefaultArgs };
  return found === null ? options : { executablePath: found, ...options };
}
