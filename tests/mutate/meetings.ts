import { inFile, type Mutation } from "./mutation.ts";

export const meetings: Mutation[] = [
  ...inFile("app/booking/free-times.ts", { on: "unit", tests: ["app/booking"] }, [
    [
      "times lie beyond the horizon",
      "Math.min(to, new ZoneDay(zone, addDays(lastDay, 1)).instantFrom(0) - 1)",
      "to",
    ],
    ["no time is kept free after a meeting", "at < endsAt + buffer", "at < endsAt"],
    ["no notice is needed", "now + noticeHours * HOUR_MS", "now"],
    ["a day takes more than its cap", "calendar.dailyCap - meetings.length", "calendar.dailyCap"],
    ["seats that are taken are offered", "calendar.seats - together", "calendar.seats"],
    [
      "a host is offered while busy elsewhere (CALL-3)",
      "startsAt < ends && at < endsAt)",
      "false)",
    ],
    ["a meeting runs past the open hours", " && endOf(calendar, start) <= closes", ""],
  ]),
  ...inFile("app/platform/time/zone-day.ts", { on: "unit", tests: ["app/booking"] }, [
    [
      "times that the clocks skip are offered",
      "candidates.find((each) => each + offsetAt(this.zone, each) === local) ?? null",
      "candidates[0] ?? null",
    ],
  ]),
  ...inFile("app/booking/bookings.server.ts", { tests: ["integration/booking"] }, [
    [
      "a form that is sent twice books twice or fails",
      'if (known) return { kind: "booked", booking: known, again: true };',
      "",
    ],
    [
      "instances book one time at once (BOOK-1)",
      'withLock(db, "bookings", async (tx)',
      "db.transaction(async (tx)",
    ],
    [
      "a form with other entries gets a confirmation (S16)",
      'if (known && !isSame(known, asked)) return { kind: "other" };',
      "",
    ],
    [
      "a meeting that is over is moved",
      'if (!before || isOver(before, bookable.now)) return { kind: "over" };',
      'if (!before) return { kind: "over" };',
    ],
    [
      "a meeting is cancelled twice",
      "          isNull(bookings.cancelledAt),\n          gt(",
      "          gt(",
    ],
  ]),
  ...inFile("app/booking/booking-mails.server.ts", { tests: ["integration/booking"] }, [
    [
      "both get a mail about an unconfirmed meeting (S9)",
      "  if (booking.heldUntil !== null) return;\n",
      "",
    ],
    [
      "the guest gets a time in another zone",
      "when: momentText(booking.startsAt, booking.zone),\n    where",
      'when: momentText(booking.startsAt, "UTC"),\n    where',
    ],
  ]),
  ...inFile("app/booking/holds.server.ts", { tests: ["integration/booking"] }, [
    ["a guest gets any number of mails (S9)", "sent.mails >= most", "sent.mails < 0"],
  ]),
  ...inFile("app/booking/holds.server.ts", { tests: ["integration/booking-holds"] }, [
    [
      "a guest who confirms too late has the meeting (S9)",
      ".where(and(held, isActive()))",
      ".where(held)",
    ],
    ["every address counts as confirmed (S9)", "return confirmed !== undefined", "return true"],
    ["a hold never ends (S9)", "lte(bookings.heldUntil, sql`now()`)", "sql`false`"],
  ]),
  ...inFile("app/booking/meeting-page.tsx", { tests: ["integration/sessions"] }, [
    [
      "the session of another trainee opens (DASH-4)",
      "booking.traineeId !== trainee.userId",
      "booking.traineeId === null",
    ],
  ]),
  ...inFile("app/booking/receive-booking.server.ts", { tests: ["integration/sessions"] }, [
    [
      "a form names the trainee whose session it is (DASH-4)",
      "name: trainee.name, mail: trainee.mail ?? wanted.mail",
      "name: wanted.name, mail: wanted.mail",
    ],
  ]),
  ...inFile("app/tracker/removed-page.tsx", { tests: ["integration/removed-prospects"] }, [
    [
      "anybody restores what others added (TRK-6)",
      "{ actor: viewer, ownOnly: !mayEdit }",
      "{ actor: viewer, ownOnly: false }",
    ],
  ]),
  ...inFile("app/booking/booking-context.server.ts", { tests: ["integration/booking"] }, [
    [
      "the browser that booked can confirm (S9)",
      "Buffer.from(signatureOf(context, id, purpose))",
      'Buffer.from(signatureOf(context, id, "booking"))',
    ],
    [
      "a booking opens without its signature (IDOR)",
      "given.length === expected.length && timingSafeEqual(given, expected) ? id : null",
      "given.length === expected.length && timingSafeEqual(expected, expected) ? id : null",
    ],
  ]),
];
