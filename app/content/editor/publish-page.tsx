import { Form, redirect } from "react-router";
import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { oneLineText } from "~/platform/text/one-line-text";
import { done } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { contentStoreContext } from "../content.server";
import { faultLines } from "../differences.server";
import { draftKeys } from "../publish.server";
import type { Route } from "./+types/publish-page";
import { publishQuestion } from "./confirm-form";
import { companyZone, publishDrafts } from "./content-acts.server";
import { askedFirst, EditorOutcome, refusedFor, withLeftOut } from "./editor-outcome";

const NOTHING = "Nothing was published";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "content.edit");
  const withDraft = await draftKeys(context.get(requestContext).db);
  const { documents } = context.get(contentStoreContext);
  const drafts = documents
    .filter(({ key }) => withDraft.includes(key))
    .map(({ key, label }) => ({ key, label }));
  return { drafts };
}

export const action = pageActs(
  "content.edit",
  {
    "": act({
      right: "content.edit",
      fields: z.strictObject({
        key: z.array(z.string()).min(1, "Choose at least one document"),
        note: oneLineText().max(300, "A note has at most 300 characters").default(""),
        sure: z.literal("yes").optional(),
      }),
      lists: ["key"],
      run: async ({ context, viewer }, { key, note, sure }) => {
        const wanted = { keys: key, note, sure: sure === "yes" };
        const outcome = await publishDrafts(context, viewer, wanted);
        if (outcome.state === "asks") {
          const sent = { key, note: [note] };
          return askedFirst(publishQuestion(outcome.questions, companyZone(context), sent));
        }
        if (outcome.state !== "faults" && outcome.leftOut.length > 0)
          return done(
            withLeftOut(outcome.state === "published" ? "Published" : NOTHING, outcome.leftOut),
          );
        if (outcome.state !== "faults") return redirect("/admin/content?done=published", 303);
        const { documents } = context.get(contentStoreContext);
        const lines = faultLines(documents, outcome.faults, outcome.fieldsOf);
        return refusedFor(409, NOTHING, lines);
      },
    }),
  },
  {
    unread: (issues) =>
      refusedFor(
        400,
        NOTHING,
        issues.map(({ message }) => message),
      ),
  },
);

export const handle = {
  title: "Publish together",
  fault: "Failed to load the drafts",
};

/** CONT-5: several drafts in one transaction. */
export default function PublishPage({ loaderData, actionData }: Route.ComponentProps) {
  const { drafts } = loaderData;
  return (
    <>
      <BackLink to="/admin/content">Back to Content</BackLink>
      <h1 className="text-4xl">Publish together</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        Publishes all selected drafts at the same moment, or none of them.
      </p>
      <EditorOutcome result={actionData} />
      {drafts.length === 0 ? (
        <p className="panel mt-6 p-10 text-center text-quiet">No drafts to publish.</p>
      ) : (
        <PublishTogether drafts={drafts} />
      )}
    </>
  );
}

type PublishTogetherProps = { drafts: readonly { key: string; label: string }[] };

function PublishTogether({ drafts }: PublishTogetherProps) {
  return (
    <Form
      method="post"
      action="/admin/content/publish"
      aria-label="Publish together"
      className="panel mt-6 grid gap-4 p-6"
    >
      <fieldset>
        <legend className="font-semibold text-sm">Drafts</legend>
        <ul className="mt-1 grid gap-x-4 sm:grid-cols-2">
          {drafts.map(({ key, label }) => (
            <li key={key}>
              <label className="flex min-h-11 items-center gap-3">
                <input type="checkbox" name="key" value={key} defaultChecked className="size-5" />
                {label}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <TextField name="note" label="Note" maxLength={300} hint="Shown in the history" />
      <p>
        <Button type="submit">Publish together</Button>
      </p>
    </Form>
  );
}
