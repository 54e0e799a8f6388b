// cspell:ignore ello lmao haha hahaha
/** Coaches' labels as the reader has them (READ-6): the classes of messages that consist of exactly these words. */
import { wordsIn } from "~/reading/words";
import type { Move } from "./message-rules";

/** By the key of a message. */
export type Labels = ReadonlyMap<string, readonly Move[]>;

/** `number`: they are counted in the order in which they were given; 0 for one that always holds. */
export type Label = { number: number; message: string; moves: readonly Move[] };

/** As a page gets them: a line each with its key, its number and the places of its classes. */
export type PackedLabels = { classes: readonly Move[]; lines: string };

export const NO_LABELS: Labels = new Map();

/** For a message that means nothing in a setter's conversation. */
export const NO_CLASS = "none";

/** `ask-location` as Ask location. */
export function classWords(label: string): string {
  if (label === NO_CLASS) return "None of these";
  const words = label.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const GREETED = /\b(?:[Hh]ey|[Hh]i|[Hh]ello|[Hh]iya|[Yy]o),? (?!I\b)\p{Lu}[\p{L}'’-]+/gu;
const NAMED_LAST = /, ?\p{Lu}[\p{Ll}'’-]+(?=\s*(?:[.!?\n]|$))/gu;
const FILLERS = new Set(
  "hey hi hello hiya yo lol lmao haha hahaha pls plz please ok okay um uh".split(" "),
);

/** The same for messages that differ in names, fillers, signs and short forms alone. */
export function keyOf(message: string): string {
  const words = wordsIn(message.replace(GREETED, "").replace(NAMED_LAST, ""));
  const meant = words.filter((word) => !FILLERS.has(word));
  return shortened((meant.length > 0 ? meant : wordsIn(message)).join(" "));
}

export function packed(labels: readonly Label[]): PackedLabels {
  const classes = [...new Set(labels.flatMap(({ moves }) => moves))];
  const lines = labels.map(({ number, message, moves }) =>
    [keyOf(message), number.toString(36), ...moves.map((move) => classes.indexOf(move))].join(" "),
  );
  return { classes, lines: lines.join("\n") };
}

/** Those up to a number; of two for the same words, the later. */
export function labelsIn({ classes, lines }: PackedLabels, upTo: number): Labels {
  const each = lines === "" ? [] : lines.split("\n").map((line) => line.split(" "));
  return new Map(
    each
      .filter(([, number = ""]) => Number.parseInt(number, 36) <= upTo)
      .map(([key = "", , ...places]) => [
        key,
        places.flatMap((place) => classes[Number(place)] ?? []),
      ]),
  );
}

/** 53 bits, mixed in two halves: two messages of a company practically never have the same. */
function shortened(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one =
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other =
    Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (other & 2_097_151) + (one >>> 0)).toString(36);
}
