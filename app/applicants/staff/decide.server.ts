/** Scorecard and decision of an applicant (APPL-3). */
import type { RouterContextProvider } from "react-router";
import type { Call } from "~/auth/acts/acts.server";
import { authContext, mailAddress } from "~/auth/auth.server";
import { cancelMeeting } from "~/booking/booking.server";
import { contentContext, contentOf, mailContent } from "~/content/content.server";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import type { MailContent } from "~/platform/mail/mail-html.server";
import { recallMail } from "~/platform/mail/mail-jobs.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { type QueuedMail, queueMail } from "~/platform/mail/outbox.server";
import { dayText } from "~/platform/time/zones";
import { type ActResult, done, type NotDone, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { addTrainee, type Placement } from "~/team/cohorts/cohorts.server";
import { linkForTrainee } from "~/training/training.server";
import {
  holdApplicant,
  type MoveOutcome,
  moveApplicant,
  writeStage,
} from "../applicant-acts.server";
import { SCORECARD } from "../copy/scorecard.server";
import { sendScorecard } from "../scorecards.server";
import { mayAccept, type Stage } from "../stages";

type Acceptance = Letter &
  Placement & {
    version: number;
    firstName: string;
    lastName: string;
  };
type Context = Readonly<RouterContextProvider>;
type Letter = { send?: "yes" | undefined; subject: string; text: string; reason: string };

const LINK = "{link}";
const CODE = "{code}";
const START = "{start}";
/** Half the lifetime of the sign-in link. */
const LINK_MAIL_MINUTES = 12 * 60;
export const GONE = "This applicant no longer exists";

/** The emails as they would go out, for the forms to show and edit. */
export function decisionMails(context: Context, name: string) {
  const words = context.get(contentContext);
  const who = greeting(name);
  return {
    accept: mailContent(words, "accepted", {
      greeting: who,
      link: LINK,
      code: CODE,
      start: START,
      again: context.get(authContext).people.mailSignInAddress,
    }),
    decline: mailContent(words, "applicationDeclined", { greeting: who }),
  };
}

type Score = { recommendation: number; note: string; [criterion: string]: unknown };

export async function score(
  { context, db, viewer }: Call,
  id: string,
  form: Score,
): Promise<ActResult> {
  const { criteria } = contentOf(context, SCORECARD);
  const { recommendation, note } = form;
  const scores = criteria.map(({ title }, at) => ({
    criterion: title,
    score: Number(form[`score ${at}`]),
    note: String(form[`note ${at}`] ?? "").trim(),
  }));
  if (!scores.every(({ score }) => [1, 2, 3, 4].includes(score)))
    return refused(400, "Score every criterion from 1 to 4");
  const why = await sendScorecard(db, viewer, { id, scores, recommendation, note });
  if (why === null) return done("Scorecard sent");
  return refused(why === GONE ? 404 : 409, why);
}

export async function decline(
  { context, db, viewer }: Call,
  id: string,
  form: Letter & { version: number; words: string },
): Promise<ActResult> {
  const fault = mailFault(form, context);
  if (fault) return fault;
  return db.transaction(async (tx) => {
    const { version, reason, words } = form;
    const move = { id, version, stage: "declined", reason, endsInterview: true } as const;
    const outcome = await moveApplicant(tx, viewer, move);
    if (outcome.kind !== "moved") return notMoved(outcome);
    const held = await holdApplicant(tx, id);
    const sent = form.send ? form : null;
    const canceled = held && (await tellDeclined({ context, db: tx, viewer }, held, words, sent));
    const letter = form.send ? "the letter is on its way" : null;
    const said = [canceled ? "the interview is canceled" : null, letter].filter(Boolean);
    const title = ["Declined", said.join(", and ")].filter(Boolean).join(", ");
    // A guest who was told that the interview is canceled is told no other thing.
    if (canceled) return done(title);
    const { version: after, before } = outcome;
    return done(title, { declined: { version: after, before, letter: form.send ?? "" } });
  });
}

/** Someone declined goes back to the stage before, and the letter is recalled. */
export async function takeBackDecline(
  db: Db,
  actor: Actor,
  { letter, ...back }: { id: string; version: number; stage: Stage; letter: boolean },
): Promise<MoveOutcome | { kind: "left" }> {
  return db
    .transaction(async (tx) => {
      const outcome = await moveApplicant(tx, actor, back);
      if (outcome.kind === "moved" && letter && !(await recallMail(tx, letterName(back.id))))
        throw new LetterLeft();
      return outcome;
    })
    .catch((error: unknown) => {
      if (error instanceof LetterLeft) return { kind: "left" } as const;
      throw error;
    });
}

/** Thrown to roll back the move. */
class LetterLeft extends Error {}

/** How long the letter to someone declined can be recalled. */
export const LETTER_HELD_SECONDS = 120;
export const LETTER_LEFT = "The letter has left, so this can no longer be undone";

function letterName(id: string): string {
  return `declined ${id}`;
}

type Declined = { id: string; mail: string; bookingId: string | null; hasInterview: boolean };

/**
 * Cancels the upcoming interview of someone declined and sends the letter: one email says both. False: there was no
 * interview.
 */
export async function tellDeclined(
  { context, db, viewer: actor }: Pick<Call, "context" | "db" | "viewer">,
  held: Declined,
  words: string,
  letter: Pick<Letter, "subject" | "text"> | null,
): Promise<boolean> {
  const { id, bookingId, hasInterview } = held;
  const meeting = hasInterview && bookingId;
  const told = letter ? { subject: letter.subject, text: letter.text, about: id } : undefined;
  const canceled =
    meeting &&
    (await cancelMeeting(context, {
      id: meeting,
      words,
      forGood: true,
      db,
      actor,
      ...(told && { letter: told }),
    }));
  const waits = { name: letterName(id), seconds: LETTER_HELD_SECONDS };
  if (letter && !canceled) await mailTo(db, held, { ...letter, held: waits });
  return Boolean(canceled);
}

export async function accept(
  { context, db, viewer }: Call,
  id: string,
  form: Acceptance,
): Promise<ActResult<{ accessCode: string }>> {
  const { config } = context.get(requestContext);
  const auth = context.get(authContext);
  const fault = mailFault(form, context);
  if (fault) return fault;
  if (form.send && !form.text.includes(LINK))
    return refused(400, `Keep ${LINK} in the letter: the sign-in link replaces it`);
  const start = form.startsOn ? ` You start on ${dayText(form.startsOn)}.` : "";
  return db.transaction(async (tx) => {
    const held = await holdApplicant(tx, id);
    if (held === null || held.anonymizedAt) return refused(404, GONE);
    if (held.version !== form.version) return refused(409, changed(held.stage));
    if (!mayAccept(held)) return refused(409, "This applicant already has a decision");
    const { firstName, lastName, reason } = form;
    const person = { firstName, lastName, email: mailAddress.safeParse(held.mail).data };
    const added = await addTrainee(tx, auth, viewer, { person, placement: form });
    if ("refusal" in added) return added.refusal;
    const { userId, accessCode } = added.made;
    const startsOn = form.startsOn || null;
    await writeStage(tx, held, {
      stage: "accepted",
      actor: viewer,
      reason,
      traineeId: userId,
      startsOn,
    });
    if (form.send) {
      const made = await linkForTrainee(tx, viewer, { userId, sentTo: person.email });
      if (made.kind !== "link") throw new Error("A new trainee got no link");
      const text = form.text
        .replaceAll(LINK, config.baseUrl + made.path)
        .replaceAll(CODE, accessCode)
        .replaceAll(START, start);
      const secret = auth.mailSecret(LINK_MAIL_MINUTES);
      await mailTo(tx, held, { subject: form.subject, text, secret });
    }
    return done(`${firstName} ${lastName} is now a trainee`, { accessCode });
  });
}

export function notMoved(outcome: Exclude<MoveOutcome, { kind: "moved" }>): NotDone {
  switch (outcome.kind) {
    case "gone":
      return refused(404, GONE);
    case "refused":
      return refused(409, outcome.why);
    case "conflict":
      return refused(409, changed(outcome.stage));
  }
}

function changed(stage: string): string {
  return `Someone else changed this applicant to ${stage}`;
}

/** What is wrong with an email that is about to be sent. */
function mailFault(form: Letter, context: Context): NotDone | null {
  if (!form.send) return null;
  if (context.get(requestContext).config.mail === undefined)
    return refused(409, "No mail server is configured");
  return form.subject && form.text ? null : refused(400, "The letter needs a subject and a text");
}

type DecisionMail = MailContent & Pick<QueuedMail, "secret" | "held">;

async function mailTo(
  tx: Db,
  { id, mail }: { id: string; mail: string },
  { subject, text, secret, held }: DecisionMail,
): Promise<void> {
  await queueMail(tx, { to: mail, subject, text, secret, held, about: aboutItem(id) });
}
