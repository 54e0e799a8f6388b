import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/platform/time/durations";
import { ZoneDay } from "~/platform/time/zone-day";
import { addDays, knownZone, localAt, offsetAt } from "~/platform/time/zones";
import type { Calendar } from "~/settings/settings.server";
import { freeTimes, type Rules, type Span, type Window } from "./free-times";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

type OneHost = Rules & Pick<Calendar, "hours">;

function calendar(changes: Partial<OneHost> = {}): OneHost {
  return {
    zone: "America/New_York",
    hours: EVERY_DAY.map((day) => ({ day, from: "00:00", to: "24:00" })),
    lengthMinutes: 30,
    stepMinutes: 30,
    bufferMinutes: 0,
    noticeHours: 0,
    horizonDays: 120,
    dailyCap: 200,
    seats: 1,
    ...changes,
  };
}

/** The free times of a calendar with a single host. */
function free(rules: OneHost, taken: readonly Span[], window: Window) {
  const { zone, hours } = rules;
  const hosts = [{ host: "Ann", zone, hours, busy: [] }];
  return freeTimes(
    rules,
    { hosts, taken: taken.map((span) => ({ ...span, host: "Ann" })) },
    window,
  );
}

/** The starts of one local day, as its clocks show them and as instants. */
function startsOf(rules: OneHost, day: string, taken: Span[] = []) {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const now = noon - 4 * DAY_MS;
  return free(rules, taken, { from: noon - 2 * DAY_MS, to: noon + 2 * DAY_MS, now })
    .filter(({ at }) => localAt(rules.zone, at).day === day)
    .map(({ at, left }) => {
      const { minutes } = localAt(rules.zone, at);
      const two = (number: number) => String(number).padStart(2, "0");
      return { at, left, clock: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
    });
}

/** Zones with the days their clocks change in 2026 and 2027, and by how much; none if they never do. */
const ZONES: readonly [zone: string, forward?: string, back?: string, minutes?: number][] = [
  ["America/New_York", "2027-03-14", "2026-11-01"],
  ["America/Los_Angeles", "2027-03-14", "2026-11-01"],
  ["America/St_Johns", "2027-03-14", "2026-11-01"],
  ["America/Halifax", "2027-03-14", "2026-11-01"],
  ["America/Phoenix"],
  ["America/Sao_Paulo"],
  ["America/Santiago", "2026-09-06", "2027-04-03"],
  ["Atlantic/Azores", "2027-03-28", "2026-10-25"],
  ["Europe/London", "2027-03-28", "2026-10-25"],
  ["Europe/Berlin", "2027-03-28", "2026-10-25"],
  ["Africa/Cairo", "2026-04-24", "2026-10-29"],
  ["Africa/Lagos"],
  ["Asia/Beirut", "2027-03-28", "2026-10-24"],
  ["Asia/Tehran"],
  ["Asia/Kolkata"],
  ["Asia/Kathmandu"],
  ["Asia/Tokyo"],
  ["Australia/Adelaide", "2026-10-04", "2027-04-04"],
  ["Australia/Sydney", "2026-10-04", "2027-04-04"],
  ["Australia/Lord_Howe", "2026-10-04", "2027-04-04", 30],
  ["Australia/Eucla"],
  ["Pacific/Auckland", "2026-09-27", "2027-04-04"],
  ["Pacific/Chatham", "2026-09-27", "2027-04-04"],
  ["Pacific/Kiritimati"],
];

describe("BOOK-1 free times in a zone", () => {
  test.each(ZONES)("%s on a day without a change has 48 half hours", (zone) => {
    const starts = startsOf(calendar({ zone }), "2026-12-15");
    expect(starts).toHaveLength(48);
    expect(starts[0]?.clock).toBe("00:00");
    expect(starts.at(-1)?.clock).toBe("23:30");
    for (const [index, { at }] of starts.entries())
      expect(at - (starts[index - 1]?.at ?? at - 30 * MINUTE_MS)).toBe(30 * MINUTE_MS);
  });

  const changing = ZONES.flatMap(([zone, forward, back, minutes = 60]) =>
    forward && back ? [{ zone, forward, back, skipped: minutes / 30 }] : [],
  );

  test.each(changing)("$zone: what clocks skip on $forward is not offered", (each) => {
    const starts = startsOf(calendar({ zone: each.zone }), each.forward);
    expect(starts).toHaveLength(48 - each.skipped);
    for (const { at } of starts) expect(localAt(each.zone, at).day).toBe(each.forward);
    expect(new Set(starts.map(({ clock }) => clock)).size).toBe(starts.length);
  });

  test.each(changing)("$zone: what clocks show twice on $back is offered once, first", (each) => {
    const starts = startsOf(calendar({ zone: each.zone }), each.back);
    expect(starts.map(({ clock }) => clock)).toEqual(
      startsOf(calendar({ zone: each.zone }), "2026-12-15").map(({ clock }) => clock),
    );
    for (const { at, clock } of starts) {
      const earlier = [30, 60].map((minutes) => at - minutes * MINUTE_MS);
      const same = earlier.filter(
        (before) => localAt(each.zone, before).minutes === localAt(each.zone, at).minutes,
      );
      expect(same, clock).toEqual([]);
    }
  });

  test("a meeting lasts its real minutes through both changes", () => {
    const rules = calendar({ lengthMinutes: 90, stepMinutes: 30 });
    const spring = startsOf(rules, "2027-03-14", [
      { startsAt: Date.parse("2027-03-14T06:30:00Z"), endsAt: Date.parse("2027-03-14T08:00:00Z") },
    ]).map(({ clock }) => clock);
    // 01:30 EST to 04:00 EDT is taken.
    expect(spring.slice(0, 3)).toEqual(["00:00", "04:00", "04:30"]);
    const hours = [{ day: 7, from: "00:00", to: "03:00" }];
    // From midnight to 3 o'clock is four real hours in autumn, two in spring.
    const clocks = (day: string) =>
      startsOf(calendar({ hours, lengthMinutes: 120, stepMinutes: 60 }), day).map(
        ({ clock }) => clock,
      );
    expect(clocks("2026-11-01")).toEqual(["00:00", "01:00"]);
    expect(clocks("2027-03-14")).toEqual(["00:00"]);
  });

  test("hours that end within the skipped hour end where clocks skip it", () => {
    const hours = [{ day: 7, from: "01:00", to: "02:30" }];
    expect(startsOf(calendar({ hours }), "2027-03-14").map(({ clock }) => clock)).toEqual([
      "01:00",
      "01:30",
    ]);
  });
});

describe("CALL-3 hosts in zones of their own", () => {
  const mornings = EVERY_DAY.map((day) => ({ day, from: "09:00", to: "11:00" }));
  const changes = ZONES.flatMap(([zone, ...days]) =>
    days.flatMap((day) => (typeof day === "string" ? [{ zone, day }] : [])),
  );
  /** These hosts' times around a day, by one zone's clocks. */
  const around = (rules: Rules, zones: readonly string[], day: string, shownIn: string) => {
    const noon = Date.parse(`${day}T12:00:00Z`);
    const hosts = zones.map((zone) => ({ host: zone, zone, hours: mornings, busy: [] }));
    const window = { from: noon - 3 * DAY_MS, to: noon + 3 * DAY_MS, now: noon - 4 * DAY_MS };
    return freeTimes(rules, { hosts, taken: [] }, window).map(({ at, hosts: free }) => {
      const shown = localAt(shownIn, at);
      return { free, day: shown.day, hour: shown.minutes / 60 };
    });
  };

  test.each(changes)("$zone: a host's mornings stay theirs over the change on $day", (change) => {
    for (const zone of ["America/New_York", "Europe/London", "Asia/Kolkata", "Pacific/Auckland"]) {
      const days = [addDays(change.day, -1), change.day, addDays(change.day, 1)];
      const times = around(calendar({ zone }), [change.zone], change.day, change.zone);
      for (const day of days)
        expect(
          times.filter((time) => time.day === day).map(({ hour }) => hour),
          `${day}, calendar in ${zone}`,
        ).toEqual([9, 9.5, 10, 10.5]);
    }
  });

  test("a guest whose clocks change later sees the hour move, and each time with whom it is free", () => {
    const rules = calendar({ zone: "Asia/Kolkata" });
    const hosts = ["America/New_York", "America/Phoenix"];
    const inBerlin = (day: string) =>
      around(rules, hosts, day, "Europe/Berlin").filter((time) => time.day === day);
    const from = (hour: number, host: string) =>
      [0, 0.5, 1, 1.5].map((more) => expect.objectContaining({ hour: hour + more, free: [host] }));
    // New York is ahead of its winter time from the 14th on, Berlin from the 28th; Phoenix never is.
    expect(inBerlin("2027-03-13")).toEqual([
      ...from(15, "America/New_York"),
      ...from(17, "America/Phoenix"),
    ]);
    expect(inBerlin("2027-03-14")).toEqual([
      ...from(14, "America/New_York"),
      ...from(17, "America/Phoenix"),
    ]);
    expect(inBerlin("2027-03-28")).toEqual([
      ...from(15, "America/New_York"),
      ...from(18, "America/Phoenix"),
    ]);
  });

  test("the cap counts the days of the calendar, not those of its hosts", () => {
    const zone = "Pacific/Auckland";
    const rules = calendar({ zone, dailyCap: 1 });
    const hosts = [{ host: "Ann", zone: "America/New_York", hours: mornings, busy: [] }];
    const now = Date.parse("2026-12-10T00:00:00Z");
    // 9 o'clock of the 15th in New York is 3 o'clock of the 16th in Auckland.
    const startsAt = Date.parse("2026-12-15T14:00:00Z");
    const taken = [{ host: "Ann", startsAt, endsAt: startsAt + 30 * MINUTE_MS }];
    const window = { from: now, to: now + 8 * DAY_MS, now };
    const days = freeTimes(rules, { hosts, taken }, window).map(({ at }) => localAt(zone, at).day);
    expect(days).toContain("2026-12-15");
    expect(days).not.toContain("2026-12-16");
    expect(days).toContain("2026-12-17");
  });
});

describe("SLOT-1 the rules of a calendar", () => {
  const hours = EVERY_DAY.map((day) => ({ day, from: "09:00", to: "12:00" }));
  const day = "2026-12-15";
  const nine = Date.parse("2026-12-15T14:00:00Z");
  const clocks = (changes: Partial<OneHost>, taken: Span[] = []) =>
    startsOf(calendar({ hours, ...changes }), day, taken).map(({ clock }) => clock);
  const meeting = (minutes: number, length = 30): Span => ({
    startsAt: nine + minutes * MINUTE_MS,
    endsAt: nine + (minutes + length) * MINUTE_MS,
  });

  test("a meeting ends before the hours do", () => {
    expect(clocks({ lengthMinutes: 60 })).toEqual(["09:00", "09:30", "10:00", "10:30", "11:00"]);
    expect(clocks({ lengthMinutes: 180 })).toEqual(["09:00"]);
    expect(clocks({ lengthMinutes: 181 })).toEqual([]);
  });

  test("what is taken is not free, nor what would run into it, with the time kept free after each", () => {
    expect(clocks({ stepMinutes: 60 }, [meeting(60)])).toEqual(["09:00", "11:00"]);
    expect(clocks({}, [meeting(45)])).toEqual(["09:00", "10:30", "11:00", "11:30"]);
    expect(clocks({ bufferMinutes: 15 }, [meeting(60)])).toEqual(["09:00", "11:00", "11:30"]);
    expect(clocks({ bufferMinutes: 31 }, [meeting(60)])).toEqual(["11:30"]);
    expect(clocks({ bufferMinutes: 30 }, [meeting(60)])).toEqual(["09:00", "11:00", "11:30"]);
    expect(clocks({}, [meeting(-60, 120)])).toEqual(["10:00", "10:30", "11:00", "11:30"]);
  });

  test("seats are counted at a start, and the cap over the day", () => {
    const rules = calendar({ hours, seats: 3 });
    const left = startsOf(rules, day, [meeting(0), meeting(0)]).map((each) => each.left);
    expect(left).toEqual([1, 3, 3, 3, 3, 3]);
    expect(startsOf(rules, day, [meeting(0), meeting(0), meeting(0)])).toHaveLength(5);
    expect(startsOf({ ...rules, dailyCap: 3 }, day, [meeting(0), meeting(0)])[1]?.left).toBe(1);
    expect(startsOf({ ...rules, dailyCap: 2 }, day, [meeting(0), meeting(90)])).toEqual([]);
  });

  test("notice, horizon, the past, and an empty week", () => {
    const rules = calendar({ hours, noticeHours: 2, horizonDays: 1 });
    const all = (changes: Partial<OneHost>, now = nine) =>
      free({ ...rules, ...changes }, [], { from: 0, to: nine + 400 * DAY_MS, now });
    expect(all({})[0]?.at).toBe(nine + 2 * HOUR_MS);
    expect(all({}).map(({ at }) => localAt(rules.zone, at).day)).toEqual([
      ...Array(2).fill(day),
      ...Array(6).fill("2026-12-16"),
    ]);
    expect(all({ noticeHours: 0 }, nine + 1)[0]?.at).toBe(nine + 30 * MINUTE_MS);
    expect(all({ hours: [] })).toEqual([]);
    expect(all({ horizonDays: 120 }).at(-1)?.at).toBeLessThan(nine + 121 * DAY_MS);
  });

  test("hours that overlap offer each start once", () => {
    const twice = [hours[1], hours[1], { day: 2, from: "11:00", to: "13:00" }].filter((s) => !!s);
    expect(clocks({ hours: twice })).toEqual([
      "09:00",
      "09:30",
      "10:00",
      "10:30",
      "11:00",
      "11:30",
      "12:00",
      "12:30",
    ]);
  });
});

const zone = fc.constantFrom(...ZONES.map(([name]) => name));
const instant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });
const rules = fc
  .record({
    zone,
    from: fc.integer({ min: 0, max: 22 }),
    open: fc.integer({ min: 1, max: 24 }),
    lengthMinutes: fc.integer({ min: 10, max: 240 }),
    stepMinutes: fc.integer({ min: 5, max: 240 }),
    bufferMinutes: fc.integer({ min: 0, max: 90 }),
    noticeHours: fc.integer({ min: 0, max: 48 }),
    dailyCap: fc.integer({ min: 1, max: 12 }),
    seats: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ from, open, ...rest }) => {
    const text = (hour: number) => `${String(Math.min(24, hour)).padStart(2, "0")}:00`;
    const hours = EVERY_DAY.map((day) => ({ day, from: text(from), to: text(from + open) }));
    return calendar({ ...rest, hours, horizonDays: 3 });
  });

