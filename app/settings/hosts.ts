import { z } from "zod";
import { type Calendar, span } from "./calendars";
import type { Span } from "./hours";
import { type CalendarName, isCalendarName } from "./kinds/kinds";

/** Who holds meetings; `zone` and `hours` are null if those of the calendar apply (CALL-3). */
export type Host = {
  id: string;
  /** Empty for a calendar's stand-in: guests see no name. */
  name: string;
  mail: string;
  zone: string | null;
  hours: readonly Span[] | null;
  link: string;
  active: boolean;
  standsFor: CalendarName | null;
  feedKey: string | null;
  /** Their account in the team. */
  userId: string | null;
};

export type HostRow = Omit<Host, "hours" | "standsFor"> & {
  hours: unknown;
  standsFor: string | null;
};

const hoursSchema = z.array(span).max(28);

/** A host as stored; invalid hours count as none. */
export function hostFrom({ hours, standsFor, ...row }: HostRow): Host {
  const { data = null } = hoursSchema.safeParse(hours);
  return {
    ...row,
    zone: data && row.zone,
    hours: row.zone ? data : null,
    standsFor: standsFor !== null && isCalendarName(standsFor) ? standsFor : null,
  };
}

/** The people who take a calendar's meetings; none if no one was chosen, so its stand-in does. */
export function chosenHosts(calendar: Calendar, hosts: readonly Host[]): Host[] {
  return hosts.filter(({ id }) => calendar.hosts.includes(id));
}
