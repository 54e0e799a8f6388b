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

/** What an applicant's stage follows from. */
export type StageFacts = {
  application: { qualified: boolean | null; status: string };
  /** Null: none is booked, or it did not take place. */
  interview: "booked" | "held" | null;
  /** The stage that was decided so far, or null where that no longer counts. */
  decision: Stage | null;
};

/** The one rule of stages: the inbox's decision first, then what was decided here, then the facts. */
export function stageOf({ application, interview, decision }: StageFacts): Stage {
  if (isVerdict(application.status)) return application.status;
  if (decision !== null) return decision;
  if (interview !== null) return interview === "held" ? "interviewed" : "interview booked";
  return application.qualified ? "qualified" : "new";
}

/** What happens to an applicant outside their page, and the stages that it overrules. */
const OVERRULED = {
  "another application": ["new"],
  "verdict withdrawn": ["accepted", "declined"],
  "interview booked": ["new", "qualified"],
  "interview held": OPEN_STAGES,
  "interview canceled": ["interview booked"],
} as const satisfies Record<string, readonly Stage[]>;

export type StageNews = keyof typeof OVERRULED;

export const STAGE_NEWS = Object.keys(OVERRULED) as readonly StageNews[];

/** The decision that still counts after the news; null where the facts decide again. */
export function decisionAfter(stage: Stage, news: StageNews | null): Stage | null {
  const overruled: readonly Stage[] = news === null ? [] : OVERRULED[news];
  return overruled.includes(stage) ? null : stage;
}

/** Whether a status of the inbox is a decision about the application. */
export function isVerdict(status: string): status is "accepted" | "declined" {
  return status === "accepted" || status === "declined";
}

export function isOpen(stage: Stage): boolean {
  return OPEN_STAGES.some((open) => open === stage);
}

/** As a heading or badge: Interview booked. */
export function stageWords(stage: Stage): string {
  return stage.charAt(0).toUpperCase() + stage.slice(1);
}

/** What a move depends on. `hasInterview`: an interview is booked and has not begun. */
export type ApplicantFacts = { stage: Stage; hasInterview: boolean; hasTrainee: boolean };

export const CANCEL_FIRST = "Cancel the interview first, so the applicant is notified";

/** Why the company cannot move an applicant there; null if it can. */
export function moveFault(
  { stage, hasInterview, hasTrainee }: ApplicantFacts,
  to: Stage,
): string | null {
  if (stage === to) return null;
  if (to === "accepted") return "Accept the applicant on their page, which creates the trainee";
  if (stage === "accepted" && hasTrainee) return "This applicant is a trainee now";
  if (!isOpen(stage) && !isOpen(to)) return "Reopen this applicant first";
  const endsInterview = to !== "interview booked" && to !== "interviewed";
  return hasInterview && endsInterview ? CANCEL_FIRST : null;
}

/** The stages the company can choose, including the current one. */
export function choicesOf(standing: ApplicantFacts): Stage[] {
  return STAGES.filter((to) => moveFault(standing, to) === null);
}

export function mayAccept({ stage, hasTrainee }: ApplicantFacts): boolean {
  return isOpen(stage) && !hasTrainee;
}

/** Whether there is a link to their own page: those who have not qualified get none. */
export function hasLink(stage: Stage): boolean {
  return isOpen(stage) && stage !== "new";
}

export function mayBook({
  stage,
  hasInterview,
}: Pick<ApplicantFacts, "stage" | "hasInterview">): boolean {
  return stage === "qualified" && !hasInterview;
}

export function mayWithdraw({ stage }: Pick<ApplicantFacts, "stage">): boolean {
  return isOpen(stage);
}
