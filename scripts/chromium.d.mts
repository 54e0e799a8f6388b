/** The path of a Chromium on this machine, or null. `CHROMIUM_PATH` comes first. */
export function findChromium(): string | null;

/** The path of the headless shell on this machine, else of a Chromium, or null. `HEADLESS_SHELL_PATH` comes first. */
export function findHeadlessShell(): string | null;

/** The path of a Chromium, installed first with its shell where missing; prints what to do and returns null if that fails. */
export function ensureChromium(): Promise<string | null>;
