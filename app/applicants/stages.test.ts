import { describe, expect, test } from "vitest";
import { SUBMISSION_STATUSES } from "../forms/tables";
import {
  choicesOf,
  decisionAfter,
  mayAccept,
  mayBook,
  mayWithdraw,
  moveFault,
  STAGE_NEWS,
  STAGES,
  type Stage,
  type StageNews,
  stageOf,
} from "./stages";

const nothing = { hasInterview: false, hasTrainee: false };

/** Where the company can move someone from each stage, without and with an upcoming interview. */
const MOVES: Readonly<Record<Stage, { free: readonly Stage[]; booked: readonly Stage[] }>> = {
  new: {
    free: ["qualified", "interview booked", "interviewed", "declined", "withdrawn"],
    booked: ["interview booked", "interviewed"],
  },
  qualified: {
    free: ["new", "interview booked", "interviewed", "declined", "withdrawn"],
    booked: ["interview booked", "interviewed"],
  },
  "interview booked": {
    free: ["new", "qualified", "interviewed", "declined", "withdrawn"],
    booked: ["interviewed"],
  },
  interviewed: {
    free: ["new", "qualified", "interview booked", "declined", "withdrawn"],
    booked: ["interview booked"],
  },
  accepted: {
    free: ["new", "qualified", "interview booked", "interviewed"],
    booked: ["interview booked", "interviewed"],
  },
  declined: {
    free: ["new", "qualified", "interview booked", "interviewed"],
    booked: ["interview booked", "interviewed"],
  },
  withdrawn: {
    free: ["new", "qualified", "interview booked", "interviewed"],
    booked: ["interview booked", "interviewed"],
  },
};

describe("the stages of an applicant (APPL-1)", () => {
  test.each(STAGES)("APPL-1 every move from %s is possible or has a reason", (stage) => {
    for (const hasInterview of [false, true]) {
      const standing = { ...nothing, stage, hasInterview };
      const others = choicesOf(standing).filter((to) => to !== stage);
      expect(others).toEqual(MOVES[stage][hasInterview ? "booked" : "free"]);
      for (const to of STAGES)
        expect(moveFault(standing, to) === null).toBe(to === stage || others.includes(to));
    }
  });
  test("APPL-3 acceptance holds as long as the trainee exists, and only accepting creates one", () => {
    expect(choicesOf({ ...nothing, stage: "accepted", hasTrainee: true })).toEqual(["accepted"]);
    const accepting = STAGES.filter((stage) => mayAccept({ ...nothing, stage }));
    expect(accepting).toEqual(["new", "qualified", "interview booked", "interviewed"]);
    expect(STAGES.map((stage) => moveFault({ ...nothing, stage }, "accepted"))).not.toContain("");
    expect(mayAccept({ stage: "interviewed", hasInterview: false, hasTrainee: true })).toBe(false);
  });
  test("APPL-2 applicants book while they qualify and have no interview, and withdraw until decided", () => {
    expect(STAGES.filter((stage) => mayBook({ ...nothing, stage }))).toEqual(["qualified"]);
    expect(mayBook({ ...nothing, stage: "qualified", hasInterview: true })).toBe(false);
    expect(STAGES.filter((stage) => mayWithdraw({ stage }))).toEqual(STAGES.slice(0, 4));
  });
});

/** What becomes of each stage by each news, where the facts would say otherwise: null, the facts decide. */
const KEPT: Readonly<Record<StageNews, readonly Stage[]>> = {
  "another application": [
    "qualified",
    "interview booked",
    "interviewed",
    "accepted",
    "declined",
    "withdrawn",
  ],
  "verdict withdrawn": ["new", "qualified", "interview booked", "interviewed", "withdrawn"],
  "interview booked": ["interview booked", "interviewed", "accepted", "declined", "withdrawn"],
  "interview held": ["accepted", "declined", "withdrawn"],
  "interview canceled": ["new", "qualified", "interviewed", "accepted", "declined", "withdrawn"],
};

describe("the stage that follows from application, interview and decision", () => {
  test("APPL-1 in every case: the inbox decides, then what was decided here, then the facts", () => {
    for (const status of SUBMISSION_STATUSES)
      for (const qualified of [true, false, null])
        for (const interview of ["booked", "held", null] as const)
          for (const decision of [...STAGES, null]) {
            const stage = stageOf({ application: { status, qualified }, interview, decision });
            const where = JSON.stringify({ status, qualified, interview, decision });
            const isVerdict = status === "accepted" || status === "declined";
            if (isVerdict) expect(stage, where).toBe(status);
            else if (decision) expect(stage, where).toBe(decision);
            else if (interview === "held") expect(stage, where).toBe("interviewed");
            else if (interview === "booked") expect(stage, where).toBe("interview booked");
            else expect(stage, where).toBe(qualified === true ? "qualified" : "new");
          }
  });
  test.each(STAGE_NEWS)("APPL-1 %s overrules only the stages it knows better than", (news) => {
    expect(STAGES.filter((stage) => decisionAfter(stage, news) === stage)).toEqual(KEPT[news]);
    for (const stage of STAGES) expect([stage, null]).toContain(decisionAfter(stage, news));
  });
  test("APPL-1 without news every stage stays", () => {
    for (const stage of STAGES) expect(decisionAfter(stage, null)).toBe(stage);
  });
});
