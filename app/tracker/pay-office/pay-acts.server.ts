/** What administrators do about pay: each act with its right and its fields (PAY-1 to PAY-4). */
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { periodText } from "~/pay/pay";
import {
  acceptanceFields,
  type ClaimOutcome,
  changePeriod,
  claimFields,
  confirmClaim,
  denialFields,
  endDispute,
  type PeriodOutcome,
  refusalReason,
  refuseClaim,
} from "~/pay/pay.server";
import type { Db } from "~/platform/db/database.server";
import { type ActResult, done, type NotDone, refused } from "~/platform/web/act-result";
import { refuseRequest } from "../meeting-requests.server";
import { missingOfPeriod } from "../missing-outcomes.server";
import { decidedTwice } from "../paid-twins.server";
import { type LinkOutcome, linkRequested } from "../prospect-meetings.server";
import { confirmShow, type ReportOutcome, refuseShow } from "../reported-shows.server";
import { decidedName } from "../waiting.server";
import { clockOf, ruleActs } from "./rule-acts.server";

const OWN = refused(403, "This pays you. Someone else has to decide it.");
const ENDED = refused(409, "This is no longer waiting. Check it again.");
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

const TWICE = refused(
  409,
  "Not paid: another prospect of the same handle pays already. Say why this one is paid as well, or refuse it.",
);

const CLAIM_REFUSED: Refusals<ClaimOutcome> = {
  own: OWN,
  state: ENDED,
  twice: TWICE,
  paid: refused(
    409,
    "This meeting has paid a show already. Unlink it there first, or refuse this one.",
  ),
};

const REPORT_REFUSED: Refusals<ReportOutcome> = {
  own: OWN,
  gone: ENDED,
  nothing: ENDED,
  twice: TWICE,
  conflict: refused(409, "This prospect has been changed or removed. Check it again."),
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

/** What a period would close without; `seen` of the page and of the meetings. */
export type MissingQuestion = {
  period: string;
  seen: string;
  meetings: Awaited<ReturnType<typeof missingOfPeriod>>;
};

type Refusals<Outcome extends string> = Readonly<Record<Exclude<Outcome, "done">, NotDone>>;

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
    run: async ({ db, viewer, context }, seen) => {
      const name = await decidedName(db, { prospect: seen.id });
      const outcome = await confirmShow(db, viewer, seen, clockOf(context).zone);
      return told(outcome, `Confirmed: ${name}`, REPORT_REFUSED);
    },
  }),
  "refuse-show": act({
    right: "pay.change",
    fields: z.strictObject({ id: z.uuid(), reason: refusalReason }),
    run: async ({ db, viewer }, refusal) => {
      const name = await decidedName(db, { prospect: refusal.id });
      return told(await refuseShow(db, viewer, refusal), `Refused: ${name}`, REPORT_REFUSED);
    },
  }),
  "confirm-pay": act({
    right: "pay.change",
    fields: claimFields.extend(twiceFields),
    run: async ({ db, viewer, context }, { claim, ...decision }) => {
      const clock = clockOf(context);
      const decide = (tx: Db, prospectId: string) =>
        decidedTwice(tx, clock.zone, prospectId, decision);
      const name = await decidedName(db, { claim });
      const outcome = await confirmClaim(db, viewer, { claim, decide }, clock);
      return told(outcome, `Confirmed: ${name}`, CLAIM_REFUSED);
    },
  }),
  "refuse-pay": act({
    right: "pay.change",
    fields: claimFields.extend({ reason: refusalReason }),
    run: async ({ db, viewer, context }, claim) => {
      const name = await decidedName(db, claim);
      const outcome = await refuseClaim(db, viewer, claim, clockOf(context));
      return told(outcome, `Refused: ${name}`, CLAIM_REFUSED);
    },
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
    run: async ({ db, viewer }, refusal) => {
      const outcome = await refuseRequest(db, viewer, refusal);
      return told(outcome, "Meeting refused", { gone: ENDED, own: OWN });
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
