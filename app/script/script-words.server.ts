/** The script in the words that a conversation began with (CONT-11). */
import type { RouterContextProvider } from "react-router";
import {
  type Content,
  contentContext,
  contentOf,
  contentOfVersion,
  madeOf,
  versionOf,
} from "~/content/content.server";
import { PUBLIC_FIGURES } from "~/figures/figures.server";
import type { Findable } from "~/reading/find";
import { FOLLOW_UP_TIMES, FOLLOW_UPS } from "./copy/follow-ups.server";
import { OBJECTIONS, SCRIPT } from "./copy/script.server";
import type { ScriptWords } from "./script";
import { companyFigures } from "./script-figures";
import { type SentReply, searchedReplies } from "./script-reply";
import { filled } from "./variables";

/** What nobody knows without a prospect, as the setter sees that it is to be filled in. */
const TO_FILL_IN = { said: "[what they said]", callTime: "[day and time]" };

/** So many versions are kept, those that were read first go. */
const MOST_VERSIONS = 4;

type Context = Readonly<RouterContextProvider>;

/** `version`: of the script; undefined or unknown for the live one. */
export async function scriptWords(context: Context, version?: number): Promise<ScriptWords> {
  const content = context.get(contentContext);
  const inForce = versionOf(context, SCRIPT);
  const wanted = version ?? inForce;
  const made = versionsOf(content);
  const known = made.get(wanted);
  if (known) return known;
  const earlier = wanted === inForce ? null : await contentOfVersion(context, SCRIPT, wanted);
  const words = wordsInForce(content);
  const own = earlier
    ? { ...words, version: wanted, nodes: earlier.nodes }
    : { ...words, version: inForce };
  made.set(own.version, own);
  const [oldest] = made.keys();
  if (made.size > MOST_VERSIONS && oldest !== undefined) made.delete(oldest);
  return own;
}

/** What the page's address asks for: a place without a version is one in the shipped words. */
export function addressedVersion(search: URLSearchParams): number | undefined {
  if (!search.get("path")) return undefined;
  const version = search.get("v") ?? "0";
  return /^\d{1,15}$/.test(version) ? Number(version) : undefined;
}

/** Without the words that only the search reads. */
export function shownScript(words: ScriptWords): ScriptWords {
  const nodes = words.nodes.map(({ options, ...node }) => ({
    ...node,
    options: options.map(({ also: _, ...option }) => option),
  }));
  const entry = ({ also: _, ...rest }: ScriptWords["questions"][number]) => rest;
  return {
    ...words,
    nodes,
    questions: words.questions.map(entry),
    objections: words.objections.map(entry),
  };
}

/** What setters look for in the middle of a conversation, in the words of the live script (WEEK-4). */
export function scriptDocuments(content: Content): Findable<SentReply>[] {
  const followUps = content.of(FOLLOW_UPS).lines.map((line): Findable<SentReply> => {
    const when = FOLLOW_UP_TIMES[line.when];
    return {
      content: { title: line.title, text: filled(line.message, TO_FILL_IN), when },
      text: `${line.title} ${when}`,
      body: line.message,
      asks: [line.title],
      lines: [when, line.message],
    };
  });
  return [...searchedReplies({ version: 0, ...wordsInForce(content) }), ...followUps];
}

/** The same version is the same object: what was made of it is found without comparing the words. */
const versionsOf = madeOf(() => new Map<number, ScriptWords>());

const wordsInForce = madeOf((content: Content) => ({
  nodes: content.of(SCRIPT).nodes,
  note: content.of(SCRIPT).note,
  figures: companyFigures(content.of(PUBLIC_FIGURES)),
  ...content.of(OBJECTIONS),
}));

/** The lines for those who have not answered, missed a call or asked for time (WEEK-2). */
export function followUpLines(context: Context) {
  return contentOf(context, FOLLOW_UPS).lines;
}
