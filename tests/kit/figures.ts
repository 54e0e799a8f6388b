/** What a proof has found, written down for `npm run prove`. */
import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { engine } from "./test-product";

/** `scripts/prove.mjs` reads it. */
const FILE = "test-results/figures.jsonl";

/** One line of a proof's table; `held` if it has a target. */
export type Figure = { what: string; measured: string; target?: string; held?: boolean };

/**
 * Writes down what was measured, and fails the test where it missed its target. The proof is the name of the test's
 * file, and the row tells the engine.
 */
export function figure(found: Figure): void {
  const proof = path.basename(expect.getState().testPath ?? "").replace(".proof.ts", "");
  mkdirSync(path.dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify({ proof, engine, ...found })}\n`);
  if (found.held !== undefined)
    expect(found.held, `${found.what}: ${found.measured}, not ${found.target}`).toBe(true);
}
