import { authContext } from "~/auth/auth.server";
import { DOUBT, HIDDEN_FIELDS, isDoubtful, QUESTIONS_CHANGED } from "~/forms/forms";
import { checkFormToken, senderOf } from "~/forms/forms.server";
import { counter } from "~/platform/metrics/metrics.server";
import { type Origin, originOf } from "~/platform/pages/origin";
import { waitingTime } from "~/platform/time/durations";
import { readForm } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { GOALS } from "~/settings/settings";
import { type CalendarName, calendarOf } from "~/settings/settings.server";
import {
  askedOf,
  bookableCalendarOf,
  bookingMailContext,
  type Context,
  meetingFor,
  tellOfMeeting,
} from "./booking-context.server";
import {
  answerField,
  askedMark,
  type BookingQuestions,
  checkGuest,
  type GuestFaults,
  instantIn,
} from "./booking-form";
import { askToConfirm } from "./booking-mails.server";
import { type BookOutcome, book } from "./bookings.server";
import { schedulePath, unfitPath } from "./meetings";
import { type BookedMeeting, bookingFormName } from "./schedule";
import { isSwitchedOff, type Trainee } from "./sessions.server";

/**
 * `taken`: choose another time; `stale`: only the token was invalid, so the same form may be sent with a new one;
 * `doubted`: a person has to say that they are one; `asked`: what is asked now, as the page showed other questions.
 */
export type BookingResponse =
  | { state: "booked"; meeting: BookedMeeting }
  /** An answer does not fit this kind of meeting: `next` says so kindly (CALL-2). */
  | { state: "unfit"; next: string }
  | {
      state: "refused";
      status: 400 | 409 | 429;
      message?: string;
      faults: GuestFaults;
      values: Record<string, string>;
      taken?: true;
      stale?: true;
      doubted?: true;
      asked?: BookingQuestions;
      /** With 429: when there is room for one more. */
      retryAfterSeconds?: number;
    };

const received = counter({
  name: "bookings_total",
  help: "Bookings that visitors sent, by what came of them; again: sent a second time.",
  labels: {
    outcome: [
      "booked",
      "held",
      "again",
      "taken",
      "limited",
      "mailed-out",
      "harder",
      "enough",
      "other",
      "closed",
    ],
  },
});

type Refusal = Extract<BookingResponse, { state: "refused" }>;

const FIELDS = ["at", "zone", "name", "mail", "message", "phone", ...Object.values(HIDDEN_FIELDS)];
const ANSWER_FIELD = /^(?:host|answer-[\da-f]{8})$/;

type Arriving = {
  request: Request;
  context: Context;
  calendar: CalendarName;
  /** A guest who books in the portal: the form's name and known address are ignored. */
  trainee: Trainee | null;
  /** A guest known by an emailed link: the same applies, and their address needs no confirmation. */
  guest?: KnownSender;
  /** Where a known guest came from when they applied. */
  origin?: Origin | null;
  may?: BookingRequest["may"];
};

type KnownSender = { name: string; mail: string };

/** Receives a booking from a page or its picker, checks all of it, and books (BOOK-1, SLOT-2). */
export async function receiveBooking({
  request,
  context,
  calendar,
  trainee,
  guest: proven,
  origin = trainee ? null : originOf(request.headers, GOALS),
  may = trainee
    ? async (tx) => !(await isSwitchedOff(tx, { traineeId: trainee.userId }))
    : undefined,
}: Arriving): Promise<BookingResponse> {
  const posted = await postedTexts(request);
  if (posted === null)
    return refused(400, {}, "We couldn't read this form. Please reload the page and try again.");
  const { [HIDDEN_FIELDS.token]: token = "", [HIDDEN_FIELDS.proof]: proof = "", ...rest } = posted;
  const { [HIDDEN_FIELDS.honeypot]: _, [HIDDEN_FIELDS.person]: __, ...sent } = rest;
  const { [HIDDEN_FIELDS.questions]: shown, ...given } = sent;
  const { at, ...wanted } = given;
  const known = trainee ? { name: trainee.name, mail: trainee.mail ?? wanted.mail ?? "" } : proven;
  const rules = calendarOf(context, calendar);
  const asked = askedOf(rules);
  if (shown !== undefined && shown !== askedMark(asked))
    return { ...refused(409, given, QUESTIONS_CHANGED), asked };
  const entered = new URLSearchParams({ ...wanted, ...known });
  const { guest, faults } = checkGuest(entered, known !== undefined, asked);
  if (faults) return { ...refused(400, given), faults };
  const unfit = rules.questions.find((question) =>
    question.refuses.includes(entered.get(answerField(question)) ?? ""),
  );
  if (unfit)
    return { state: "unfit", next: unfitPath(schedulePath(calendar, trainee !== null), unfit.id) };
  if (isDoubtful(posted)) return { ...refused(400, given, DOUBT), doubted: true };
  const start = instantIn(at);
  if (start === null) return { ...refused(400, given, "Please choose a time."), taken: true };
  const seen = checkFormToken(context, bookingFormName(calendar), { token, proof });
  const { token: read } = seen;
  // Choosing a time came before this form, so a fast submission without a script is accepted.
  if (read === null || !(seen.fault === null || (read.withoutWork && seen.fault === "early")))
    return { ...refused(400, given, "Please press the button again."), stale: true };
  const sender = await senderOf(request, context);
  const traineeId = trainee?.userId ?? null;
  const wish = { token: read, at: start, guest, sender, traineeId, origin, may };
  return booked(
    context,
    calendar,
    { ...wish, hostId: wanted.host || null, isProven: known !== undefined },
    given,
  );
}

