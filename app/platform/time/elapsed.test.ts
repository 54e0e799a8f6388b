import { expect, onTestFinished, test, vi } from "vitest";
import { HOUR_MS } from "./durations";
import { atLeastAgo, atMostAgo, instantNow } from "./elapsed";

test.each([
  ["no clock jumps", 0, [2_000, 2_000]],
  ["the machine's clock is set back", -HOUR_MS, [2_000, 2_000 - HOUR_MS]],
  ["it is set forward, or the machine slept", HOUR_MS, [2_000 + HOUR_MS, 2_000]],
])("C1 an instant was at most and at least so long ago when %s", (_, jump, ago) => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const at = instantNow();
  vi.advanceTimersByTime(2_000);
  vi.setSystemTime(Date.now() + jump);
  expect([atMostAgo(at), atLeastAgo(at)]).toEqual(ago);
});
