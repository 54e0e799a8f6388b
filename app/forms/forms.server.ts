/** Door of the forms room on the server: forms that visitors send in, and the tokens that keep bots out (SLOT-2). */
import { data, type RouterContextProvider, redirect } from "react-router";
import { authContext, signedInViewer } from "~/auth/auth.server";
import { contentContext } from "~/content/content.server";
import { originOf } from "~/platform/pages/origin";
import type { Solution } from "~/platform/proof-of-work/puzzle";
import {
  issueToken,
  readToken,
  type SignedToken,
  type TokenFault,
} from "~/platform/proof-of-work/signed-token.server";
import { waitingTime } from "~/platform/time/durations";
import { readForm } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { pagePath, retryAfter } from "~/platform/web/responses.server";
import { GOALS } from "~/settings/settings";
import { brandOf } from "~/settings/settings.server";
import type { Sender } from "./admission.server";
import { checkForm } from "./check-form";
import {
  DOUBT,
  HIDDEN_FIELDS,
  type IntakeForm,
  type IntakeResponse,
  type IntakeValues,
  isDoubtful,
  QUESTIONS_CHANGED,
  questionsMark,
} from "./form";
import { type Arrived, type Kept, keepSubmission } from "./submissions.server";

export { admit, type Refused, type Sender } from "./admission.server";
export { REPLIES } from "./copy/replies.server";
export { shortReference } from "./form";
export { formWith, formWords, shippedFormWords } from "./form-words.server";
export { forgetSender, rememberedSender, rememberSender } from "./remembered-sender.server";
export {
  lockSubmission,
  type OwnReceipt,
  removeSubmission,
  type Submission,
  writeSubmission,
} from "./submissions.server";

/** `qualified`: the result of the rule in `options` for these values; null if there is none. */
type Received =
  | {
      state: "received";
      id: string;
      values: IntakeValues;
      qualified: boolean | null;
      unfit: readonly string[];
    }
  | IntakeResponse;

type Context = Readonly<RouterContextProvider>;
type Options = Pick<Arrived, "receipt" | "stored"> & {
  qualified?: (values: IntakeValues) => boolean;
  /** The names of the fields whose answers do not qualify. */
  unfit?: (values: IntakeValues) => readonly string[];
};
type Faults = Extract<IntakeResponse, { state: "faults" }>;

/**
 * Receives a posted form: checks it, stores it once and queues its emails. Everything else returns a response for
 * `IntakeFormView`, with its status. If the honeypot was filled in, it asks once more: a password manager may have done it.
 */
export async function receiveForm(
  { request, context }: { request: Request; context: Context },
  form: IntakeForm,
  options: Options = {},
): Promise<Received> {
  const posted = await postedTexts(request);
  if (posted === null)
    return refused({}, "We couldn't read this form. Please reload the page and try again.");
  const { [HIDDEN_FIELDS.token]: token = "", [HIDDEN_FIELDS.proof]: proof = "", ...rest } = posted;
  const { [HIDDEN_FIELDS.honeypot]: _, [HIDDEN_FIELDS.person]: __, ...sent } = rest;
  const { [HIDDEN_FIELDS.questions]: shown, ...given } = sent;
  if (asksOtherwise(form, shown))
    return {
      state: "confirm",
      status: 200,
      values: given,
      token: formTokenWithoutWork(context, form.name),
      message: QUESTIONS_CHANGED,
      changed: true,
    };
  const checked = checkForm(form, given);
  if (checked.faults !== null) {
    const message = checked.unknown
      ? "This page is out of date. Please reload it and try again."
      : undefined;
    return refused(given, message, checked.faults);
  }
  const { values } = checked;
  if (isDoubtful(posted))
    return {
      state: "confirm",
      status: 200,
      values,
      token: formTokenWithoutWork(context, form.name),
      message: DOUBT,
      doubted: true,
    };
  const seen = checkFormToken(context, form.name, { token, proof });
  if (seen.fault !== null)
    return respondToTokenFault(context, form, { ...seen, given: token, values });
  const result = received(seen.token.id, values, options);
  const sender = await senderOf(request, context);
  const origin = originOf(request.headers, GOALS);
  const kept = await keep(context, form, { ...result, token: seen.token, sender, origin }, options);
  return kept.kind === "kept" || kept.kind === "again"
    ? result
    : respondUnkept(context, form, kept, seen.token, values);
}

/** Whether a form asks in other words than the page that was sent, by the mark that the page sends. */
function asksOtherwise(form: IntakeForm, shown: unknown): boolean {
  return typeof shown === "string" && shown !== questionsMark(form);
}

/** The same of a posted form, before anything is made of its answers. */
export function hasOtherQuestions(form: IntakeForm, posted: FormData): boolean {
  return asksOtherwise(form, posted.get(HIDDEN_FIELDS.questions));
}

