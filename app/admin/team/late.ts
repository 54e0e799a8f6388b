/** Why someone is late, in words (TEAM-2). Pure; runs anywhere. */

type State = {
  lastLoginAt: Date | null;
  createdAt: Date;
  activeAt: Date;
  begun: number;
  currentLesson: number | null;
};

/** `missed`: the first cohort date they have not met; `since`: since when, ISO. */
export type Late = { reason: string; since: string; missed: string };

/** The step that is missing. */
export function lateReason(state: State, missed: string): Late {
  const { lastLoginAt, createdAt, activeAt, begun, currentLesson } = state;
  if (lastLoginAt === null)
    return { reason: "Never signed in", since: createdAt.toISOString(), missed };
  if (begun === 0)
    return { reason: "Has not started a lesson", since: lastLoginAt.toISOString(), missed };
  return { reason: `At lesson ${currentLesson}`, since: activeAt.toISOString(), missed };
}
