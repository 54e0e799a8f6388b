/** How long someone has waited, compared with the 24-hour response the site promises. Pure; runs anywhere. */
import { HOUR_MS, MINUTE_MS } from "~/platform/time/durations";
import type { Status } from "./inbox-item";
import { WAITING } from "./inbox-item";

export const RESPONSE_TARGET_HOURS = 24;
/** From here on, the remaining time is more useful than the elapsed time. */
const SOON_HOURS = 6;

/** `tone`: how urgent it is. */
export type Age = { words: string; tone: "neutral" | "success" | "warning" | "danger" };

type Waited = { at: string; settledAt: string | null; status: Status };

/** Null if nothing was promised: a canceled meeting. */
export function ageOf({ at, settledAt, status }: Waited, now: string): Age | null {
  if (status === "cancelled") return null;
  const begun = Date.parse(at);
  const promised = RESPONSE_TARGET_HOURS * HOUR_MS;
  if (!WAITING.includes(status)) {
    const took = Math.max(0, Date.parse(settledAt ?? now) - begun);
    const tone = took > promised ? "danger" : "success";
    return { words: `answered within ${span(took, Math.ceil)}`, tone };
  }
  const waited = Math.max(0, Date.parse(now) - begun);
  const left = promised - waited;
  if (left < 0) return { words: `overdue ${span(-left, Math.floor)}`, tone: "danger" };
  if (left <= SOON_HOURS * HOUR_MS)
    return { words: `due in ${span(left, Math.floor)}`, tone: "warning" };
  return { words: `waiting ${span(waited, Math.floor)}`, tone: "neutral" };
}

/** 40 min, 3 h, 5 days. */
function span(milliseconds: number, round: (value: number) => number): string {
  const minutes = Math.max(1, round(milliseconds / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  const hours = round(milliseconds / HOUR_MS);
  if (hours < 48) return `${hours} h`;
  return `${round(hours / 24)} days`;
}
