/** The product as a separate process, to be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";

export type ChildProduct = { url: string; process: ChildProcess; output: () => string };

/** A command, where it runs, as which user, and with only the given variables. */
export type Installed = { command: readonly string[]; cwd: string; uid?: number; gid?: number };

/** Its memory as in package.json. */
const MEMORY = ["--max-semi-space-size=4", "--max-old-space-size=512"];
export const TRIMMED = { MALLOC_TRIM_THRESHOLD_: "131072" };
export const SERVE = [...MEMORY, "scripts/run.mjs", "serve"];

/**
 * Runs `npm start`'s command, another one for Node, or one installed elsewhere; returns when it says that it is ready.
 * Throws with its output if it ends first.
 */
export async function spawnProduct(
  env: Record<string, string>,
  run: readonly string[] | Installed = SERVE,
): Promise<ChildProduct> {
  // The test runner sets variables with these names for itself.
  const { BASE_URL: _, NODE_ENV: __, ...inherited } = process.env;
  const { command, ...place } = "command" in run ? run : { command: [process.execPath, ...run] };
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    ...place,
    env: { ...("command" in run ? {} : { ...inherited, ...TRIMMED }), LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const heard = (chunk: Buffer) => {
      output += chunk;
      const ready = /ready at (http:\S+)/.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout?.on("data", heard);
    child.stderr?.on("data", heard);
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  return { url, process: child, output: () => output };
}

/** Sends a signal; returns the exit code once the process is gone, and how long that took in ms. */
export async function endChild(
  { process: child }: ChildProduct,
  signal: NodeJS.Signals,
): Promise<{ code: number | null; ms: number }> {
  const started = performance.now();
  const gone = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.kill(signal);
  return { code: await gone, ms: performance.now() - started };
}

/** Resident memory of a process, in kB, where the system tells it. */
export function memoryOf({ process: child }: ChildProduct): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
