/** What can be done with many applicants at once (OWN-6). */
import { inArray } from "drizzle-orm";
import { z } from "zod";
import {
  type BatchAct,
  type BatchCall,
  type BatchList,
  type BatchRow,
  type Before,
  CHANGED,
  GONE,
  type RowResult,
  rowDone,
  rowLeft,
} from "~/auth/batches/batches.server";
import { contentContext, mailContent } from "~/content/content.server";
import { greeting } from "~/platform/mail/names";
import { holdApplicant, type MoveOutcome, moveApplicant } from "../applicant-acts.server";
import { applicantIds } from "../applicant-list.server";
import { viewOf } from "../applicant-view";
import { CANCEL_FIRST, STAGES, type Stage, stageWords } from "../stages";
import { applicants } from "../tables";
import { LETTER_HELD_SECONDS, LETTER_LEFT, takeBackDecline, tellDeclined } from "./decide.server";

/** Of those with an upcoming interview. */
const CANCEL = "cancel";

/** The greeting stands in the letter until it is sent to someone. */
const GREETING = "{greeting}";

const letterOf =
  (part: "subject" | "text"): NonNullable<BatchAct["fields"][number]["initial"]> =>
  (context) =>
    mailContent(context.get(contentContext), "applicationDeclined", { greeting: GREETING })[part];

async function move(call: BatchCall, row: BatchRow, stage: Stage): Promise<RowResult> {
  const { db, viewer, input } = call;
  const endsInterview = stage === "declined" && input.interviews === CANCEL;
  const wanted = {
    id: row.id,
    version: row.version ?? 0,
    stage,
    reason: input.reason ?? "",
    endsInterview,
  };
  const outcome = await moveApplicant(db, viewer, wanted);
  if (outcome.kind !== "moved") return leftBecause(outcome);
  if (outcome.before === stage) return rowLeft(`Was ${stageWords(stage).toLowerCase()} already`);
  const before = { stage: outcome.before, version: outcome.version };
  return rowDone(stage === "withdrawn" ? "Withdrawn" : `Now ${stage}`, before);
}

function leftBecause(outcome: Exclude<MoveOutcome, { kind: "moved" }>): RowResult {
  switch (outcome.kind) {
    case "gone":
      return GONE;
    case "refused":
      return rowLeft(
        outcome.why === CANCEL_FIRST ? "Upcoming interview: left as it is" : outcome.why,
      );
    case "conflict":
      return rowLeft(`Changed in the meantime: now ${outcome.stage}`);
  }
}

async function decline(call: BatchCall, row: BatchRow): Promise<RowResult> {
  const moved = await move(call, row, "declined");
  if (!moved.done) return moved;
  const { send, subject = "", text = "", words = "" } = call.input;
  const held = await holdApplicant(call.db, row.id);
  const filled = (words: string) => words.replaceAll(GREETING, () => greeting(held?.name ?? ""));
  const letter =
    send === "yes" && held?.mail ? { subject: filled(subject), text: filled(text) } : null;
  const canceled = held && (await tellDeclined(call, held, words, letter));
  const declined = canceled ? "Declined, interview canceled" : "Declined";
  if (send !== "yes") return { ...moved, result: declined };
  if (letter === null) return { ...moved, result: `${declined}; no address for the letter` };
  const before = { ...moved.before, letter: canceled ? "left" : "held" };
  return { ...moved, before, result: `${declined}, letter sent` };
}

/** Back to the stage before, if nobody has changed it since. */
async function moveBack(call: BatchCall, { id, before }: BatchRow & { before: Before }) {
  const stage = STAGES.find((each) => each === before.stage);
  if (stage === undefined) return CHANGED;
  if (before.letter === "left") return rowLeft(LETTER_LEFT);
  if (before.letter === "held") {
    const back = { id, version: Number(before.version), stage, letter: true };
    const { kind } = await takeBackDecline(call.db, call.viewer, back);
    if (kind === "left") return rowLeft(LETTER_LEFT);
    return kind === "moved" ? rowDone(`Now ${stage}, letter recalled`) : CHANGED;
  }
  const back = { ...call, input: {} };
  const result = await move(back, { id, version: Number(before.version) }, stage);
  return result.result.startsWith("Changed") ? CHANGED : result;
}

const REASON = {
  name: "reason",
  label: "Reason, for the team",
  kind: "text",
  most: 2_000,
} as const;

/** The company moves nobody to these here: accepting makes an account. */
const MOVES = STAGES.filter((stage) => stage !== "accepted" && stage !== "declined");

/** The events that decide about an applicant. */
const DECISIONS: NonNullable<BatchAct["undo"]>["about"] = {
  kinds: ["application"],
  verbs: [
    "applicants.move",
    "applicants.withdraw",
    "applications.accept",
    "applications.decline",
    "inbox.change",
  ],
};

/** Adding an act is one entry here. */
const ACTS: readonly BatchAct[] = [
  {
    name: "decline",
    label: "Decline",
    about:
      "Each of them is declined, and gets the letter if you send it. You can undo it afterward; with the letter only for two minutes, until it leaves.",
    right: "applicants.change",
    danger: true,
    fields: [
      REASON,
      {
        name: "interviews",
        label: "Applicants with an upcoming interview",
        kind: "choice",
        none: "Leave them out",
        choices: async () => [{ id: CANCEL, name: "Cancel the interview, with an email" }],
      },
      { name: "words", label: "Words about a canceled interview", kind: "text", most: 1_000 },
      { name: "send", label: "Send the letter", kind: "check" },
      { name: "subject", label: "Subject", kind: "line", most: 200, initial: letterOf("subject") },
      { name: "text", label: "Letter", kind: "text", most: 4_000, initial: letterOf("text") },
    ],
    run: decline,
    undo: {
      about: DECISIONS,
      seconds: ({ send }) => (send === "yes" ? LETTER_HELD_SECONDS : null),
      run: moveBack,
    },
  },
  {
    name: "withdraw",
    label: "Withdraw",
    about: "They no longer want the role. No letter is sent.",
    right: "applicants.change",
    fields: [REASON],
    run: (call, row) => move(call, row, "withdrawn"),
    undo: { about: DECISIONS, run: moveBack },
  },
  {
    name: "move",
    label: "Move to a stage",
    about: "No letter is sent.",
    right: "applicants.change",
    fields: [
      {
        name: "stage",
        label: "Stage",
        kind: "choice",
        choices: async () => MOVES.map((stage) => ({ id: stage, name: stageWords(stage) })),
      },
    ],
    run: async (call, row) => {
      const stage = MOVES.find((each) => each === call.input.stage);
      return stage === undefined ? CHANGED : move(call, row, stage);
    },
    undo: { about: DECISIONS, run: moveBack },
  },
];

export const APPLICANT_BATCHES: BatchList = {
  right: "applicants.read",
  path: "/admin/applicants",
  nouns: ["applicant", "applicants"],
  rowId: z.uuid(),
  acts: ACTS,
  idsIn: (db, _, view) => applicantIds(db, viewOf(view)),
  standing: async (db, _, ids) => {
    const rows = await db
      .select()
      .from(applicants)
      .where(inArray(applicants.id, [...ids]));
    return new Map(
      rows.map(({ id, name, mail, anonymizedAt, version, createdAt }) => {
        const told = mail ? { detail: mail } : { detail: "applied", at: createdAt };
        return anonymizedAt
          ? [id, { name: "Former applicant", version }]
          : [id, { name: name || mail || "No name", version, ...told }];
      }),
    );
  },
};
