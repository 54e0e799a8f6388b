import { useState, useSyncExternalStore } from "react";
import { readJson } from "~/platform/web/json";
import type { CalendarName } from "~/settings/settings.server";
import type { BookingQuestions } from "./booking-form";
import type { MeetingWords } from "./copy/meetings.server";
import { meetingKind, type Place, schedulePath } from "./meetings";

/**
 * What a guest may know about a calendar: its free times, in order. `zone`: the calendar's own; `days`: how far ahead
 * it is open; `at`: an instant in ISO 8601, `left`: its remaining seats. `hosts`: whom a guest may choose from, and
 * with whom a time is free, if they may; `asked`: what the form asks; `own`: what its reader knows of their own.
 */
export type Schedule = {
  calendar: CalendarName;
  zone: string;
  lengthMinutes: number;
  seats: number;
  days: number;
  supportMail: string;
  times: readonly { at: string; left: number; hosts?: readonly string[] }[];
  hosts: readonly { id: string; name: string }[];
  asked: BookingQuestions;
  own?: OwnBooking;
};

/** A time of this calendar that the reader has booked, in this browser a moment ago or as a trainee; `path`: their meeting's page. */
export type OwnBooking = { at: string; path: string; isHeld: boolean };

/**
 * A meeting as its guest sees it. `reference`: its part of the signed address; `inPortal`: whether it is shown there,
 * to its trainee; `zone`: the guest's; `isConfirmed`: whether they said they will be there; `mails`: whether any email
 * is sent about it; `held`: if the guest has not confirmed it, until when it is held and who was emailed; `host`: who
 * holds it, if they have a name; `place`: only for an active one; `title` and `prepare`: the company's words for this
 * kind of meeting.
 */
export type BookedMeeting = {
  reference: string;
  inPortal: boolean;
  calendar: CalendarName;
  title: string;
  prepare: readonly string[];
  card: MeetingWords["card"];
  startsAt: string;
  endsAt: string;
  zone: string;
  guestName: string;
  isConfirmed: boolean;
  /** How often it was changed, which an act on it sends back: nobody cancels what has been moved since they saw it. */
  sequence: number;
  host: string | null;
  hostPhoto: string | null;
  place: Place | null;
  state: "held" | "expired" | "stands" | "cancelled" | "past";
  held: { until: string; mail: string } | null;
  mails: boolean;
  supportMail: string;
};

export function bookingFormName(name: CalendarName): string {
  return `booking-${meetingKind(name).path}`;
}

/** `failed`: the server could not be reached, or failed. */
export type Loaded =
  | { state: "loading" | "failed"; schedule: null }
  | { state: "ready"; schedule: Schedule };

/**
 * A calendar's free times: those the page came with, otherwise fetched; `again` fetches them again, and does not offer
 * the one that is `gone` until they are there.
 */
export function useSchedule(calendar: CalendarName, known: Schedule | null) {
  const [keeper] = useState(() => scheduleKeeper(calendar, known));
  const loaded = useSyncExternalStore(keeper.listen, keeper.current, keeper.current);
  return { loaded, again: keeper.load };
}

function scheduleKeeper(calendar: CalendarName, known: Schedule | null) {
  let loaded: Loaded = known
    ? { state: "ready", schedule: known }
    : { state: "loading", schedule: null };
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Loaded) => {
    loaded = next;
    for (const listener of listeners) listener();
  };
  const load = (gone?: string): Promise<void> => {
    if (loaded.state === "failed") set({ state: "loading", schedule: null });
    else if (loaded.state === "ready" && gone) set(without(gone, loaded.schedule));
    loading ??= fetched(calendar).then((next) => {
      loading = null;
      set(next);
    });
    return loading;
  };
  return {
    current: () => loaded,
    load,
    listen(listener: () => void) {
      listeners.add(listener);
      if (loaded.state === "loading") void load();
      return () => listeners.delete(listener);
    },
  };
}

function without(gone: string, schedule: Schedule): Loaded {
  const times = schedule.times.filter(({ at }) => at !== gone);
  return { state: "ready", schedule: { ...schedule, times } };
}

async function fetched(calendar: CalendarName): Promise<Loaded> {
  const schedule = await readJson<Schedule>(`${schedulePath(calendar)}/times`);
  return schedule ? { state: "ready", schedule } : { state: "failed", schedule: null };
}
