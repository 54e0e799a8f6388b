/** The product on its machine: its name there, and what programs that it runs get to know (CFG-1). */
import path from "node:path";

/** Of its system user, its directory and its database. */
export const SYSTEM_NAME = "setpoint";

/** The product's own variables hold secrets, and PostgreSQL's would lead its programs elsewhere. */
const PASSED_ON = /^(?:PATH|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|SYSTEMROOT|(?:LD|DYLD)_LIBRARY_PATH)$/i;

/** The environment for a program that the product runs: what every program needs, and `more`. */
export function programEnvironment(
  more: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  const passed = Object.entries(process.env).filter(([name]) => PASSED_ON.test(name));
  return { ...Object.fromEntries(passed), ...more };
}

/** Where the system looks for programs, in order. */
export function programDirectories(): string[] {
  return (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
}
