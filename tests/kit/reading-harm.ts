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

/** Sentences with a place for any word: those of the file, and ours. */
const FRAMES = [
  ...harmLines("frames", "seen"),
  ...harmLines("frames", "held"),
  "They gave me a {word} last week.",
  "I think {word} works best for me",
  "{word}?",
  "ok {word} then",
  "My sister does {word} in Tampa.",
  "We had {word} on Sunday",
  "is {word} part of the job",
  "Can I {word} from home?",
  "so {word} it is",
  "The bank called about the {word}.",
];

/** Each word in as many frames as given: which ones, its letters decide, whatever other words there are. */
export function framed(words: readonly string[], each: number): [word: string, line: string][] {
  return words.flatMap((word) => {
    const first = [...word].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 0);
    return Array.from({ length: each }, (_, turn): [string, string] => {
      const frame = FRAMES[(first + turn) % FRAMES.length] ?? "{word}";
      return [word, frame.replace("{word}", word)];
    });
  });
}

/** The words that are written in phrases, and whether a word begins as one of their prefixes does. */
export function writtenIn(phrases: readonly string[]): (word: string) => boolean {
  const words = new Set(phrases.flatMap((phrase) => phrase.replace(/[?!]/g, "").split(/[ |]/)));
  const prefixes = [...words].flatMap((word) => (word.endsWith("*") ? [word.slice(0, -1)] : []));
  return (word) => words.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
}

/** How many of a hundred lines are as they should be. */
export function shareOf(lines: readonly string[], isRight: (line: string) => boolean): number {
  return Math.floor((100 * lines.filter(isRight).length) / lines.length);
}
