/** Lines that many people wrote and labeled: the half that nobody looked at while the readers were built. */
import { readFileSync } from "node:fs";

/** `place`: the script's message it answers, or who asks. `fits`: its classes, or the answers that would be right. */
export type Line = { voice: string; place: string; fits: readonly string[]; text: string };
/** `places`: the second field is one. */
export function linesOf(file: string, places: boolean): Line[] {
  return readFileSync(`tests/kit/reading/${file}.txt`, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const parts = line.split(" | ");
      const [voice = "", place = ""] = parts;
      const [fits = "", ...text] = parts.slice(places ? 2 : 1);
      return { voice, place, fits: fits.split(", "), text: text.join(" | ") };
    });
}
