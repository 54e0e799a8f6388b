/** The labeled lines beside this file. */
import { readFileSync } from "node:fs";
import type { Example } from "./training";

const NOTHING = "nothing";
/** The voice of frames with a word that fills them: they teach that word, and not what people write. */
export const FRAME = "frame";

/** `voice | classes | text` per line. */
export function examplesIn(file: string, seen: (text: string) => readonly string[]): Example[] {
  return readFileSync(`scripts/readers/${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [voice = "", classes = "", ...rest] = line.split(" | ");
      const text = rest.join(" | ");
      const own = classes.split(", ").filter((each) => each !== NOTHING);
      return { voice, text, classes: own, seen: seen(text) };
    });
}