/** The whole action of a page that shows its form's receipt itself. */
export async function respondToForm(
  args: { request: Request; context: Context },
  form: IntakeForm,
) {
  const response = await receiveForm(args, form);
  if (response.state !== "received") return unreceived(response);
  const [path] = pagePath(args.request).split("?");
  return redirect(`${path}?sent=1#${form.name}`);
}

/** A form that was not received, for its page to show. */
export function unreceived(response: IntakeResponse) {
  const headers = response.state === "faults" ? retryAfter(response) : {};
  return data(response, { status: response.status || 400, headers });
}

export async function senderOf(request: Request, context: Context): Promise<Sender> {
  const { clientAddress } = context.get(requestContext);
  const viewer = await signedInViewer(request, context);
  return { userId: viewer?.userId ?? null, clientAddress };
}

/** Whether a token and its proof of work are valid for a form with this name. `id`: a UUID to store it once under. */
export function checkFormToken(context: Context, form: string, given: Solution) {
  return readToken(signerOf(context), form, given);
}

/** A token without proof of work, for the second step of a visitor without JavaScript. Limit these more strictly. */
export function formTokenWithoutWork(context: Context, form: string): string {
  return issueToken(signerOf(context), form, { difficulty: 0 }).token;
}

function signerOf(context: Context) {
  return context.get(authContext).vault.hmac;
}

/** Every field once, as text; null for files, duplicate fields, and anything that is not a form. */
async function postedTexts(request: Request): Promise<IntakeValues | null> {
  const form = await readForm(request);
  if (form === null) return null;
  const entries = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const posted = Object.fromEntries(entries);
  return Object.keys(posted).length === [...form].length ? posted : null;
}

function received(id: string, values: IntakeValues, { qualified, unfit }: Options) {
  const verdict = { qualified: qualified?.(values) ?? null, unfit: unfit?.(values) ?? [] };
  return { state: "received" as const, id, values, ...verdict };
}

function refused(values: IntakeValues, message?: string, faults: Faults["faults"] = {}): Faults {
  return { state: "faults", status: 400, faults, values, ...(message && { message }) };
}

type Seen = { token: SignedToken | null; fault: TokenFault; given: string; values: IntakeValues };

/** With JavaScript a new token is fetched silently; without it, the page comes back with one. */
function respondToTokenFault(context: Context, form: IntakeForm, seen: Seen): IntakeResponse {
  const { token, fault, given, values } = seen;
  const again = { state: "confirm" as const, status: 200 as const, values };
  if (fault === "missing") return { ...again, token: formTokenWithoutWork(context, form.name) };
  // One from a clock that was ahead stays early for as long as that.
  if (token?.withoutWork && fault === "early" && token.issuedAt <= Date.now())
    return {
      ...again,
      token: given,
      message: "That was quick. Please press the button again.",
    };
  if (token?.withoutWork) return { ...again, token: formTokenWithoutWork(context, form.name) };
  const message = "Your form could not be checked. Please send it again.";
  return { ...refused(values, message), stale: true };
}

function respondUnkept(
  context: Context,
  form: IntakeForm,
  kept: Exclude<Kept, { kind: "kept" | "again" }>,
  { withoutWork }: SignedToken,
  values: IntakeValues,
): IntakeResponse {
  if (kept.kind === "limited") {
    const { retryAfterSeconds } = kept;
    const message = `Too many forms were sent. Please try again in ${waitingTime(retryAfterSeconds)}. Your answers are not lost.`;
    return { ...refused(values, message), status: 429, retryAfterSeconds };
  }
  if (kept.kind === "harder") return { ...refused(values, BUSY), stale: true };
  const message =
    "You sent this form before with different answers. Send it again if this one is new.";
  if (!withoutWork) return { ...refused(values, message), stale: true };
  const token = formTokenWithoutWork(context, form.name);
  return { state: "confirm", status: 200, values, token, message };
}

const BUSY =
  "We are getting many forms, so this one takes your browser a little longer. Please send it again.";

type Arrival = Extract<Received, { state: "received" }> &
  Pick<Arrived, "token" | "sender" | "origin">;

async function keep(
  context: Context,
  form: IntakeForm,
  arrival: Arrival,
  { receipt, stored }: Options,
): Promise<Kept> {
  const { config, db, clientAddress } = context.get(requestContext);
  const { id, values, qualified, unfit, token, sender, origin } = arrival;
  const senders = (what: "name" | "mail") =>
    values[form.fields.find((field) => field.sender === what)?.name ?? ""] ?? "";
  return keepSubmission(db, signerOf(context), {
    id,
    form,
    values,
    qualified,
    unfit,
    token,
    sender,
    origin,
    senderName: senders("name"),
    senderMail: senders("mail"),
    caller: context.get(authContext).callerKey(clientAddress),
    receipt,
    stored,
    brand: brandOf(context),
    words: context.get(contentContext),
    baseUrl: config.baseUrl,
  });
}
