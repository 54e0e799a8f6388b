import { afterEach, expect, test, vi } from "vitest";
import { type Exhausted, Gate } from "./gate.server";

afterEach(() => {
  vi.useRealTimers();
});

const USED_UP: Exhausted = { kind: "exhausted", retryAfterSeconds: 9 };
const open = async () => "open";

test.each([0, -86_400_000, 86_400_000])(
  "a used-up limit is remembered for a second, even if the clock is set by %i ms meanwhile",
  async (change) => {
    vi.useFakeTimers();
    const gate = new Gate();
    gate.close(USED_UP);
    vi.setSystemTime(Date.now() + change);
    expect(await gate.pass(open)).toBe(USED_UP);
    expect(await gate.pass(open, { paid: true })).toBe("open");
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await gate.pass(open)).toBe("open");
  },
);
