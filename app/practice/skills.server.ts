/** What a trainee can do, in words for administrators' pages. */
import type { RouterContextProvider } from "react-router";
import { READY_STEPS, STATE_WORDS } from "./readiness";
import { readinessOf } from "./readiness.server";

/** `missing`: the steps that a trainee lacks, in words. */
export type Skills = { state: string; counts: string[]; missing: string[] };

export async function skillsOf(
  context: Readonly<RouterContextProvider>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Skills>> {
  if (userIds.length === 0) return new Map();
  const all = await readinessOf(context, userIds);
  return new Map(
    all.map(({ userId, state, steps, missing }) => [
      userId,
      {
        state: STATE_WORDS[state],
        counts: steps
          .filter(({ part }) => part !== "lessons")
          .map(({ part, done, of }) => `${done} of ${of} ${READY_STEPS[part].unit}`),
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
