import { redirect } from "react-router";
import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { done, refused } from "~/platform/web/act-result";
import { leaveNotice } from "~/platform/web/flash.server";
import { requestContext } from "~/platform/web/request-context.server";
import { pagePath } from "~/platform/web/responses.server";
import { changeCount } from "../changes";
import { readDraft, saveDraft } from "../drafts.server";
import { type Fields, labelsOf } from "../fields";
import { scheduleState } from "../schedule.server";
import { kindOf, listsFor, unansweredOf } from "../unanswered.server";
import type { Route } from "./+types/document-page";
import { claimUses, createClaim, newClaim } from "./claims.server";
import { type Confirmation, publishQuestion } from "./confirm-form";
import { companyZone, discard, publishDrafts, publishOne } from "./content-acts.server";
import { DocumentEditor, type Obstacle, type Refusal } from "./document-editor";
import { itemFacts, requireDocument } from "./documents.server";
import { withLeftOut } from "./editor-outcome";
import { changesIn, editorForm, unsentOf } from "./form-changes.server";
import { fieldAddress } from "./opened-items";
import { settle } from "./settle.server";

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
  const document = requireDocument(context, params.key);
  const { db } = context.get(requestContext);
  const { fields, changed } = await readDraft(db, document);
  const { key, label, pages, root } = document;
  return {
    key,
    label,
    pages,
    root,
    fields,
    changes: changeCount(root, fields, changed),
    schedule: { ...(await scheduleState(db, key)), zone: companyZone(context) },
    ...(await itemFacts(context, document)),
    asked: kindOf(document) && {
      ...(await unansweredOf(db, document, { draft: fields, limit: MOST_ASKED })),
      lists: listsFor(document, fields),
    },
    userId: viewer.userId,
    uses: await claimUses(context, document, fields),
  };
}

/** Without a script, every button sends the whole form; with one, the fields are already saved. */
export const action = pageActs("content.edit", {
  "create-claim": act({
    right: "content.edit",
    fields: newClaim,
    run: ({ context, viewer }, claim) => createClaim(context, viewer, claim),
  }),
  settle: act({
    right: "content.edit",
    fields: z.strictObject({}),
    run: ({ context, viewer, params }) =>
      settle(context, viewer, requireDocument(context, params.key)),
  }),
  "": act({
    right: "content.edit",
    fields: editorForm,
    run: async ({ request, context, viewer, params, db }, form) => {
      const document = requireDocument(context, params.key);
      const path = pagePath(request);
      const sure = form.sure === "yes";
      // Everything, or one item: "publish lessons.7".
      const [act = "", item = ""] = form.do.split(" ");
      const isPublishing = act === "publish";
      if (form.do === "discard") {
        if (!sure) return stopped(200, { asks: DISCARD });
        await discard(context, viewer, document);
        return leave(path, "draft-discarded");
      }
      if (form.marks !== undefined) {
        const facts = await itemFacts(context, document);
        const draft = await readDraft(db, document);
        const { changes, at, asks } = changesIn(form, document, draft, facts);
        const outcome = await saveDraft(db, document, { authorId: viewer.userId, changes });
        if (outcome.state === "faults") return stopped(400, unsentOf(changes), outcome.faults);
        const { disputes } = outcome;
        if (disputes.length > 0) return stopped(409, { disputes, ...unsentOf(changes, disputes) });
        if (asks) return stopped(200, { asks });
        if (form.do.startsWith("close ")) return redirect(`${path}#${at}-item`, 303);
        if (!isPublishing) return redirect(fieldAddress(document.root, path, at), 303);
      }
      if (!isPublishing) return stopped(400, {});
      const note = form.note.slice(0, LONGEST_NOTE);
      const { fields } = await readDraft(db, document);
      const label = labelsOf(document.root, item, [fields]).at(-1) ?? "";
      const outcome = item
        ? {
            ...(await publishOne(context, viewer, { document, item, label, note, sure })),
            leftOut: [],
          }
        : await publishDrafts(context, viewer, { keys: [document.key], note, sure });
      if (outcome.state === "unknown") return stopped(409, {}, { "": "This item is gone" });
      if (outcome.state === "faults") return stopped(400, {}, outcome.faults[document.key]);
      if (outcome.state === "asks") {
        const sent = { do: [form.do], note: [note] };
        const zone = companyZone(context);
        return stopped(200, { asks: publishQuestion(outcome.questions, zone, sent) });
      }
      const isPublished = outcome.state === "published";
      const { leftOut } = outcome;
      if (item) return done(isPublished ? `${label} is published` : `${label} is live as it is`);
      if (leftOut.length === 0)
        return leave(path, isPublished ? "content-published" : "content-unchanged");
      return done(withLeftOut(isPublished ? "Published" : "Nothing was published", leftOut));
    },
  }),
});

/** The page says it at the fields, or asks. */
function stopped(status: number, obstacle: Obstacle, faults: Fields = {}): Refusal {
  return refused(status, null, { faults, conflict: obstacle });
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
  return <DocumentEditor key={loaderData.key} document={loaderData} outcome={actionData} />;
}
