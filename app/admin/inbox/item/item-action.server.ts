/** What the forms of an inbox item do, and what they tell afterwards. */
import type { RouterContextProvider } from "react-router";
import { requestContext } from "~/platform/http/request-context.server";
import { brandOf } from "~/settings/settings.server";
import type { ToastMessage } from "~/ui/toast";
import {
  authContext,
  type ProofWanted,
  requireFreshProof,
  type Viewer,
} from "../../../auth/auth.server";
import { readCode } from "../../read-code.server";
import { actOnTrainee } from "../../trainee-acts.server";
import { STATUSES, type Status } from "../inbox-item";
import { acceptApplication } from "./accept.server";
import {
  type ChangeOutcome,
  changeItem,
  deleteItem,
  type ItemKey,
  type Theirs,
} from "./inbox-acts.server";
import { itemDetails } from "./item-details.server";
import type { ItemForm } from "./item-form";
import { callOff } from "./meeting.server";
import { signInLetter } from "./sign-in-letter";

/**
 * `done` false: nothing was changed. `changed`: the version that stands now, and the status before, to undo it.
 * `accepted`: a fresh account's code, told this once. `proof`: it must be proved again who asks.
 */
export type ItemResult = {
  done: boolean;
  status: number;
  toast: ToastMessage | null;
  conflict?: Theirs;
  changed?: { version: number; before: Status };
  accepted?: { name: string; accessCode: string };
  deleted?: true;
  code?: string;
  link?: string;
  proof?: ProofWanted;
};

type Context = Readonly<RouterContextProvider>;

/** What nobody may do who only found an administrator's browser open (AUTH-7). */
const NEEDS_PROOF: ReadonlySet<ItemForm["intent"]> = new Set(["delete", "code"]);

export async function runItemForm(
  form: ItemForm,
  key: ItemKey,
  actor: Viewer,
  context: Context,
): Promise<ItemResult> {
  const { db } = context.get(requestContext);
  const proof = NEEDS_PROOF.has(form.intent) ? await requireFreshProof(db, actor) : null;
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
      return told(await callOff(context, actor, key), "Meeting cancelled");
    case "accept":
      return accept(form, key, actor, context);
    default:
      return handOver(form.intent, key, actor, context);
  }
}

export function failed(status: number, title: string): ItemResult {
  return { done: false, status, toast: { title, tone: "danger" } };
}

function done(title: string): ItemResult {
  return { done: true, status: 200, toast: { title, tone: "success" } };
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
      return { ...failed(409, `${theirs.by} has changed this item meanwhile`), conflict: theirs };
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
      return done(`Accepted already: ${outcome.name} is a trainee`);
    case "accepted": {
      const { name, accessCode } = outcome;
      return { ...done(`${name} is a trainee now`), accepted: { name, accessCode } };
    }
  }
}

/** What an accepted applicant needs to get in: the code or a link, for the administrator or by mail. */
async function handOver(
  intent: "code" | "link" | "mail",
  key: ItemKey,
  actor: Viewer,
  context: Context,
): Promise<ItemResult> {
  const { db, config } = context.get(requestContext);
  const { openCode, post } = context.get(authContext);
  const details = await itemDetails(db, key);
  if (!details?.trainee) return failed(404, "There is no trainee of this application");
  const { userId } = details.trainee;
  if (intent === "code") {
    const code = await readCode(db, actor, openCode, userId);
    return code
      ? { done: true, status: 200, toast: null, code }
      : failed(409, "This access code cannot be read");
  }
  if (intent === "mail" && post === null) return failed(409, "No mail server is set");
  const outcome = await actOnTrainee(db, actor, { intent: "link", userId });
  if (outcome.kind === "inactive") return failed(409, `${outcome.name} is deactivated`);
  if (outcome.kind !== "link") return failed(404, "This user no longer exists");
  if (intent === "link") return { done: true, status: 200, toast: null, link: outcome.path };
  const letter = {
    to: details.item.mail,
    name: details.trainee.name,
    brand: brandOf(context).name,
  };
  post?.(signInLetter({ ...letter, address: config.baseUrl + outcome.path }));
  return done("The sign-in link is on its way");
}
