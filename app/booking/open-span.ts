/** When a group session can be joined (WEEK-6). */
import { MINUTE_MS } from "~/platform/time/durations";

/** Around the session: before it and after its end. */
const OPEN_MINUTES = 15;

type Span = { startsAt: Date; endsAt: Date };

/** In ms. */
export function openSpan({ startsAt, endsAt }: Span): { from: number; until: number } {
  const around = OPEN_MINUTES * MINUTE_MS;
  return { from: +startsAt - around, until: +endsAt + around };
}
