/** An applicant as lists show them. Pure; runs anywhere. */
import type { Stage } from "./stages";

/** `stageAt`: when this stage began; `interviewAt`: of the interview that is or was booked. */
export type Applicant = {
  id: string;
  name: string;
  mail: string;
  stage: Stage;
  qualified: boolean | null;
  appliedAt: string;
  stageAt: string;
  interviewAt: string | null;
  hasInterview: boolean;
  hasTrainee: boolean;
  anonymized: boolean;
  version: number;
};

export type StageCounts = Readonly<Record<Stage, number>>;

/** A page of the table, or the top of each board column. */
export type ApplicantList = {
  applicants: Applicant[];
  counts: StageCounts;
  found: number;
  more: boolean;
};

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
