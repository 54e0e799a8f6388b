import { data, redirect } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { leaveNotice } from "~/platform/web/flash.server";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound, pagePath } from "~/platform/web/responses.server";
import { readDraft } from "../content.server";
import { saveDraft } from "../drafts.server";
import { scheduleState } from "../schedule.server";
import { kindOf, listsFor, unansweredOf } from "../unanswered.server";
import type { Route } from "./+types/document-page";
import { type Confirmation, publishQuestion } from "./confirm-form";
import { companyZone, discard, publishDrafts } from "./content-acts.server";
import { DocumentEditor, type Refusal } from "./document-editor";
import { documentNamed, itemFacts } from "./documents.server";
import { changesIn, unsentOf } from "./form-changes.server";
import { fieldAddress } from "./opened-items";

const LONGEST_NOTE = 300;
/** Of the questions without an answer, on this page. */
const MOST_ASKED = 5;
const DISCARD: Confirmation = {
  title: "Discard this draft?",
  lines: ["This removes all unpublished changes, including other people's."],
  verb: "Yes, discard it",
  values: { do: ["discard"] },
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "content.edit");
  const document = documentNamed(context, params.key) ?? notFound();
  const { db } = context.get(requestContext);
  const { fields, changed } = await readDraft(db, document);
  const { key, label, pages, root } = document;
  return {
    key,
    label,
    pages,
    root,
    fields,
    changes: changed.length,
    schedule: { ...(await scheduleState(db, key)), zone: companyZone(context) },
    ...(await itemFacts(context, document)),
    asked: kindOf(document) && {
      ...(await unansweredOf(db, document, { draft: fields, limit: MOST_ASKED })),
      lists: listsFor(document, fields),
    },
    userId: viewer.userId,
  };
}

/** Without a script, every button sends the whole form; with one, the fields are already saved. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const viewer = await requireRight(request, context, "content.edit");
  const document = documentNamed(context, params.key) ?? notFound();
  const { db } = context.get(requestContext);
  const path = pagePath(request);
  const form = await formBody(request);
  const act = String(form.get("do") ?? "");
  const none: Refusal = { unsent: { values: {}, lists: [] }, disputes: [], faults: {} };
  const sure = form.get("sure") === "yes";
  if (act === "discard") {
    if (!sure) return data<Refusal>({ ...none, asks: DISCARD });
    await discard(context, viewer, document);
    return leave(path, "draft-discarded");
  }
  if (form.has("marks")) {
    const facts = await itemFacts(context, document);
    const { changes, at, asks } = changesIn(form, document, await readDraft(db, document), facts);
    const outcome = await saveDraft(db, document, { authorId: viewer.userId, changes });
    if (outcome.state === "faults")
      return data<Refusal>({ ...none, ...unsentOf(changes), faults: outcome.faults }, 400);
    if (outcome.disputes.length > 0) {
      const { disputes } = outcome;
      return data<Refusal>({ ...none, ...unsentOf(changes, disputes), disputes }, 409);
    }
    if (asks) return data<Refusal>({ ...none, asks });
    if (act.startsWith("close ")) return redirect(`${path}#${at}-item`, 303);
    if (act !== "publish") return redirect(fieldAddress(document.root, path, at), 303);
  }
  if (act !== "publish") return data<Refusal>(none, 400);
  const note = String(form.get("note") ?? "").slice(0, LONGEST_NOTE);
  const outcome = await publishDrafts(context, viewer, { keys: [document.key], note, sure });
  if (outcome.state === "faults")
    return data<Refusal>({ ...none, faults: outcome.faults[document.key] ?? {} }, 400);
  if (outcome.state === "asks") {
    const values = { do: ["publish"], note: [note] };
    return data<Refusal>({
      ...none,
      asks: publishQuestion(outcome.questions, companyZone(context), values),
    });
  }
  return leave(path, outcome.state === "published" ? "content-published" : "content-unchanged");
}

function leave(path: string, notice: string) {
  return redirect(path, { status: 303, headers: { "Set-Cookie": leaveNotice(notice) } });
}

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => data.label,
  fault: "Failed to read the content",
};

export default function DocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  // Another document, another draft.
  return <DocumentEditor key={loaderData.key} document={loaderData} refusal={actionData} />;
}
