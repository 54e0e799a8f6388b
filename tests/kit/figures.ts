/** A soak test's results, written down for `npm run prove`. */
import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";

/** `scripts/prove.mjs` reads it. */
const FILE = "test-results/figures.jsonl";

/** One line of a test's table; `held` if it has a target. */
export type Figure = { what: string; measured: string; target?: string; held?: boolean };

/** Writes down a measurement, and fails the test if it missed its target. The test's name comes from its file. */
export function figure(found: Figure): void {
  const soak = path.basename(expect.getState().testPath ?? "").replace(".soak.ts", "");
  mkdirSync(path.dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify({ soak, ...found })}\n`);
  if (found.held !== undefined)
    expect(found.held, `${found.what}: ${found.measured}, not ${found.target}`).toBe(true);
}
