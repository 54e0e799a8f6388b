/** Moments in the format of `datetime-local` fields. Pure; runs anywhere. */
import { localAt } from "~/platform/time/zones";

/** `2026-11-23T09:30` by a zone's clocks; empty for none. */
export function localMoment(at: string | null, zone: string): string {
  if (at === null) return "";
  const { day, minutes } = localAt(zone, Date.parse(at));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
