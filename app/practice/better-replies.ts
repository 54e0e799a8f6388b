/** Replies to an objection, and the prospect's own words said again: what better lines are made of (READ-8). */
import { HEARD, REPLIES, type Reply } from "./copy/better-lines";
import type { Move, read } from "./message-classifier";
import { feels } from "./mood";
import type { Objection } from "./practice";

const ABOUT_MONEY: readonly Move[] = ["explain-pay", "state-cost", "set-expectations"];
const MONEY = /[$%]|\b(?:earn|earnings|paid|paycheck|commission|money)\b/i;
const QUESTION = /^(?:so |and )?(?:how|what|why|who|when|where|do|is|are|can|could)\b|\?$/i;
/** Words that are addressed to the setter and tell nothing. */
const TO_THE_SETTER = /\b(?:thanks?|thx|hi+|hey+|hello|please|sorry)\b/i;
/** What goes on from something else is no sentence of its own. */
const GOES_ON = /^(?:that|than|because|since|so|or|nor|to|like|which|who)\b/i;
/** Who asked nothing is not told that it was a fair question, and who asked is not told that they refused. */
const TO_A_QUESTION = /\b(?:ask|asks|asking|question|fair point)\b/i;
const TO_A_REFUSAL = /\b(?:respect that|isn't for everyone|no shame|no problem|keep it)\b/i;
/** Words of the prospect's that can be said again. */
const QUOTED = { least: 3, most: 10 };

type Company = { replies: Readonly<Record<string, readonly Reply[]>>; reader: typeof read };

/** What acknowledges it, first what the moment needs, with the prospect's own words if they say how it feels, then the answer, and what leads on. */
export function repliesTo(
  { id, says, answer }: Objection,
  { replies, reader }: Company,
  first: readonly string[],
): string[] {
  const settles = (words: string) => reader(words).moves.includes(answer);
  const ours = REPLIES[answer];
  const company = replies[id] ?? [];
  const isHurt = feels(says);
  // Money answers no fear, unless money is what they ask about.
  const calm = company.filter((reply) => ABOUT_MONEY.includes(answer) || !MONEY.test(reply.answer));
  const own = ours ? [ours] : [];
  // The reply to what is said most like it; the next ones are about something else.
  const all = isHurt ? [...own, ...calm] : [...company.slice(0, 1), ...own, ...company.slice(1)];
  return all.flatMap((reply) => {
    const points = [reply.answer, ...sentencesIn(reply.answer)].filter(settles);
    const isHeard = reader(reply.acknowledge).moves.includes("mirror");
    const heard = isHeard && isFor(reply.acknowledge, says) ? reply.acknowledge : HEARD;
    const isSaidAgain = isHurt || answer === "include-partner";
    const said = isSaidAgain ? quoted(says).map((words) => `${words} ${heard}`) : [];
    return [...first, ...said, heard].flatMap((words) =>
      points.flatMap((point) => [`${words} ${point} ${reply.ask}`.trim(), `${words} ${point}`]),
    );
  });
}

/** Whether these words acknowledge what was said: a question, or something else. */
function isFor(acknowledge: string, says: string): boolean {
  const isAsked = says.split(/(?<=[.?!,])\s+/).some((each) => QUESTION.test(each.trim()));
  return !(isAsked ? TO_A_REFUSAL : TO_A_QUESTION).test(acknowledge);
}

/** Something somebody said, to be said again: what they feel, or else what came first. */
export function quoted(says: string): string[] {
  const clauses = says
    .split(/[,.!\n]|(?<=\?)| and | but /)
    .map((each) => each.trim())
    .filter((each) => ![QUESTION, TO_THE_SETTER, GOES_ON].some((pattern) => pattern.test(each)))
    .filter((each) => {
      const words = each.split(/\s+/).length;
      return words >= QUOTED.least && words <= QUOTED.most;
    });
  const clause = clauses.find(feels) ?? clauses[0];
  return clause === undefined ? [] : [`You said “${clause}”.`];
}

/** A dot within an address ends nothing. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+|\n+/)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
