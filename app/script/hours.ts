/** "Only 15" answers a question about hours with a number of them: nobody there tells an age. Pure; runs anywhere. */
import type { ScriptNode } from "./copy/conversation";

const ASKS_FOR_HOURS = /\bhours?\b/i;
const BARE_NUMBER =
  /^(?:(?:only|just|barely|maybe|about|around|like|probably|i have|i got|ive got) )*\d{1,2}(?= |$)(?: (?:lol|tho|though|btw|rn|haha|max|tops|or so))*$/;

/** What was said, with the unit that the current message asks for. */
export function withHours(said: string, place: ScriptNode | null): string {
  const plain = said
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[.!,]+/g, " ");
  const bare = plain.replaceAll(/\s+/g, " ").trim();
  return place && ASKS_FOR_HOURS.test(place.message) && BARE_NUMBER.test(bare)
    ? `${said.trim()} hours`
    : said;
}