const OTHER =
  "This form has already booked a time. To change that booking, use the link in your email or on your booking page. To book another time, reload this page.";
const BUSY =
  "We are getting many bookings, so this one takes your browser a little longer. Please press the button again.";

const ENOUGH =
  "You have the most upcoming meetings one person can book. To change one, use the link in its email. To book another time, cancel one first.";

const CLOSED = "This can no longer be booked. Please reload the page.";

const MAILED_OUT =
  "This address has reached today's limit for booking emails. If it is yours, open the latest one, confirm your address there, then book here. Or try again in";

type BookingRequest = Omit<Parameters<typeof book>[2], "caller" | "byMail"> & {
  isProven: boolean;
};

async function booked(
  context: Context,
  calendar: CalendarName,
  { isProven, ...asked }: BookingRequest,
  given: Record<string, string>,
): Promise<BookingResponse> {
  const { db, clientAddress, config } = context.get(requestContext);
  const caller = context.get(authContext).callerKey(clientAddress);
  const inPortal = asked.traineeId !== null;
  const wanted = { ...asked, caller, byMail: config.mail !== undefined && !isProven };
  const outcome = await book(db, bookableCalendarOf(context, calendar), wanted, (tx, booking) =>
    booking.heldUntil
      ? askToConfirm(tx, booking, bookingMailContext(context, booking))
      : tellOfMeeting(context, tx, booking, { kind: "booked" }),
  );
  received.add({ outcome: countedAs(outcome) });
  if (outcome.kind === "booked")
    return { state: "booked", meeting: await meetingFor(context, outcome.booking, { inPortal }) };
  if (outcome.kind === "taken") {
    const message = "That time was just taken. Please choose another one.";
    return { ...refused(409, given, message), taken: true };
  }
  if (outcome.kind === "other") return refused(409, given, OTHER);
  if (outcome.kind === "closed") return refused(409, given, CLOSED);
  if (outcome.kind === "enough") return refused(409, given, ENOUGH);
  if (outcome.kind === "harder") return { ...refused(400, given, BUSY), stale: true };
  const { retryAfterSeconds, kind } = outcome;
  const why =
    kind === "mailed-out"
      ? MAILED_OUT
      : "We are getting too many bookings right now. Please try again in";
  const message = `${why} ${waitingTime(retryAfterSeconds)}.`;
  return { ...refused(429, given, message), retryAfterSeconds };
}

function countedAs(outcome: BookOutcome) {
  if (outcome.kind !== "booked") return outcome.kind;
  if (outcome.again) return "again";
  return outcome.booking.heldUntil ? "held" : "booked";
}

function refused(status: Refusal["status"], values: Refusal["values"], message?: string): Refusal {
  return { state: "refused", status, faults: {}, values, message };
}

function isField(name: string): boolean {
  return FIELDS.includes(name) || ANSWER_FIELD.test(name);
}

/** Every field once, as text; null if there is anything else. */
async function postedTexts(request: Request): Promise<Record<string, string> | null> {
  const form = await readForm(request);
  if (form === null) return null;
  const posted: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== "string" || name in posted || !isField(name)) return null;
    posted[name] = value;
  }
  return posted;
}
