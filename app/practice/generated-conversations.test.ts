/** Conversations that nobody wrote: 10,000 of them in `tests/soak/conversations.soak.ts`, a part of them here. */
import { expect, test } from "vitest";
import { conversationFaults, prospects } from "../../tests/kit/generated-conversations";

const EACH = 120;

test.each(["mixed", "praise", "salad"] as const)(
  "READ-7 PRAC-1 %s: nobody repeats a line, asks what was answered or is stuck, and neither praise nor salad books",
  (kind) => {
    const faults: string[] = [];
    for (let seed = 1; seed <= EACH * prospects.length; seed += 1)
      faults.push(...conversationFaults(kind, seed));
    expect(faults.slice(0, 20)).toEqual([]);
  },
  60_000,
);
