import type { Puzzle } from "../../app/platform/proof-of-work/puzzle";

/** The puzzle in the data of a page, or in JSON, that was refused with it. */
export function puzzleIn(text: string): Puzzle {
  const [, token = ""] = /([\da-f-]{36}\.\d{13}\.\d+\.[\w-]{43})/.exec(text) ?? [];
  return { stamp: token, difficulty: Number(token.split(".")[2]) };
}
