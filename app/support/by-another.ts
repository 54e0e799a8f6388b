/** Whether somebody asks if another person may do their part or use their account (HELP-1). */
import { plainText } from "~/platform/text/plain-text";
import { ANOTHER, DOES_IT, FOR_ME, HANDS_OVER, MAY } from "./copy/by-another";

/** "can my husband do half of it", "is it ok if my son answers my dms"; "can my wife join the call with me" is another question. */
const BY_ANOTHER = new RegExp(
  `\\b(?:${MAY})\\b[^.?!]{0,40}?\\b(?:${ANOTHER})\\b(?! from )[^.?!]{0,24}?\\b(?:${DOES_IT})\\b[^.?!]{0,40}?\\b(?:${FOR_ME})\\b`,
);
const HANDED_OVER = new RegExp(`\\b(?:${MAY})\\b[^.?!]{0,24}?\\b(?:${HANDS_OVER})\\b`);

export function asksForAnother(question: string): boolean {
  const plain = plainText(question).toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
  return BY_ANOTHER.test(plain) || HANDED_OVER.test(plain);
}
