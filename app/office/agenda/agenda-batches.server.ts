/** What can be done with many meetings at once, as when a host falls ill or a session is over (CALL-7, OWN-6). */
import { and, asc, eq, gte, inArray, isNull, lte } from "drizzle-orm";
import { z } from "zod";
import {
  type BatchAct,
  type BatchCall,
  type BatchList,
  type BatchRow,
  CHANGED,
  GONE,
  type RowResult,
  rowDone,
  rowLeft,
} from "~/auth/batches/batches.server";
import { OUTCOMES, type Outcome } from "~/booking/booking";
import { cancelMeeting, reassignMeeting } from "~/booking/booking.server";
import { bookings } from "~/booking/tables";
import { settingsContext } from "~/settings/settings.server";
import { setMeetingOutcome } from "../meeting-outcome.server";

/** One more than a bulk act takes, so that more are told as too many. */
const MOST = 5_001;
const HAS_BEGUN = rowLeft("Has begun already");
const NOT_FREE = rowLeft("They are not free then, or do not take this kind of meeting");

type Meeting = typeof bookings.$inferSelect;
type OfMeeting<Row extends BatchRow> = (
  call: BatchCall,
  row: Row & { meeting: Meeting },
) => Promise<RowResult>;

/** With the meeting as it is now. */
function ofMeeting<Row extends BatchRow>(run: OfMeeting<Row>) {
  return async (call: BatchCall, row: Row) => {
    const [meeting] = await call.db
      .select()
      .from(bookings)
      .where(and(eq(bookings.id, row.id), isNull(bookings.heldUntil)));
    if (!meeting) return GONE;
    return meeting.cancelledAt ? rowLeft("Canceled already") : run(call, { ...row, meeting });
  };
}

/** One that is ahead, and as it was when it was chosen. */
function ahead(run: OfMeeting<BatchRow>) {
  return ofMeeting(async (call, row: BatchRow & { meeting: Meeting }) => {
    if (row.meeting.startsAt <= new Date()) return HAS_BEGUN;
    return row.meeting.sequence === row.version ? run(call, row) : CHANGED;
  });
}

const callOff = ahead(async ({ context, db, viewer: actor, input }, { meeting }) => {
  const { id, sequence } = meeting;
  const words = input.words?.trim();
  const canceled = await cancelMeeting(context, {
    id,
    sequence,
    db,
    actor,
    ...(words && { words }),
  });
  return canceled === null ? CHANGED : rowDone("Canceled");
});

async function give({ context, db, viewer }: BatchCall, meeting: Meeting, hostId: string) {
  const outcome = await reassignMeeting(context, viewer, meeting, hostId, db);
  return outcome === "taken" ? NOT_FREE : outcome === "over" ? CHANGED : null;
}

const giveAway = ahead(async (call, { meeting }) => {
  const { hostId = "" } = call.input;
  if (meeting.hostId === hostId) return rowLeft("Was with them already");
  const why = await give(call, meeting, hostId);
  const { hostId: before, sequence } = meeting;
  return why ?? rowDone("Given to them", { hostId: before, sequence: sequence + 1 });
});

const giveBack: NonNullable<BatchAct["undo"]>["run"] = ofMeeting(
  async (call, { meeting, before }) => {
    if (meeting.startsAt <= new Date()) return HAS_BEGUN;
    if (meeting.sequence !== before.sequence || !before.hostId) return CHANGED;
    return (await give(call, meeting, String(before.hostId))) ?? rowDone("With the former host");
  },
);

/** No other outcome is replaced: somebody knew better. */
function marking(outcome: Outcome): Pick<BatchAct, "run" | "undo"> {
  const set = async (
    { db, viewer }: BatchCall,
    id: string,
    from: Outcome | null,
    to: typeof from,
  ) => {
    const { kind } = await setMeetingOutcome(db, viewer, { id, outcome: to, was: from });
    if (kind === "early") return rowLeft("Has not started yet");
    return kind === "done" ? null : CHANGED;
  };
  return {
    run: ofMeeting(async (call, { id, meeting }) => {
      if (meeting.outcome === outcome) return rowLeft("Was marked so already");
      if (meeting.outcome !== null) return rowLeft("Has another outcome: left as it is");
      return (await set(call, id, null, outcome)) ?? rowDone("Marked");
    }),
    undo: {
      about: { kinds: ["booking"], verbs: ["bookings.outcome"] },
      run: ofMeeting(
        async (call, { id }) =>
          (await set(call, id, outcome, null)) ?? rowDone("Without an outcome"),
      ),
    },
  };
}

/** Adding an act is one entry here. */
const ACTS: readonly BatchAct[] = [
  ...OUTCOMES.filter(({ name }) => name !== "canceled").map(
    ({ name, label }): BatchAct => ({
      name,
      label,
      about:
        name === "no-show"
          ? "Each guest gets the next free times by email. Meetings that have an outcome keep it."
          : "Meetings that have an outcome keep it.",
      right: "agenda.change",
      fields: [],
      ...marking(name),
    }),
  ),
  {
    name: "reassign",
    label: "Give to another host",
    about:
      "Guests and hosts are told by email. A meeting for which the host is not free stays as it is.",
    right: "agenda.change",
    fields: [
      {
        name: "hostId",
        label: "New host",
        kind: "choice",
        required: true,
        choices: async (context) =>
          context
            .get(settingsContext)
            .hosts.filter(({ name, active }) => active && name !== "")
            .map(({ id, name }) => ({ id, name })),
      },
    ],
    run: giveAway,
    undo: { run: giveBack },
  },
  {
    name: "cancel",
    label: "Cancel meetings",
    about: "Each guest and host gets an email, and the times become free again.",
    right: "agenda.change",
    danger: true,
    fields: [{ name: "words", label: "Words to the guests (optional)", kind: "text", most: 1_000 }],
    run: callOff,
  },
];

/** The meetings that a page of the agenda shows: from its first to its last one. */
const span = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  host: z.uuid().optional(),
});

export const AGENDA_BATCHES: BatchList = {
  right: "agenda.read",
  path: "/admin/agenda",
  nouns: ["meeting", "meetings"],
  rowId: z.uuid(),
  acts: ACTS,
  async *idsIn(db, _, view) {
    const { data } = span.safeParse(Object.fromEntries(view));
    if (!data) return;
    const rows = await db
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          isNull(bookings.cancelledAt),
          isNull(bookings.heldUntil),
          gte(bookings.startsAt, new Date(data.from)),
          lte(bookings.startsAt, new Date(data.to)),
          data.host === undefined ? undefined : eq(bookings.hostId, data.host),
        ),
      )
      .orderBy(asc(bookings.startsAt), asc(bookings.id))
      .limit(MOST);
    yield rows.map(({ id }) => id);
  },
  standing: async (db, _, ids) => {
    const rows = await db
      .select()
      .from(bookings)
      .where(and(inArray(bookings.id, [...ids]), isNull(bookings.heldUntil)));
    return new Map(
      rows.map((row) => [row.id, { name: row.guestName, version: row.sequence, at: row.startsAt }]),
    );
  },
};
