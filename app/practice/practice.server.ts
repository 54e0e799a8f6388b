/** Door of the practice room on the server: its documents, what publishing checks of them, what is left today, and what a trainee can do. */
import type { RouterContextProvider } from "react-router";
import type { Content } from "~/content/content.server";
import { PUBLIC_FIGURES } from "~/figures/figures.server";
import { requestContext } from "~/platform/web/request-context.server";
import {
  companyFigures,
  FOLLOW_UPS,
  OBJECTIONS,
  SCRIPT,
  sentMessage,
} from "~/script/script.server";
import { PROSPECTS, RUBRIC } from "./copy/prospects.server";
import { drillOf, objectionsOf } from "./drill.server";
import { allowedSentences } from "./labels.server";
import { outcomeOf } from "./outcome";
import { prospectFaults } from "./prospect-checks";
import { READY_STEPS, STATE_WORDS } from "./readiness";
import { readinessOf } from "./readiness.server";
import { type OwnWords, readingFault } from "./reading-check";

export const PRACTICE_DOCUMENTS = [PROSPECTS, RUBRIC];

/** How many objections are left for this person today. */
export async function objectionsLeft(
  context: Readonly<RouterContextProvider>,
  userId: string,
): Promise<number> {
  const { queue } = await drillOf(context.get(requestContext).db, objectionsOf(context), userId);
  return queue.length;
}

/** Reading is slow: each of these checks takes its share of a document's words, and requests are answered between them. */
const SHARES = 12;

type PracticeCheck = (
  document: { key: string },
  words: Content,
  allowed: ReadonlySet<string>,
) => Record<string, string>;

/** What publishing asks of this room: what is at fault, by the field, and the keys of sentences that coaches allow. */
export const practicePublishing = { checks: practiceChecks(), allowedIn: allowedSentences };

function practiceChecks(): readonly PracticeCheck[] {
  const shares = Array.from({ length: SHARES }, (_, share): PracticeCheck => {
    return ({ key }, words, allowed) =>
      faultsOfReading(
        ownWords(key, words).filter((__, at) => at % SHARES === share),
        { allowed, figures: companyFigures(words.of(PUBLIC_FIGURES)) },
      );
  });
  return [faultsOfProspects, ...shares];
}

/** Prospects that cannot be won or lost (READY-2). */
function faultsOfProspects({ key }: { key: string }, words: Content): Record<string, string> {
  if (key !== PROSPECTS.key) return {};
  const found = words
    .of(PROSPECTS)
    .prospects.flatMap((prospect) =>
      Object.entries(prospectFaults(prospect)).map(([path, fault]) => [
        `prospects.${prospect.id}.${path}`,
        fault,
      ]),
    );
  return Object.fromEntries(found);
}

/** The company's own words that the practice reader takes for a fault (READ-5). */
function faultsOfReading(own: readonly OwnWords[], allowed: Parameters<typeof readingFault>[1]) {
  const faults = own.map((each) => [each.path, readingFault(each, allowed)] as const);
  return Object.fromEntries(
    faults.flatMap(([path, fault]) => (fault === null ? [] : [[path, fault]])),
  );
}

function ownWords(key: string, words: Content): OwnWords[] {
  switch (key) {
    case SCRIPT.key:
      return words.of(SCRIPT).nodes.map(({ id, message }) => ({
        path: `nodes.${id}.message`,
        text: sentMessage(message, SOME_LINKS),
      }));
    case FOLLOW_UPS.key:
      return words.of(FOLLOW_UPS).lines.flatMap(({ id, message, reminder }) =>
        [message, reminder].flatMap((text, at) => {
          const path = `lines.${id}.${at === 0 ? "message" : "reminder"}`;
          return text ? [{ path, text: sentMessage(text, SOME_LINKS) }] : [];
        }),
      );
    case OBJECTIONS.key: {
      const bank = words.of(OBJECTIONS);
      const { low, time, check, warm } = bank.moments;
      const others = { "low.text": low.text, "check.answer": check.answer, warm };
      const times = Object.entries(time).map(([name, text]) => [`time.${name}`, text] as const);
      return [
        ...(["questions", "objections"] as const).flatMap((list) =>
          bank[list].map(({ id, acknowledge, answer, ask }) => ({
            path: `${list}.${id}.answer`,
            text: sentMessage([acknowledge, answer, ask].join(" "), SOME_LINKS),
          })),
        ),
        ...[...Object.entries(others), ...times].map(([name, text]) => ({
          path: `moments.${name}`,
          text: sentMessage(text, SOME_LINKS),
        })),
      ];
    }
    case RUBRIC.key:
      return words
        .of(RUBRIC)
        .checks.flatMap(({ id, better, measure, cost, bare }) => [
          { path: `checks.${id}.better`, text: better, better: measure },
          { path: `checks.${id}.cost`, text: cost },
          ...(bare ? [{ path: `checks.${id}.bare`, text: bare }] : []),
        ]);
    default:
      return [];
  }
}

/** In the place of the company's own: all are read alike. */
const SOME_LINKS = {
  website: "https://example.com/",
  linkedIn: "https://example.com/",
  testimonials: "https://example.com/",
  booking: "https://example.com/",
  support: "https://example.com/",
};

/** A conversation as it is stored once it has ended: for samples. */
export function sampleRun(
  content: Content,
  {
    prospect: id,
    ...said
  }: { prospect: string; attempt: number; seed: number; messages: string[] },
) {
  const prospect = content.of(PROSPECTS).prospects.find((each) => each.id === id);
  const { checks } = content.of(RUBRIC);
  const outcome = prospect && outcomeOf(prospect, checks, { ...said, voiced: {}, stopped: true });
  if (!outcome?.finished) throw new Error(`No run with ${id}`);
  return { ...said, prospect: id, unread: outcome.unread, ...outcome.finished };
}

/** `missing`: the steps that a trainee lacks, in words. */
export type Skills = { state: string; counts: string[]; missing: string[] };

/** What trainees can do, in words for administrators' pages. */
export async function skillsOf(
  context: Readonly<RouterContextProvider>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Skills>> {
  if (userIds.length === 0) return new Map();
  const all = await readinessOf(context, userIds);
  return new Map(
    all.map(({ userId, state, steps, missing, attended }) => [
      userId,
      {
        state: STATE_WORDS[state],
        counts: [
          ...steps
            .filter(({ part }) => part !== "lessons" && part !== "attendance")
            .map(({ part, done, of }) => `${done} of ${of} ${READY_STEPS[part].unit}`),
          ...(attended === null ? [] : [attended]),
        ],
        missing: state === "cleared" ? [] : missing.map((part) => READY_STEPS[part].label),
      },
    ]),
  );
}

export async function withSkills<One extends { userId: string; lessons: unknown }>(
  context: Readonly<RouterContextProvider>,
  list: readonly One[],
): Promise<(One & { skills: Skills | null })[]> {
  const opened = list.flatMap(({ userId, lessons }) => (lessons ? [userId] : []));
  const skills = await skillsOf(context, opened);
  return list.map((each) => ({ ...each, skills: skills.get(each.userId) ?? null }));
}
