/** What administrators do about pay: each act with its right and its fields (PAY-1 to PAY-4). */
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { periodText } from "~/pay/pay";
import {
  acceptanceFields,
  changePeriod,
  claimFields,
  denialFields,
  endDispute,
  markPaid,
  type PeriodOutcome,
  refusalReason,
  unmarkPaid,
} from "~/pay/pay.server";
import type { Db } from "~/platform/db/database.server";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { missingOfPeriod } from "../missing-outcomes.server";
import { type LinkOutcome, linkRequested } from "../prospect-meetings.server";
import { decidedName } from "../waiting.server";
import {
  confirm,
  ENDED,
  OWN,
  type Refusals,
  refuse,
  takeBack,
  WAITING_KINDS,
  type Word,
} from "./decide.server";
import { clockOf, ruleActs } from "./rule-acts.server";

const UNDECIDED = "Not closed yet: meetings of this period have no outcome";
const PERIOD_REFUSED: Refusals<PeriodOutcome> = {
  changed: refused(
    409,
    "Not closed: its entries have changed since you loaded the page. Check them again.",
  ),
  state: refused(409, "Someone else changed this period in the meantime"),
  future: refused(409, "This period has not begun"),
  undecided: refused(409, UNDECIDED),
};

const LINK_REFUSED: Refusals<LinkOutcome> = {
  taken: refused(409, "This meeting is linked to a prospect already"),
  gone: ENDED,
  "not-theirs": OWN,
};

/** For a person who is paid for already: which prospects were seen, and why this one pays as well. */
const twiceFields = {
  twins: z.string().max(2_000).optional(),
  why: z.string().trim().min(1, "Say why").max(500, "At most 500 characters").optional(),
};

/** YYYY-MM of this century. */
export function isPeriod(text: string): boolean {
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text);
}

const periodFields = {
  period: z.string().refine(isPeriod, "Choose a month"),
  seen: z.string().max(64),
};

/** `setterId`: of one person alone. */
const paidFields = {
  period: periodFields.period,
  setterId: z.string().min(1).max(100).optional(),
};

/** What a period would close without; `seen` of the page and of the meetings. */
export type MissingQuestion = {
  period: string;
  seen: string;
  meetings: Awaited<ReturnType<typeof missingOfPeriod>>;
};

/** Of the act: what was said, and how to take it back. */
export type Said = { undo?: Word; unpaid?: Readonly<Record<string, string>> };

/** `name`: of what is decided, in words, before it no longer waits. */
function wordOf(
  verb: string,
  name: string,
  { word, refusal }: Awaited<ReturnType<typeof confirm>>,
) {
  return word === null ? refusal : done<Said>(`${verb}: ${name}`, { undo: word });
}

