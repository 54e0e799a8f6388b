/** Meetings by session, for the lists of staff (CALL-7). */

type Attended = { calendar: string; hostId: string | null; startsAt: string };

/** Meetings that share calendar, host and time are one session, with several guests; in the order of their first guests. */
export function bySession<Of extends Attended>(meetings: readonly Of[]): [Of, ...Of[]][] {
  const sessions = Map.groupBy(meetings, ({ calendar, hostId, startsAt }) =>
    [calendar, hostId, startsAt].join(" "),
  );
  return [...sessions.values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others]] : [],
  );
}
