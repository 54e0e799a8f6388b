/** The company's words that feedback is made of: its rubric with the script's lines, and its replies to objections. */
import type { RouterContextProvider } from "react-router";
import { type ContentValue, contentOf } from "~/content/content.server";
import { wordsIn } from "~/reading/words";
import { OBJECTIONS, SCRIPT, sentMessage } from "~/script/script.server";
import { currentLinks } from "~/settings/settings.server";
import type { ShownCheck } from "./better-line";
import type { Reply } from "./copy/better-lines";
import { RUBRIC } from "./copy/prospects.server";
import type { Prospect } from "./practice";

type Entry = Reply & { title: string; says: readonly string[]; also: string | null };
type Words = {
  rubric: ContentValue<typeof RUBRIC>;
  script: ContentValue<typeof SCRIPT>;
  bank: ContentValue<typeof OBJECTIONS>;
  links: Parameters<typeof sentMessage>[1];
};

/** Of one objection; which of them settles it is found out when it is needed. */
const MOST_REPLIES = 3;
/** As much as two rare words in common: less is another subject. */
const LEAST_ALIKE = 4;
const MEANINGFUL = 4;

export function companyWords(context: Readonly<RouterContextProvider>): Words {
  return {
    rubric: contentOf(context, RUBRIC),
    script: contentOf(context, SCRIPT),
    bank: contentOf(context, OBJECTIONS),
    links: currentLinks(context),
  };
}

/** The rubric as trainees read it, with the line of the script that a check names. */
export function shownChecks({ rubric, script, bank, links }: Words): ShownCheck[] {
  const lines = new Map([
    ...script.nodes.map(({ title, message }) => [title, message] as const),
    ...[...bank.questions, ...bank.objections].map(
      ({ title, acknowledge, answer, ask }) =>
        [title, [acknowledge, answer, ask].join(" ").trim()] as const,
    ),
  ]);
  return rubric.checks.map(({ script: named, ...check }) => {
    const line = lines.get(named ?? "");
    return { ...check, line: line ? sentMessage(line, links) : null };
  });
}

/** For each objection of a prospect the company's replies to what is said most like it. */
export function repliesTo(
  { objections }: Prospect,
  { bank, links }: Words,
): Record<string, Reply[]> {
  const filled = ({ acknowledge, answer, ask }: Reply) => ({
    acknowledge: sentMessage(acknowledge, links),
    answer: sentMessage(answer, links),
    ask: sentMessage(ask, links),
  });
  return Object.fromEntries(
    objections.map(({ id, says }) => [
      id,
      nearest(says, [...bank.questions, ...bank.objections])
        .slice(0, MOST_REPLIES)
        .map(filled),
    ]),
  );
}

/** Those that share the rarest words with what was said, first. */
function nearest<One extends Entry>(said: string, entries: readonly One[]): One[] {
  const read = entries.map((entry) => ({ entry, words: wordsOf(entry) }));
  const weight = (word: string) => {
    const holding = read.filter(({ words }) => words.has(word)).length;
    return holding === 0 ? 0 : Math.log(entries.length / holding);
  };
  const asked = [...meaningful(said)].map((word) => ({ word, weight: weight(word) }));
  return read
    .map(({ entry, words }) => ({
      entry,
      score: asked.reduce((sum, each) => sum + (words.has(each.word) ? each.weight : 0), 0),
    }))
    .filter(({ score }) => score >= LEAST_ALIKE)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

function wordsOf({ title, says, also }: Entry): ReadonlySet<string> {
  return meaningful([title, ...says, also ?? ""].join(" "));
}

function meaningful(text: string): ReadonlySet<string> {
  return new Set(wordsIn(text).filter((word) => word.length >= MEANINGFUL));
}
