/** Door of attendance for pages: how it stands with somebody's group sessions, in words (WEEK-6). */
import type { Standing } from "./presence";

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  came: "Came",
  late: "Late",
  absent: "Absent",
  expected: "Expected",
};

export const STANDING_TONES = {
  came: "success",
  late: "warning",
  absent: "danger",
  expected: "neutral",
} as const satisfies Record<Standing, string>;

/** Someone's sessions that are over or that they came to, latest first. */
export type AttendedSession = {
  title: string;
  startsAt: string;
  standing: Standing;
  minutes: number | null;
};

/** `3 of 4 live sessions attended, 1 late`; null if there was none yet. */
export function attendanceWords(sessions: readonly Pick<AttendedSession, "standing">[]) {
  if (sessions.length === 0) return null;
  const absent = sessions.filter(({ standing }) => standing === "absent").length;
  const late = sessions.filter(({ standing }) => standing === "late").length;
  const of = `${sessions.length - absent} of ${sessions.length} live sessions attended`;
  return late > 0 ? `${of}, ${late} late` : of;
}
