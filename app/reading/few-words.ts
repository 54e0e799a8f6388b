// cspell:disable
/** Concerns that a message tells in few words, by what it is as a whole: a minor's "jay 15 tampa", a threat (READ-3). */
import { plainText } from "~/platform/text/plain-text";
import type { Concern } from "./concern-rules";
import { isPlaceName } from "./places";
import { threatens } from "./short-threats";

/** A name or nothing, an age under 18 and a place, which answers "how old are you and where do you live". */
const CARD =
  /^(?:(?:im|i'm|i am|its|it's|this is|hi|hey) )*(?:(\p{L}+),? )?(1[2-7])(?: ?(?:yo|y\/o|m|f))?,? (?:(?:from|in) )?(\p{L}[\p{L} ]*?)(?:, \p{L}+)?$/u;
/** A time is no age: "sunday 15 june", "after 13 eastern". */
const NO_NAME =
  /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$|^(?:at|on|by|after|before|around|about|till?|until|from|to|the|tmrw|tomorrow|today|tonight|my|only|like|over|under|almost|for|in|got|have|make|made|need|want|just|room|apt|unit|route|rt|exit|highway|hwy)$|^.{3,}ing$/;
/** An age and nothing besides, but for its unit or how little it is. */
const ONLY_AN_AGE =
  /^(?:(?:im|i'm|i am) )?(?:(?:only|just|barely) 1[2-7]|1[2-7](?= )|(?:(?:only|just|barely) )?1[2-7] ?(?:yo|y\/o|(?:yrs?|years?) old))(?: (?:lol|tho|though|btw|rn|haha))?$/;

export function fewWordsConcern(said: string): Concern | null {
  const plain = plainText(said).toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
  if (threatens(plain)) return "abuse";
  const bare = plain.replace(/(?<![.! ])[.! ]+$/, "");
  if (ONLY_AN_AGE.test(bare)) return "minor";
  const [, name = "", age, place = ""] = CARD.exec(bare) ?? [];
  return age && !NO_NAME.test(name) && isPlaceName(place) ? "minor" : null;
}
