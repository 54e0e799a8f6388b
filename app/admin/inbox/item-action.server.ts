/** What the forms of an inbox item do, and what they report afterward. */
import type { RouterContextProvider } from "react-router";
import { authContext, requireReauthentication, type Verb, type Viewer } from "~/auth/auth.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { retryMail } from "~/platform/mail/outbox.server";
import { requestContext } from "~/platform/web/request-context.server";
import { acceptApplication } from "./accept.server";
import { handOver } from "./hand-over.server";
import { type ChangeOutcome, changeItem, deleteItem, type ItemKey } from "./inbox-acts.server";
import { STATUSES } from "./inbox-item";
import type { ItemForm } from "./item-form";
import { done, failed, type ItemResult } from "./item-result";
import { callOff } from "./meeting.server";

type Context = Readonly<RouterContextProvider>;

/** The right that each form of an item takes. */
export const RIGHT_TO: Readonly<Record<ItemForm["intent"], Verb>> = {
  status: "inbox.change",
  note: "inbox.change",
  cancel: "inbox.change",
  delete: "inbox.delete",
  accept: "trainees.create",
  code: "codes.read",
  link: "links.make",
  mail: "links.make",
  "try-again": "mail.retry",
};

/** Requires re-authentication, so that an administrator's open browser is not enough (AUTH-7). */
const NEEDS_PROOF: ReadonlySet<ItemForm["intent"]> = new Set(["delete", "code"]);

export async function runItemForm(
  form: ItemForm,
  key: ItemKey,
  actor: Viewer,
  context: Context,
): Promise<ItemResult> {
  const { db } = context.get(requestContext);
  const proof = NEEDS_PROOF.has(form.intent) ? await requireReauthentication(db, actor) : null;
  if (proof) return { done: false, status: 403, toast: null, proof };
  switch (form.intent) {
    case "status": {
      const { version, status } = form;
      const outcome = await changeItem(db, actor, { key, version, wanted: { status } });
      return told(outcome, `Marked as ${STATUSES[status].toLowerCase()}`);
    }
    case "note": {
      const { version, note } = form;
      return told(await changeItem(db, actor, { key, version, wanted: { note } }), "Note saved");
    }
    case "delete": {
      const result = told(await deleteItem(db, actor, key), "Deleted");
      return result.done ? { ...result, deleted: true } : result;
    }
    case "cancel":
      return told(await callOff(context, actor, key), "Meeting canceled");
    case "accept":
      return accept(form, key, actor, context);
    case "try-again":
      return (await retryMail(db, form.mail, aboutItem(key.id)))
        ? done("The mail is sent again")
        : failed(409, "This mail has already been sent or can no longer be sent");
    default:
      return handOver(form.intent, key, actor, context);
  }
}

const GONE = "This item no longer exists";

function told(outcome: ChangeOutcome, title: string): ItemResult {
  switch (outcome.kind) {
    case "done": {
      const { version, before } = outcome;
      return { ...done(title), changed: { version, before: before.status } };
    }
    case "gone":
      return failed(404, GONE);
    case "refused":
      return failed(409, outcome.why);
    case "conflict": {
      const { theirs } = outcome;
      return {
        ...failed(409, `${theirs.by} has changed this item in the meantime`),
        conflict: theirs,
      };
    }
  }
}

async function accept(
  { firstName, lastName }: Extract<ItemForm, { intent: "accept" }>,
  { kind, id }: ItemKey,
  actor: Viewer,
  context: Context,
): Promise<ItemResult> {
  if (kind !== "application") return failed(409, "Only an application can be accepted");
  const { db } = context.get(requestContext);
  const person = { firstName, lastName };
  const outcome = await acceptApplication(db, context.get(authContext), actor, { id, person });
  switch (outcome.kind) {
    case "gone":
      return failed(404, GONE);
    case "already":
      return done(`Already accepted: ${outcome.name} is a trainee`);
    case "accepted": {
      const { name, accessCode } = outcome;
      return { ...done(`${name} is now a trainee`), accepted: { name, accessCode } };
    }
  }
}
