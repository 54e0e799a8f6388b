import { describe, expect, test } from "vitest";
import {
  choicesOf,
  mayAccept,
  mayBook,
  mayWithdraw,
  moveFault,
  STAGES,
  type Stage,
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
