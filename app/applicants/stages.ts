/** The stages of an applicant, and which moves between them are possible. Pure; runs anywhere (APPL-1). */

export const STAGES = [
  "new",
  "qualified",
  "interview booked",
  "interviewed",
  "accepted",
  "declined",
  "withdrawn",
] as const;

export type Stage = (typeof STAGES)[number];

/** Stages in which the company or the applicant still has something to do. */
export const OPEN_STAGES = ["new", "qualified", "interview booked", "interviewed"] as const;

export function isOpen(stage: Stage): boolean {
  return OPEN_STAGES.some((open) => open === stage);
}

/** As a heading or badge: Interview booked. */
export function stageWords(stage: Stage): string {
  return stage.charAt(0).toUpperCase() + stage.slice(1);
}

/** What a move depends on. `hasInterview`: an interview is booked and has not begun. */
export type Standing = { stage: Stage; hasInterview: boolean; hasTrainee: boolean };

const CANCEL_FIRST = "Cancel the interview first, so the applicant is notified";

/** Why the company cannot move an applicant there; null if it can. */
export function moveFault({ stage, hasInterview, hasTrainee }: Standing, to: Stage): string | null {
  if (stage === to) return null;
  if (to === "accepted") return "Accept the applicant on their page, which creates the trainee";
  if (stage === "accepted" && hasTrainee) return "This applicant is a trainee now";
  if (!isOpen(stage) && !isOpen(to)) return "Reopen this applicant first";
  const endsInterview = to !== "interview booked" && to !== "interviewed";
  return hasInterview && endsInterview ? CANCEL_FIRST : null;
}

/** The stages the company can choose, including the current one. */
export function choicesOf(standing: Standing): Stage[] {
  return STAGES.filter((to) => moveFault(standing, to) === null);
}

export function mayAccept({ stage, hasTrainee }: Standing): boolean {
  return isOpen(stage) && !hasTrainee;
}

/** Whether there is a link to their own page: those who have not qualified get none. */
export function hasLink(stage: Stage): boolean {
  return isOpen(stage) && stage !== "new";
}

export function mayBook({ stage, hasInterview }: Standing): boolean {
  return stage === "qualified" && !hasInterview;
}

export function mayWithdraw({ stage }: Pick<Standing, "stage">): boolean {
  return isOpen(stage);
}
