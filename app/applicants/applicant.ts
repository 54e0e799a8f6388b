/** An applicant as lists show them. Pure; runs anywhere. */
import type { Stage } from "./stages";

/** `stageAt`: when this stage began; `interviewAt`: of the interview that is or was booked. */
export type Applicant = {
  id: string;
  name: string;
  mail: string;
  stage: Stage;
  qualified: boolean | null;
  /** The questions whose answers did not qualify. */
  unfit: readonly string[];
  appliedAt: string;
  stageAt: string;
  interviewAt: string | null;
  hasInterview: boolean;
  hasTrainee: boolean;
  anonymized: boolean;
  version: number;
};

/** That an application does not qualify, and by which answers. */
export function unfitText({ unfit }: Pick<Applicant, "unfit">): string {
  return ["Does not qualify", unfit.join("; ")].filter(Boolean).join(": ");
}

/** One more than `MOST_COUNTED` stands for any number above it. */
export type StageCounts = Readonly<Record<Stage, number>>;

export const MOST_COUNTED = 1_000;

/** A page of the table, or the top of each board column. `found` is null if a stage has more than are counted. */
export type ApplicantList = {
  applicants: Applicant[];
  counts: StageCounts;
  found: number | null;
  page: number;
  more: boolean;
};

/** How many these stages have together; null if one has more than are counted. */
export function foundIn(counts: StageCounts, stages: readonly Stage[]): number | null {
  const numbers = stages.map((stage) => counts[stage]);
  return numbers.some((number) => number > MOST_COUNTED)
    ? null
    : numbers.reduce((sum, number) => sum + number, 0);
}

/** A number of applicants as tabs and columns show it. */
export function countText(found: number | null): string {
  return found === null
    ? `${MOST_COUNTED.toLocaleString("en-US")}+`
    : found.toLocaleString("en-US");
}

/** What an applicant is called in the log, which keeps what is removed elsewhere. */
export function referenceOf(id: string): string {
  return `Application ${id.slice(0, 8)}`;
}

export function nameOf({ name, mail, anonymized }: Applicant): string {
  return anonymized ? "Former applicant" : name || mail || "No name";
}

/** An applicant's address; `back`: the query of the list they were found in. */
export function applicantPath(id: string, back = ""): string {
  return `/admin/applicants/${id}${back === "?" ? "" : back}`;
}