describe("SLOT-1 whatever is booked", () => {
  test("no two meetings overlap, no start has more than its seats, no day more than its cap", () => {
    fc.assert(
      fc.property(rules, instant, fc.infiniteStream(fc.nat()), (each, now, picks) => {
        const taken: Span[] = [];
        const window = { from: now, to: now + 10 * DAY_MS, now };
        for (let booked = 0; booked < 15; booked += 1) {
          const times = free(each, taken, window);
          const pick = times[Number(picks.next().value) % Math.max(1, times.length)];
          if (!pick) break;
          taken.push({ startsAt: pick.at, endsAt: pick.at + each.lengthMinutes * MINUTE_MS });
        }
        const buffer = each.bufferMinutes * MINUTE_MS;
        for (const one of taken) {
          expect(one.startsAt).toBeGreaterThanOrEqual(now + each.noticeHours * HOUR_MS);
          const together = taken.filter(({ startsAt }) => startsAt === one.startsAt);
          expect(together.length).toBeLessThanOrEqual(each.seats);
          for (const other of taken)
            if (other.startsAt > one.startsAt)
              expect(other.startsAt).toBeGreaterThanOrEqual(one.endsAt + buffer);
        }
        const days = Map.groupBy(taken, ({ startsAt }) => localAt(each.zone, startsAt).day);
        for (const [, own] of days) expect(own.length).toBeLessThanOrEqual(each.dailyCap);
      }),
      { numRuns: 40 },
    );
  });

  test("an instant goes to a local time and back, or to the first of two that clocks show", () => {
    fc.assert(
      fc.property(zone, instant, (name, moment) => {
        const at = Math.floor(moment / MINUTE_MS) * MINUTE_MS;
        const { day, minutes } = localAt(name, at);
        const back = new ZoneDay(name, day).instantOf(minutes);
        if (back === null) throw new Error("A local time that was shown does not exist");
        expect(localAt(name, back)).toEqual({ day, minutes });
        expect(back === at || back < at).toBe(true);
        if (back !== at) expect(offsetAt(name, back)).toBeGreaterThan(offsetAt(name, at));
      }),
      { numRuns: 200 },
    );
  });
});

test.each([
  ["America/New_York", "America/New_York"],
  ["europe/berlin", "Europe/Berlin"],
  ["UTC", "UTC"],
  ["Asia/Kathmandu", "Asia/Kathmandu"],
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["+05:30", null],
  ["Mars/Olympus", null],
  ["", null],
  ["a".repeat(200), null],
  ["America/New_York\n", null],
])("SLOT-2 a guest's zone %j is known as %j", (given, known) => {
  expect(knownZone(given)).toBe(known);
});
