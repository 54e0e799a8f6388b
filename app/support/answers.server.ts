import {
  type AiEndpoint,
  AiError,
  type AiFault,
  askModel,
} from "~/platform/ai/language-model.server";
import { concernIn } from "~/reading/concerns";
import type { Topic } from "./copy/help.server";
import {
  type Earlier,
  type HelpEnd,
  type HelpEvent,
  type ShownPassage,
  shownPassage,
  type Verdict,
  wordsOf,
} from "./help";
import type { HelpPages } from "./help-pages.server";
import { helpInstructions, helpQuestion, unsupportedIn, withoutMarks } from "./model-answer";
import { answering } from "./yes-or-no";

type Sources = { endpoint: AiEndpoint | undefined; pages: HelpPages };

type Asked = {
  question: string;
  /** The conversation so far, oldest first. */
  before: readonly Earlier[];
  signal: AbortSignal;
  /** Called before the search answers in place of the endpoint. */
  onFault: (error: AiError) => void;
};

/**
 * The answer to a question, piece by piece (SUP-2): written by the endpoint from the passages found, or the matching
 * passages themselves if there is no endpoint, if it fails, or if nothing matches.
 */
export async function* helpEvents(
  { endpoint, pages }: Sources,
  { question, before, signal, onFault }: Asked,
): AsyncGenerator<HelpEvent> {
  const candidates = passagesForModel(question, before, pages);
  if (!endpoint || candidates.length === 0) {
    yield { end: searchedAnswer(question, pages) };
    return;
  }
  try {
    const call = {
      instructions: helpInstructions(candidates),
      question: helpQuestion(question, before),
    };
    const cited = new Set<number>();
    let answer = "";
    for await (const text of withoutMarks(askModel(endpoint, { ...call, signal }), cited)) {
      answer += text;
      yield { text };
    }
    yield { end: writtenAnswer({ question, answer, cited, candidates }, pages) };
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    if (signal.aborted) return;
    onFault(error);
    yield { end: searchedAnswer(question, pages, error.fault) };
  }
}

/** Whether there is anything to send to an endpoint; never about something with a fixed answer. */
export function hasPassages(
  question: string,
  before: readonly Earlier[],
  pages: HelpPages,
): boolean {
  return passagesForModel(question, before, pages).length > 0;
}

/** "And how much is that?" refers to the previous question: its passages are included. */
function passagesForModel(
  question: string,
  before: readonly Earlier[],
  { candidates }: HelpPages,
): ShownPassage[] {
  if (concernIn(question) !== null) return [];
  const last = before.at(-1)?.question;
  const found = [...candidates(question), ...(last ? candidates(last).slice(0, 2) : [])];
  return [...new Set(found)].map(shownPassage);
}

/** Nothing fits, or an endpoint that read what fits found no answer in it (READ-11). */
export function isUnanswered({ known, verdict }: HelpEnd): boolean {
  return !known && verdict !== "unsure";
}

/** What the search finds: the answer, the fixed answer, or passages to choose from. */
export function searchedAnswer(
  question: string,
  pages: HelpPages,
  fault: AiFault | null = null,
): HelpEnd {
  const { verdict, found } = foundFor(question, pages);
  const known = verdict === "sure" || verdict === "fixed";
  return { source: "search", known, verdict, passages: found, unsupported: [], fault };
}

function foundFor(
  question: string,
  { find, fixed, topics, inOwnWords }: HelpPages,
): { verdict: Verdict; found: ShownPassage[] } {
  const finding = find(question);
  const { verdict } = finding;
  switch (finding.verdict) {
    case "fixed": {
      const ofProspects = tellsOfProspect(question) ? topics.flatMap(passagesOfProspects) : [];
      return { verdict, found: [...ofProspects, fixed[finding.concern]] };
    }
    case "sure": {
      const others = finding.near.filter((near) => near !== finding.found);
      return {
        verdict,
        found: [answering(inOwnWords(finding.found), question), ...others].map(shownPassage),
      };
    }
    case "unsure":
      return { verdict, found: finding.near.map(shownPassage) };
    default:
      return { verdict, found: [] };
  }
}

/** What setters read who tell of a prospect that is under age, in danger and the like. */
const END_A_CONVERSATION = "end-a-conversation";
const A_PROSPECT =
  /\b(?:(?:an?|my|the|this|that|one|another|our) (?:\w+ )?(?:lead|prospect)|(?:someone|somebody|person|people|guy|girl|man|woman|kid) (?:that |who |whom )?(?:i|im|i'm|i am|we|ive been|i've been) (?:just |now )?(?:text|message|messaging|writ|wrote|talk|chat|dm|contact)\w*)\b/;
/** What they say of themselves in telling of another. */
const TELLING =
  /\b(?:(?:do|should|can|must|could|shall) i\b|(?:i|im|i'm|ive|i've) (?:just |really |only |am |was |have |been )*(?:think|thought|believe|suspect|guess|feel like|found out|learned|noticed|worried|afraid|scared|concerned|sure|have a|had a|got a|text\w*|message\w*|messaging|writing|wrote|write|talk\w*|chat\w*|dm\w*|contact\w*)|my (?:\w+ )?(?:lead|prospect)|(?:tell|told|tells|ask|asked|asks|text|texted|texts|wrote|writes|messaged|called|calls|call|calling|threatened|threatens|threatening|insulted|insults|insulting|harassed|harasses|harassing|curses|cursed|cursing|cussed|cussing|yelled|sent|sends|sending|says|said)(?: at| to)? me)\b/g;
const ONESELF = /\b(?:i|im|i'm|ive|i've|id|i'd|ill|i'll|me|my|mine|myself)\b/;

/** Nothing that they say in it is about themselves. */
function tellsOfProspect(question: string): boolean {
  const plain = question.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
  return A_PROSPECT.test(plain) && !ONESELF.test(plain.replace(TELLING, " "));
}

function passagesOfProspects({ passages }: Topic): ShownPassage[] {
  return passages.filter(({ id }) => id === END_A_CONVERSATION).map(shownPassage);
}

export async function wholeAnswer(events: AsyncIterable<HelpEvent>) {
  let text = "";
  for await (const event of events) {
    if ("text" in event) text += event.text;
    else if ("end" in event) {
      const { end } = event;
      const [first] = end.passages;
      // A fixed answer without its hotlines is half of it.
      const found = [first?.text ?? "", ...(end.verdict === "fixed" ? (first?.points ?? []) : [])];
      const answer = end.source === "ai" ? text : found.join("\n");
      return { answer: end.known ? answer : "", ...end };
    }
  }
  return null;
}

type Written = {
  question: string;
  answer: string;
  cited: ReadonlySet<number>;
  candidates: readonly ShownPassage[];
};

function writtenAnswer(
  { question, answer, cited, candidates }: Written,
  pages: HelpPages,
): HelpEnd {
  const end = { source: "ai", verdict: null, fault: null } as const;
  const known = answer.trim() !== "" && !cited.has(0);
  if (!known) return { ...end, known, passages: foundFor(question, pages).found, unsupported: [] };
  const used = candidates.filter((_, at) => cited.has(at + 1));
  const source = candidates.map(wordsOf).join("\n");
  return {
    ...end,
    known,
    // An answer without marks used everything it was given.
    passages: used.length > 0 ? used : [...candidates],
    unsupported: unsupportedIn(answer, source, question),
  };
}
