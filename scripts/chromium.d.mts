/** The path of a Chromium on this machine, or null. `CHROMIUM_PATH` comes first. */
export function findChromium(): string | null;

/** The path of a Chromium, installed first where there is none; says what to do and answers null where that fails. */
export function ensureChromium(): string | null;
