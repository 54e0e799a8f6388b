/** The end-of-day summary in words, made from its counters (DAY-2). Pure; runs anywhere. */

import { longDayText } from "~/platform/time/zones";
import type { Targets } from "~/settings/settings";
import { COUNTER_NAMES, COUNTERS, type Counter } from "./acts";

type Counted = { day: string; today: Record<Counter, number>; week: Record<Counter, number> };

export function dayText(name: string, { day, today, week }: Counted, targets: Targets): string {
  const lines = COUNTER_NAMES.map((counter) => {
    const target = targets[counter];
    const ofTarget = target > 0 ? ` of ${target}` : "";
    return `${COUNTERS[counter]}: ${today[counter]}${ofTarget} (this week ${week[counter]})`;
  });
  return [`${name}, ${longDayText(day)}`, ...lines].join("\n");
}
