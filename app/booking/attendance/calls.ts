/** Who was in a call and how long, from a set of events in any order (WEEK-6). Pure. */
import { plainText } from "~/platform/text/plain-text";
import { MINUTE_MS } from "~/platform/time/durations";

/**
 * What a video service tells. `meeting`: one call, from its start to its end; `stay`: one connection to it;
 * `participant`: the service's id for the person connected, empty if it has none; `registrant`: which registration they
 * came with, likewise; `at`: in ms.
 */
export type CallEvent = {
  kind: "joined" | "left" | "ended";
  meeting: string;
  stay: string;
  participant: string;
  registrant: string;
  name: string;
  mail: string;
  at: number;
};

/** Someone who registered for a call with the service. */
export type Registrant = { name: string; mail: string };

/** Someone who booked. */
export type Guest = { booking: string; mails: readonly string[]; names: readonly string[] };

/** `from` and `until` in ms; `minutes`: in the call, rounded, with pauses left out and two devices counted once. */
export type Call = { from: number; until: number; minutes: number };

type Span = { from: number; until: number };

/** One connection. `who`: the same for all of a person, as far as the service says. */
export type Stay = {
  who: string;
  key: string;
  registrant: string;
  name: string;
  mail: string;
  spans: Span[];
};

export function stayKey({ meeting, stay }: Pick<CallEvent, "meeting" | "stay">): string {
  return JSON.stringify([meeting, stay]);
}

/**
 * Every connection. One without an end lasts until the call's; if that is not known either, until the last that was
 * heard of the call. One without a beginning counts nothing until its beginning arrives.
 */
export function staysOf(events: readonly CallEvent[]): Stay[] {
  const byMeeting = Map.groupBy(events, ({ meeting }) => meeting);
  return [...byMeeting.values()].flatMap((ofMeeting) => {
    const ended = ofMeeting.filter(({ kind }) => kind === "ended");
    const end = Math.max(...(ended.length > 0 ? ended : ofMeeting).map(({ at }) => at));
    const people = ofMeeting.filter(({ kind }) => kind !== "ended");
    return [...Map.groupBy(people, stayKey)].map(([key, own]) => {
      const told = (field: "mail" | "name" | "participant" | "registrant") =>
        own
          .map((event) => event[field])
          .sort()
          .findLast(Boolean) ?? "";
      const mail = told("mail").toLowerCase();
      const registrant = told("registrant");
      const who = registrant || mail || told("participant") || key;
      return { who, key, registrant, name: told("name"), mail, spans: spansOf(own, end) };
    });
  });
}

function spansOf(events: readonly CallEvent[], end: number): Span[] {
  const spans: Span[] = [];
  let from: number | null = null;
  const byTime = [...Map.groupBy(events, ({ at }) => at)].sort(([one], [other]) => one - other);
  for (const [at, told] of byTime) {
    const [joined, left] = (["joined", "left"] as const).map((kind) =>
      told.some((event) => event.kind === kind),
    );
    if (joined && left && from === null) spans.push({ from: at, until: at });
    if (joined && !left) from ??= at;
    if (left && !joined && from !== null) {
      spans.push({ from, until: at });
      from = null;
    }
  }
  return from === null ? spans : [...spans, { from, until: Math.max(from, end) }];
}

/** All of a person's connections as one; null if they were never seen to join. */
export function callOf(stays: readonly Pick<Stay, "spans">[]): Call | null {
  const spans = stays.flatMap((stay) => stay.spans).sort((one, other) => one.from - other.from);
  const [first] = spans;
  if (!first) return null;
  let [inCall, until] = [0, first.from];
  for (const span of spans) {
    inCall += Math.max(0, span.until - Math.max(span.from, until));
    until = Math.max(until, span.until);
  }
  return { from: first.from, until, minutes: Math.round(inCall / MINUTE_MS) };
}

/**
 * Whose each connection is, by its key: as somebody said by hand, else who its registration says, else who the call says:
 * of each, the only guest with its address, else the only one with its name.
 */
export function ownersOf(
  stays: readonly Stay[],
  guests: readonly Guest[],
  known: {
    byHand: ReadonlyMap<string, string>;
    registrants: ReadonlyMap<string, Registrant>;
  },
): ReadonlyMap<string, string> {
  const said = new Map(stays.flatMap(({ key, who }) => pair(who, known.byHand.get(key))));
  return new Map(
    stays.flatMap((stay) => {
      const registered = known.registrants.get(stay.registrant);
      const owner =
        said.get(stay.who) ??
        (registered && guestCalled(registered, guests)) ??
        guestCalled(stay, guests);
      return pair(stay.key, owner);
    }),
  );
}

function guestCalled({ mail, name }: Registrant, guests: readonly Guest[]): string | undefined {
  const onlyOne = (isTheirs: (guest: Guest) => boolean) => {
    const found = guests.filter(isTheirs);
    return found.length === 1 ? found[0]?.booking : undefined;
  };
  const [address, called] = [mail.toLowerCase(), plainName(name)];
  const withAddress = ({ mails }: Guest) => mails.some((own) => own.toLowerCase() === address);
  const withName = ({ names }: Guest) => names.some((own) => plainName(own) === called);
  return (address ? onlyOne(withAddress) : undefined) ?? (called ? onlyOne(withName) : undefined);
}

/** Blanks that nobody sees make no other name. */
function plainName(name: string): string {
  return plainText(name).split(/\s/).filter(Boolean).join(" ");
}

function pair(key: string, value: string | undefined): [string, string][] {
  return value === undefined ? [] : [[key, value]];
}
