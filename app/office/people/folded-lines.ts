/** Recipients whose lines a mail program has folded: “Ann Sample”, and in the next line “<ann@x.example>” (PEOPLE-5). Pure; runs anywhere. */
import { isTitleLine } from "./title-line";

/** `line`: where it begins, counted from one. */
export type TextLine = { line: number; text: string };

/** A name, or the beginning of one; longer is a sentence. */
const OPEN_NAME = /^["'“‘„]?\p{Lu}[^@<>:]{0,60}$/u;
const MAIL_HEAD = /^(?:to|cc|bcc|an|kopie|para|à)\s*:\s*/i;
const ANGLED = /^\s*<[^<>\s]{1,300}@[^<>\s]{1,300}>/;
const INDENTED = /^[ \t]+\S/;
/** An open name is shorter. */
const LOOKED_AT = 200;

/** `isIndented`: a list may be as a whole, and what is folded is under a line that is not. `isHead`: of a mail. */
type Begun = { line: number; parts: string[]; end: string; isIndented: boolean; isHead: boolean };

export function unfolded(text: string): TextLine[] {
  const begun: Begun[] = [];
  for (const [at, each] of text.split("\n").entries()) {
    const last = begun.at(-1);
    if (last && goesOn(last, each)) {
      last.parts.push(each.trim());
      last.end = `${last.end} ${each.trim()}`.slice(-LOOKED_AT);
    } else
      begun.push({
        line: at + 1,
        parts: [each],
        end: each.trimEnd().slice(-LOOKED_AT),
        isIndented: INDENTED.test(each),
        isHead: MAIL_HEAD.test(each),
      });
  }
  return begun.map(({ line, parts }) => ({ line, text: parts.join(" ") }));
}

function goesOn({ end, isIndented, isHead }: Begun, below: string): boolean {
  if (end === "") return false;
  if (ANGLED.test(below)) return hasOpenName(end);
  if (isIndented || !INDENTED.test(below)) return false;
  if (isHead) return true;
  const isQuoted = end.split('"').length % 2 === 0;
  return isQuoted || (end.includes("@") && (/[,;]$/.test(end) || hasOpenName(end)));
}

/** Someone whose address is still to come: alone in the line, or behind others. */
function hasOpenName(end: string): boolean {
  const behind = end.slice(end.lastIndexOf("@") + 1);
  const parts = behind.split(/[,;]/);
  if (end.includes("@") && parts.length === 1) return false;
  const name = (parts.at(-1) ?? "").trim().replace(MAIL_HEAD, "");
  return OPEN_NAME.test(name) && !isTitleLine(name);
}