const acts = {
  review: changesPeriod("review", "is in review"),
  reopen: changesPeriod("reopen", "is open again"),
  close: act({
    right: "pay.change",
    fields: z.strictObject({
      ...periodFields,
      /** Which meetings were decided about, and why it closes without their outcomes. */
      missing: z.string().max(64).optional(),
      reason: z.string().trim().min(1, "Say why").max(500, "At most 500 characters").optional(),
    }),
    run: close,
  }),
  confirm: act({
    right: "pay.change",
    fields: z.strictObject({
      id: z.uuid(),
      version: z.coerce.number().int().min(1).max(2_000_000_000),
      ...twiceFields,
    }),
    run: async ({ db, viewer, context }, { id, ...decision }) => {
      const name = await decidedName(db, { prospect: id });
      const thing = { kind: "show", id } as const;
      const clock = clockOf(context);
      return wordOf("Confirmed", name, await confirm(db, viewer, thing, decision, clock));
    },
  }),
  "refuse-show": act({
    right: "pay.change",
    fields: z.strictObject({ id: z.uuid(), reason: refusalReason }),
    run: async ({ db, viewer, context }, { id, reason }) => {
      const name = await decidedName(db, { prospect: id });
      const thing = { kind: "show", id } as const;
      return wordOf("Refused", name, await refuse(db, viewer, thing, reason, clockOf(context)));
    },
  }),
  "confirm-pay": act({
    right: "pay.change",
    fields: claimFields.extend(twiceFields),
    run: async ({ db, viewer, context }, { claim, ...decision }) => {
      const name = await decidedName(db, { claim });
      const thing = { kind: "pay", id: String(claim) } as const;
      const given = { version: 0, ...decision };
      return wordOf("Confirmed", name, await confirm(db, viewer, thing, given, clockOf(context)));
    },
  }),
  "refuse-pay": act({
    right: "pay.change",
    fields: claimFields.extend({ reason: refusalReason }),
    run: async ({ db, viewer, context }, { claim, reason }) => {
      const name = await decidedName(db, { claim });
      const thing = { kind: "pay", id: String(claim) } as const;
      return wordOf("Refused", name, await refuse(db, viewer, thing, reason, clockOf(context)));
    },
  }),
  "take-back": act({
    right: "pay.change",
    fields: z.strictObject({
      kind: z.enum(WAITING_KINDS),
      id: z.string().max(40),
      said: z.enum(["confirmed", "refused"]),
      mark: z.string().max(100),
    }),
    run: async ({ db, viewer, context }, word) =>
      (await takeBack(db, viewer, word, clockOf(context))) ?? done("Undone. It waits again."),
  }),
  "mark-paid": act({
    right: "pay.change",
    fields: z.strictObject(paidFields),
    run: async ({ db, viewer }, { period, setterId }) => {
      const marked = await markPaid(db, viewer, { period, setterId }, new Date());
      if (marked === "open") return refused(409, "Close the month first, so its pay is final");
      if (marked === "nothing") return refused(409, "All that is owed is marked as paid already");
      const { at, people } = marked;
      const who = people === 1 ? "1 setter" : `${people} setters`;
      const said = `${periodText(period)} is marked as paid for ${who}`;
      return done<Said>(said, {
        unpaid: { period, at, ...(setterId && { setterId }) },
      });
    },
  }),
  "unmark-paid": act({
    right: "pay.change",
    fields: z.strictObject({ ...paidFields, at: z.iso.datetime() }),
    run: async ({ db, viewer }, marked) =>
      (await unmarkPaid(db, viewer, marked))
        ? done("Undone: no longer marked as paid")
        : refused(409, "Not undone: this is not marked as paid any more, or was marked again"),
  }),
  "link-named": act({
    right: "pay.change",
    fields: z.strictObject({ request: z.uuid(), booking: z.uuid("Choose the meeting") }),
    run: async ({ db, viewer }, named) =>
      told(await linkRequested(db, viewer, named), "Meeting linked", LINK_REFUSED),
  }),
  "refuse-meeting": act({
    right: "pay.change",
    fields: z.strictObject({ request: z.uuid(), reason: refusalReason }),
    run: async ({ db, viewer, context }, { request: id, reason }) => {
      const thing = { kind: "meeting", id } as const;
      const outcome = await refuse(db, viewer, thing, reason, clockOf(context));
      return wordOf("Refused", "the named meeting", outcome);
    },
  }),
  accept: act({
    right: "pay.change",
    fields: acceptanceFields,
    run: async (call, { id, answer, amount }) =>
      decided(call, { id, act: "accept", answer, cents: amount }),
  }),
  deny: act({
    right: "pay.change",
    fields: denialFields,
    run: async (call, { id, answer }) => decided(call, { id, act: "deny", answer, cents: 0 }),
  }),
  ...ruleActs,
};

export const payActs = pageActs("pay.change", acts, { keepsTyped: true });

type Closing = { period: string; seen: string; missing?: string; reason?: string };

/** A meeting without an outcome may be one that pays, so closing without it is decided by name (WEEK-5). */
async function close({ db, viewer, context }: Call, closing: Closing) {
  const { missing, reason, ...wanted } = closing;
  const clock = clockOf(context);
  const decide = async (tx: Db): Promise<Record<string, string | number> | null> => {
    const open = await missingOfPeriod(tx, wanted.period, clock);
    if (open.found === 0) return {};
    const isDecided = reason !== undefined && missing === open.seen;
    return isDecided ? { withoutOutcome: open.found, reason } : null;
  };
  const outcome = await changePeriod(db, viewer, { ...wanted, act: "close", decide }, clock);
  if (outcome === "undecided") {
    const meetings = await missingOfPeriod(db, wanted.period, clock);
    return refused<MissingQuestion>(409, UNDECIDED, { conflict: { ...wanted, meetings } });
  }
  return told(outcome, `${periodText(wanted.period)} is closed`, PERIOD_REFUSED);
}

function changesPeriod(intent: "review" | "reopen", now: string) {
  return act({
    right: "pay.change",
    fields: z.strictObject(periodFields),
    run: async ({ db, viewer, context }, wanted) => {
      const change = { ...wanted, act: intent };
      const outcome = await changePeriod(db, viewer, change, clockOf(context));
      return told(outcome, `${periodText(wanted.period)} ${now}`, PERIOD_REFUSED);
    },
  });
}

type Ending = { id: string; act: "accept" | "deny"; answer: string; cents: number };

async function decided({ db, viewer, context }: Call, ending: Ending) {
  const outcome = await endDispute(db, viewer, ending, clockOf(context));
  if (outcome === "own") return OWN;
  if (outcome !== "done") return refused(409, "This dispute is no longer open");
  return done(ending.act === "accept" ? "Dispute accepted" : "Dispute denied");
}

function told<Outcome extends string>(
  outcome: Outcome | "done",
  title: string,
  refusals: Refusals<Outcome>,
): ActResult {
  return outcome === "done" ? done(title) : refusals[outcome as Exclude<Outcome, "done">];
}
