// cspell:disable
/** Concerns that a message tells in few words, by what it is as a whole: a minor's "jay 15 tampa", a threat (READ-3). */
import { plainText } from "~/platform/text/plain-text";
import { type Concern, concernIn } from "~/reading/concerns";
import { isPlaceName } from "~/reading/places";

/** A name or nothing, an age under 18 and a place, which answers "how old are you and where do you live". */
const CARD =
  /^(?:(?:im|i'm|i am|its|it's|this is|hi|hey) )*(?:(\p{L}+),? )?(1[2-7])(?: ?(?:yo|y\/o|m|f))?,? (?:(?:from|in) )?(\p{L}[\p{L} ]*?)(?:, \p{L}+)?$/u;
/** A time is no age: "sunday 15 june", "after 13 eastern". */
const NO_NAME =
  /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$|^(?:at|on|by|after|before|around|about|till?|until|from|to|the|tmrw|tomorrow|today|tonight|my|only|like|over|under|almost|for|in|got|have|make|made|need|want|just|room|apt|unit|route|rt|exit|highway|hwy)$/;
/** "text me again and see what happens" */
const THREATENS =
  /\b(?:text|messag|call|contact|writ|dm|bother|email|hit|try|ask)\w*(?: to)? (?:me|us|her|him|my \w+)(?: (?:up|again|one more time|once more))* (?:and|n|&)(?: you(?:'?ll| will)?| u(?:'?ll| will)?)? (?:see|find out|watch)(?: (?:and see|n see))? what\b/;

/** What has a fixed reply, and no AI writes to. */
export function concernOf(said: string): Concern | null {
  return concernIn(said) ?? fewWordsConcern(said);
}

export function fewWordsConcern(said: string): Concern | null {
  const plain = plainText(said).toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
  if (THREATENS.test(plain)) return "abuse";
  const [, name = "", age, place = ""] = CARD.exec(plain.replace(/(?<![.! ])[.! ]+$/, "")) ?? [];
  return age && !NO_NAME.test(name) && isPlaceName(place) ? "minor" : null;
}
