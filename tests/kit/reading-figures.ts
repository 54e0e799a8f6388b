/**
 * How well the three readers read lines that others wrote and labeled: the half that nobody looked at while they were
 * built (tests/kit/reading).
 */
import { read } from "../../app/practice/message-classifier";
import { conversation } from "../../app/script/copy/conversation";
import { OBJECTIONS, SCRIPT } from "../../app/script/copy/script.server";
import { repliesOf } from "../../app/script/script-reply";
import type { Audience } from "../../app/support/copy/topics";
import { helpPagesOf } from "../../app/support/help-pages.server";
import { type Line, linesOf } from "./reading-lines";
import { shippedWords } from "./shipped-words";

/** What a reader made of a line. */
type Outcome = "right" | "part" | "choice" | "unread" | "wrong" | "harmful";
type Scored = Line & { outcome: Outcome; read: readonly string[] };

const FAULTS = ["guarantee", "pressure", "insult", "ask-private"];

/** Made once: each reads a thousand lines. */
export const setterScores = once(scoresOfSetters);
export const prospectScores = once(scoresOfProspects);
export const visitorScores = once(scoresOfVisitors);

function once(make: () => Scored[]): () => Scored[] {
  let made: Scored[] | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** Setters' messages: right only if every class is read and none besides, in part if only some are and none besides. */
function scoresOfSetters(): Scored[] {
  return linesOf("setter-lines", false).map((line) => {
    const fits = line.fits.filter((each) => each !== "nothing");
    const { moves } = read(line.text);
    const faults = (classes: readonly string[]) => classes.filter((each) => FAULTS.includes(each));
    const isHarmful = faults(fits).length > 0 !== faults(moves).length > 0;
    const isRight = fits.length === moves.length && moves.every((move) => fits.includes(move));
    const isPart = moves.every((move) => fits.includes(move));
    const missed = moves.length === 0 ? "unread" : isPart ? "part" : "wrong";
    const outcome = isRight ? "right" : isHarmful ? "harmful" : missed;
    return { ...line, fits, outcome, read: moves };
  });
}

/** Prospects' lines that have an answer, and apart from them the delicate ones: those have a fixed reply. */
function scoresOfProspects(): Scored[] {
  const replyTo = repliesOf({
    version: 0,
    ...shippedWords.of(SCRIPT),
    ...shippedWords.of(OBJECTIONS),
  }).now();
  return linesOf("prospect-lines", true)
    .filter(({ fits }) => !fits.includes("none"))
    .map((line) => {
      const place = conversation.nodes.find(({ id }) => id === line.place) ?? null;
      const reply = replyTo(line.text, place);
      if (reply.verdict === "fixed") return scored(line, [`fixed:${reply.concern}`], true);
      if (reply.verdict === "sure") return scored(line, [reply.id], true);
      const near = reply.verdict === "unsure" ? reply.choices.map(({ id }) => id) : [];
      return scored(line, near, false);
    });
}

/** Questions that have an answer, of visitors, applicants and setters. */
function scoresOfVisitors(): Scored[] {
  return linesOf("visitor-lines", true)
    .filter(({ fits }) => !fits.includes("none"))
    .map((line) => {
      const pages = helpPagesOf(shippedWords, line.place as Audience);
      const found = pages.find(line.text);
      if (found.verdict === "fixed") return scored(line, [`fixed:${found.concern}`], true);
      if (found.verdict === "sure") return scored(line, [found.found.id], true);
      const near = found.verdict === "unsure" ? found.near.map(({ id }) => id) : [];
      return scored(line, near, false);
    });
}

function scored(line: Line, read: readonly string[], isSure: boolean): Scored {
  const fits = read.some((id) => line.fits.includes(id));
  const outcome = isSure ? (fits ? "right" : "wrong") : fits ? "choice" : "unread";
  return { ...line, outcome, read };
}

export function isDelicate({ fits }: Pick<Line, "fits">): boolean {
  return fits.some((each) => each.startsWith("fixed:"));
}

/** Of a hundred, with one decimal. */
export function percent(scores: readonly Scored[], ...outcomes: readonly Outcome[]): number {
  const count = scores.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return Math.round((1_000 * count) / scores.length) / 10;
}

/** The page docs/reading.md. */
export function readingPage(): string {
  const setter = setterScores();
  const prospect = prospectScores().filter((line) => !isDelicate(line));
  const visitor = visitorScores().filter((line) => !isDelicate(line));
  const delicate = [...prospectScores(), ...visitorScores()].filter(isDelicate);
  return `# How well the readers read

Many people wrote and labeled these lines. Half of them were kept unseen while the readers were built; these figures are
for that half. \`npx vitest run --project unit app/practice/message-classifier.test.ts -u\` writes this page again. How the
readers work: [practice](practice.md), [decision 157](decisions/0157-messages-are-read-by-rules.md).

## A setter's message

Right: every class is read, and none besides. Part: of several classes only some are read, and none that is not there.
Unread: none is read of those that are there. Wrong: a class is read that is not there. Harmful: a fault is seen that is not
there, or one that is there is not; such a message counts in no other column.

${byVoice(setter, ["right", "part", "unread", "wrong", "harmful"])}

${byClass(setter)}

## A prospect's message

Right: the reply is given outright. Choice: the right one is among the three that are offered.

${byVoice(prospect, ["right", "choice", "unread", "wrong"])}

## A question on the help page

${byVoice(visitor, ["right", "choice", "unread", "wrong"])}

## What has a fixed answer

${byVoice(delicate, ["right", "choice", "unread", "wrong"])}
`;
}

function byVoice(scores: readonly Scored[], outcomes: readonly Outcome[]): string {
  const row = (name: string, own: readonly Scored[]) =>
    `| ${name} | ${own.length} | ${outcomes.map((each) => percent(own, each)).join(" | ")} |`;
  const voices = [...new Set(scores.map(({ voice }) => voice))].sort();
  return [
    `| Voice | Lines | ${outcomes.map((each) => `${each}, %`).join(" | ")} |`,
    `|---|---|${outcomes.map(() => "---|").join("")}`,
    ...voices.map((voice) =>
      row(
        voice,
        scores.filter((each) => each.voice === voice),
      ),
    ),
    row("**all**", scores),
  ].join("\n");
}

function byClass(scores: readonly Scored[]): string {
  const names = [...new Set(scores.flatMap(({ fits }) => fits))].sort();
  const rows = names.map((name) => {
    const told = scores.filter(({ fits }) => fits.includes(name));
    const seen = scores.filter(({ read: moves }) => moves.includes(name));
    const right = told.filter((each) => seen.includes(each)).length;
    const f1 = (2 * right) / (told.length + seen.length || 1);
    const others = told
      .filter((each) => !seen.includes(each))
      .flatMap(({ fits, read: moves }) => moves.filter((move) => !fits.includes(move)));
    return `| ${name} | ${right} | ${told.length - right} | ${seen.length - right} | ${f1.toFixed(2)} | ${mostOf(others)} |`;
  });
  const head = "| Class | Right | Missed | Read wrongly | F1 | Missed as |";
  return [head, "|---|---|---|---|---|---|", ...rows].join("\n");
}

/** The most frequent, with their counts. */
function mostOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted
    .slice(0, 3)
    .map(([name, times]) => `${name} ${times}`)
    .join(", ");
}
