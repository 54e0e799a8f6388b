/** A puzzle that a 429 may contain: sending its solution along gets past the limit. */
import { findProof } from "./work";

/** The response is JSON `{ error, puzzle: { stamp, difficulty } }`. */
export type Puzzle = { stamp: string; difficulty: number };

export type Solution = { stamp: string; proof: string };

/** The header of the next attempt: `<stamp> <proof>`. */
export const SOLUTION_HEADER = "X-Puzzle-Solution";

/** Finds a number whose hash with the stamp's id begins with `difficulty` zero bits, without blocking the page. */
export async function solvePuzzle({ stamp, difficulty }: Puzzle): Promise<Solution> {
  const [id = ""] = stamp.split(".");
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { stamp, proof: await findProof(id, difficulty, pause) };
}

export function writeSolution({ stamp, proof }: Solution): string {
  return `${stamp} ${proof}`;
}

export function readSolution(header: string | null): Solution {
  const [stamp = "", proof = ""] = (header ?? "").split(" ");
  return { stamp, proof };
}

/** The solution that a page sent with its form. */
export function solutionIn(form: FormData): Solution | null {
  const [stamp, proof] = [form.get("stamp"), form.get("proof")];
  return typeof stamp === "string" && typeof proof === "string" ? { stamp, proof } : null;
}
