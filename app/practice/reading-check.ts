/**
 * The company's own words as the practice reader reads them (READ-5): what it would take for a fault of a trainee's is
 * not published, and a better line does what its check looks for.
 */
import { MOST_WORDS } from "./better-line";
import { asksOf } from "./checks";
import type { Measure } from "./copy/terms";
import { keyOf } from "./labels";
import { LONGEST_SHORT, type Move, type Reading, read } from "./message-classifier";
import { sentencesIn } from "./message-rules";

/** Words that setters send, and where they stand. `better`: the check whose better line it is. */
export type OwnWords = { path: string; text: string; better?: Measure };

const FAULT_WORDS: Partial<Record<Move, string>> = {
  guarantee: "a promise",
  pressure: "pressure",
  insult: "an insult",
  "ask-private": "asking for documents, cards or passwords",
  "urge-lie": "telling someone to say what isn't true",
};
const ENDS: readonly Move[] = ["offer-call", "send-link", "name-time", "kind-no", "follow-up"];

/** `allowed`: the keys of sentences that a coach has labeled as no fault; `figures`: what the company says of itself. */
type Allowed = { allowed: ReadonlySet<string>; figures?: readonly string[] };

/** Why words are not published, or null. */
export function readingFault(
  { text, better }: OwnWords,
  { allowed, figures }: Allowed,
): string | null {
  if (allowed.has(keyOf(text))) return null;
  const sentences = sentencesIn(text).map((each) => each.trim());
  const rest = sentences.filter((each) => !allowed.has(keyOf(each)));
  const company = { figures };
  const reading = read(rest.join(" "), [], company);
  const whole = faultIn(reading);
  if (whole !== null) {
    // The sentence that is quoted is named by its own fault, not by that of another.
    const alone = rest.flatMap((text) => {
      const fault = faultIn(read(text, [], company));
      return fault === null ? [] : { text, fault };
    });
    const [{ text: place, fault }] = [...alone, { text: rest.join(" "), fault: whole }];
    return `Reads as ${fault} to the practice reader: “${place}” Say it another way, or label the sentence “None of these” under Coaching`;
  }
  return better === undefined ? null : betterFault(better, read(text, [], company));
}

function faultIn({ moves }: Reading): string | null {
  const found = moves.find((move) => move in FAULT_WORDS);
  return (found && FAULT_WORDS[found]) ?? null;
}

function betterFault(measure: Measure, reading: Reading): string | null {
  if (reading.words > MOST_WORDS)
    return `A better line has at most ${MOST_WORDS} words; this one has ${reading.words}`;
  if (reading.questions > 1) return "A better line asks at most one thing";
  return does(measure, reading)
    ? null
    : "The practice reader does not see in it what this check looks for. Say it another way";
}

/** Whether a message with this reading does what the check looks for, as far as it alone can. */
function does(measure: Measure, reading: Reading): boolean {
  const { moves, words, day, time, zone, invented } = reading;
  const asks = asksOf(measure);
  const asked = asks.some((move) => moves.includes(move));
  switch (measure) {
    case "asks-first":
      return moves.some((move) => move.startsWith("ask-") && move !== "ask-time");
    case "income":
    case "credit":
      return asked && moves.includes("give-reason");
    case "mirrors":
      return moves.includes("mirror");
    case "says-call":
      return moves.includes("explain-call");
    case "day-time-zone":
      return day && time && zone;
    case "ending":
      return moves.some((move) => ENDS.includes(move) || move.startsWith("ask-"));
    case "no-figure":
      return invented.length === 0;
    case "no-praise":
      return !moves.includes("flattery");
    case "short":
      return words <= LONGEST_SHORT;
    default:
      return asks.length === 0 || asked;
  }
}
