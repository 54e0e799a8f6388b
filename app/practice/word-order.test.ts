/** Whether a reply is written in sentences, on replies as trainees write them. */
import { describe, expect, test } from "vitest";
import { drillReplies } from "../../tests/kit/drill-replies";
import { isWritten } from "./word-order";

/** The same words in another order, the same for the same seed. */
function shuffled(text: string, seed: number): string {
  const words = text.replace(/[.!?,]/g, "").split(/\s+/);
  let state = seed + 1;
  for (let at = words.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [words[at], words[other]] = [words[other] ?? "", words[at] ?? ""];
  }
  return `${words.join(" ")}?`;
}

describe("READ-9 a reply in sentences", () => {
  const good = drillReplies("good");

  test("READ-9 is told from the same words in any order, also in replies that nobody looked at", () => {
    const written = good.held.filter(({ reply }) => isWritten(reply));
    expect(written.length / good.held.length).toBeGreaterThanOrEqual(0.95);
    const long = good.held.filter(({ reply }) => reply.split(" ").length >= 15);
    const salads = long.flatMap(({ reply }) => [1, 2, 3].map((seed) => shuffled(reply, seed)));
    const passed = salads.filter(isWritten);
    expect(passed.length / salads.length).toBeLessThanOrEqual(0.15);
  });

  test.each([
    "I understand. Is a scam check website before decide money chat?",
    "Sure. Call free commitment hours pay real think which?",
    "I hear you and I know how that feels. Call free hours pay commitment real which?",
  ])("READ-9 is not a heap of the company's words: %s", (salad) => {
    expect(isWritten(salad)).toBe(false);
  });

  test.each(["", "ok", "no worries!", "its free", "Take care."])(
    "READ-9 is not judged where there is no order: %s",
    (text) => {
      expect(isWritten(text)).toBe(true);
    },
  );
});
