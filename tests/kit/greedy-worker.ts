/** A worker that takes what it is asked to take. */
import { answerInput } from "../../app/platform/workers/answer-input.server";

export type Wish = { of: "time" | "memory" | "nothing" | "fault" };

answerInput(({ of }: Wish) => {
  const taken: string[][] = [];
  if (of === "fault") throw new TypeError("as asked");
  while (of !== "nothing") if (of === "memory") taken.push("a ".repeat(100_000).split(" "));
  return of;
});
