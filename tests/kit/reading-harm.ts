/** Lines by other people that must, or must not, be read as a harm: see reading-harm/README.md. */
import { readFileSync } from "node:fs";

const FOLDER = "tests/kit/reading-harm";
const HELD_OUT = "# held out";

/** `seen`: the half that the rules were written with; `held`: the half that nobody looked at. */
export type Half = "seen" | "held";

/** The lines of one file, without comments. */
export function harmLines(name: string, half: Half): string[] {
  const [seen = "", held = ""] = readFileSync(`${FOLDER}/${name}.txt`, "utf8").split(HELD_OUT);
  const lines = (half === "seen" ? seen : held).split("\n");
  return lines.filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

/** The lines that nothing is wrong with, of one kind of writer. */
export function innocentLines(reader: "prospect" | "setter" | "visitor", half: Half): string[] {
  const lines = harmLines("innocent-lines", half).map((line) => line.split("\t"));
  return lines.flatMap(([by, line = ""]) => (by === reader ? [line] : []));
}
