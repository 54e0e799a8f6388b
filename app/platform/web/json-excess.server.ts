/** How much a JSON text holds, counted in parts before it is parsed: a parser would make all of it in one go. */
import { makingWay } from "./long-work.server";

/** `values`: of all lists and objects together; `depth`: how many of them stand in one another. */
export type JsonBounds = { values: number; depth: number };

/** Looks at the clock only now and then: that costs more than a character. */
const CHARACTERS_BETWEEN = 16_384;
const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Which bound a text passes; null if it passes none. It may still be no JSON. */
export async function jsonExcess(
  text: string,
  { values, depth }: JsonBounds,
): Promise<keyof JsonBounds | null> {
  const makeWay = makingWay();
  let [counted, deep, inString, looked] = [0, 0, false, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (at - looked >= CHARACTERS_BETWEEN) {
      await makeWay();
      looked = at;
    }
    const code = text.charCodeAt(at);
    if (code === QUOTE) inString = !inString;
    else if (inString) {
      if (code === BACKSLASH) at += 1;
    } else if (OPENING.has(code)) {
      deep += 1;
      counted += 1;
    } else if (CLOSING.has(code)) deep -= 1;
    else if (code === COMMA) counted += 1;
    if (deep > depth) return "depth";
    if (counted > values) return "values";
  }
  return null;
}
