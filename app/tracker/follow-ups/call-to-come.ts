/** The call that counts: what was booked, until its day is corrected, and whether it is still to come (WEEK-5). Pure; runs anywhere. */
import { localAt, longDayText, momentText } from "~/platform/time/zones";
import type { Call, ComingCall } from "../acts/acts";

/** What was booked, unless its day was corrected since. */
export function callInForce(call: Call | null, callDay: string | null): Call | null {
  return call && localAt(call.zone, Date.parse(call.at)).day === callDay ? call : null;
}

/** A day without a time is not to come any more once it has begun. */
export function callToCome(
  callDay: string | null,
  call: Call | null,
  { zone, now }: { zone: string; now: Date },
): ComingCall | null {
  if (call)
    return Date.parse(call.at) > now.getTime() ? { at: call.at, text: callText(call) } : null;
  if (callDay === null || callDay <= localAt(zone, now.getTime()).day) return null;
  return { at: null, text: longDayText(callDay) };
}

/** When a call is, where it was said: Tuesday, December 1, 2026 at 3:00 PM EST. */
export function callText({ at, zone }: Call): string {
  return momentText(at, zone);
}
