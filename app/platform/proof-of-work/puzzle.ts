/** A puzzle that a 429 may contain: sending its solution along gets past the limit. */

/** The response is JSON `{ error, puzzle: { stamp, difficulty } }`: pages opened before an update know the token as `stamp`. */
export type Puzzle = { stamp: string; difficulty: number };

export type Solution = { token: string; proof: string };

/** The fields of a form that sends a solution, by names that pages opened before an update know. */
export const SOLUTION_FIELDS = { token: "stamp", proof: "proof" } as const;

/** The header of the next attempt: `<token> <proof>`. */
export const SOLUTION_HEADER = "X-Puzzle-Solution";

/** Finds a number whose hash with the token's id begins with `difficulty` zero bits, without blocking the page. */
export async function solvePuzzle({ stamp: token, difficulty }: Puzzle): Promise<Solution> {
  const [id = ""] = token.split(".");
  const { findProof } = await import("./work");
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { token, proof: await findProof(id, difficulty, pause) };
}

export function writeSolution({ token, proof }: Solution): string {
  return `${token} ${proof}`;
}

export function readSolution(header: string | null): Solution {
  const [token = "", proof = ""] = (header ?? "").split(" ");
  return { token, proof };
}

/** The solution that a page sent with its form. */
export function solutionIn(form: FormData): Solution | null {
  const [token, proof] = [form.get(SOLUTION_FIELDS.token), form.get(SOLUTION_FIELDS.proof)];
  return typeof token === "string" && typeof proof === "string" ? { token, proof } : null;
}
