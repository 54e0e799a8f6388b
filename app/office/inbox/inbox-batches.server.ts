/** What can be done with many items of the inbox at once (OWN-6). */

import { z } from "zod";
import { staffWho } from "~/auth/auth.server";
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
import { cancelMeeting } from "~/booking/booking.server";
import { assignItem } from "./assign-item.server";
import { type ChangeOutcome, changeItem, deleteItem, type ItemKey } from "./inbox-acts.server";
import { nameOf, STATUS_NAMES, STATUSES, whatWords } from "./inbox-item";
import { conditionsOf, type InboxRow, inboxIds, inboxRows, onlyThese } from "./inbox-query.server";
import { viewOf } from "./inbox-view";

const PORTION = 500;

type OfItem<Row extends BatchRow> = (
  call: BatchCall,
  key: ItemKey,
  row: Row & { item: InboxRow },
) => Promise<RowResult>;

/** With the item as it is now, which must be as it was chosen. */
function ofItem<Row extends BatchRow>(run: OfItem<Row>) {
  return async (call: BatchCall, row: Row) => {
    const [item] = await inboxRows(call.db, onlyThese([row.id]), { limit: 1 });
    return item ? run(call, { kind: item.kind, id: item.id }, { ...row, item }) : GONE;
  };
}

function leftBecause(outcome: Exclude<ChangeOutcome, { kind: "done" }>): RowResult {
  switch (outcome.kind) {
    case "gone":
      return GONE;
    case "refused":
      return rowLeft(outcome.why);
    case "conflict":
      return rowLeft(`Changed in the meantime by ${outcome.theirs.by}`);
  }
}

const markDone = ofItem(async ({ db, viewer }, key, { version, item }) => {
  if (item.status === "done") return rowLeft("Was done already");
  if (item.status !== "new" && item.status !== "open")
    return rowLeft(`It stays ${STATUSES[item.status].toLowerCase()}`);
  const wanted = { status: "done" } as const;
  const outcome = await changeItem(db, viewer, { key, version: version ?? 0, wanted });
  if (outcome.kind !== "done") return leftBecause(outcome);
  return rowDone("Done", { status: outcome.before.status, version: outcome.version });
});

const assign = ofItem(async ({ db, viewer, input }, key, { item }) => {
  const wanted = input.assigneeId || null;
  if (item.assigneeId === wanted)
    return rowLeft(wanted === null ? "Was with nobody" : "Was with them already");
  const fault = await assignItem(db, viewer, key, wanted);
  if (fault !== null) return rowLeft(fault);
  return rowDone(wanted === null ? "With nobody now" : "Assigned", { assigneeId: item.assigneeId });
});

const remove = ofItem(async ({ db, viewer }, key, { version, item }) => {
  if (item.version !== version) return CHANGED;
  const outcome = await deleteItem(db, viewer, key);
  if (outcome.kind === "refused") return rowLeft("Upcoming meeting: cancel it first");
  return outcome.kind === "done" ? rowDone("Deleted") : leftBecause(outcome);
});

const callOff = ofItem(
  async ({ db, context, viewer: actor, input }, { kind, id }, { version, item }) => {
    if (kind !== "booking") return rowLeft("Not a meeting");
    if (item.version !== version) return CHANGED;
    const words = input.words?.trim();
    const canceled = await cancelMeeting(context, { id, db, actor, ...(words && { words }) });
    return canceled === null ? rowLeft("Canceled or over already") : rowDone("Canceled");
  },
);

/** What events about items are about. */
const ITEMS = ["request", "application", "booking"];

/** Adding an act is one entry here. */
const ACTS: readonly BatchAct[] = [
  {
    name: "done",
    label: "Mark done",
    about: "Nobody waits for an answer to them any more.",
    right: "inbox.change",
    fields: [],
    run: markDone,
    undo: {
      about: { kinds: ITEMS, verbs: ["inbox.change", "applications.decline"] },
      run: ofItem(async ({ db, viewer }, key, { before }) => {
        const status = STATUS_NAMES.find((each) => each === before.status);
        if (status !== "new" && status !== "open") return CHANGED;
        const version = Number(before.version);
        const outcome = await changeItem(db, viewer, { key, version, wanted: { status } });
        if (outcome.kind === "conflict") return CHANGED;
        return outcome.kind === "done"
          ? rowDone(`${STATUSES[status]} again`)
          : leftBecause(outcome);
      }),
    },
  },
  {
    name: "assign",
    label: "Assign to",
    about: "Who of the staff answers them.",
    right: "inbox.change",
    fields: [
      {
        name: "assigneeId",
        label: "Assigned to",
        kind: "choice",
        none: "Nobody",
        choices: (_, db) => staffWho(db, "inbox.read"),
      },
    ],
    run: assign,
    undo: {
      about: { kinds: ITEMS, verbs: ["inbox.assign"] },
      run: ofItem(async ({ db, viewer, input }, key, { before, item }) => {
        if (item.assigneeId !== (input.assigneeId || null)) return CHANGED;
        const former = before.assigneeId == null ? null : String(before.assigneeId);
        const fault = await assignItem(db, viewer, key, former);
        return fault === null ? rowDone("As before") : rowLeft(fault);
      }),
    },
  },
  {
    name: "cancel",
    label: "Cancel meetings",
    about: "Upcoming meetings are canceled, and each guest and host gets an email.",
    right: "inbox.change",
    danger: true,
    fields: [{ name: "words", label: "Words to the guests (optional)", kind: "text", most: 1_000 }],
    run: callOff,
  },
  {
    name: "delete",
    label: "Delete",
    about: "They are deleted for good, with everything written in them.",
    right: "inbox.delete",
    danger: true,
    reauthenticates: true,
    fields: [],
    run: remove,
  },
];

export const INBOX_BATCHES: BatchList = {
  right: "inbox.read",
  path: "/admin/inbox",
  nouns: ["item", "items"],
  rowId: z.uuid(),
  acts: ACTS,
  idsIn: (db, _, view) => inboxIds(db, conditionsOf(viewOf(view)), PORTION),
  standing: async (db, _, ids) => {
    const rows = await inboxRows(db, onlyThese(ids), { limit: Math.max(1, ids.length) });
    return new Map(
      rows.map((row) => [
        row.id,
        {
          name: `${nameOf(row)}, ${whatWords(row).toLowerCase()}`,
          version: row.version,
          detail: `${row.mail ? `${row.mail}, ` : ""}received`,
          at: row.createdAt,
        },
      ]),
    );
  },
};
