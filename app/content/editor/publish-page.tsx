import { data, redirect } from "react-router";
import { z } from "zod";
import { requireRight } from "~/auth/auth.server";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { FaultBox } from "~/ui/form-outcome";
import { contentStoreContext } from "../content.server";
import { faultLines } from "../differences.server";
import { draftKeys } from "../publish.server";
import type { Route } from "./+types/publish-page";
import { ConfirmForm, publishQuestion, sentValues } from "./confirm-form";
import { companyZone, publishDrafts } from "./content-acts.server";
import { PublishTogether } from "./publish-together";

const publication = z.object({
  keys: z.array(z.string()).min(1, "Choose at least one document"),
  note: z.string().trim().max(300, "A note has at most 300 characters"),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "content.edit");
  const withDraft = await draftKeys(context.get(requestContext).db);
  const { documents } = context.get(contentStoreContext);
  const drafts = documents
    .filter(({ key }) => withDraft.includes(key))
    .map(({ key, label }) => ({ key, label }));
  return { drafts };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireRight(request, context, "content.edit");
  const form = await formBody(request);
  const read = publication.safeParse({
    keys: form.getAll("key"),
    note: String(form.get("note") ?? ""),
  });
  if (!read.success)
    return refused(
      400,
      read.error.issues.map(({ message }) => message),
    );
  const sure = form.get("sure") === "yes";
  const outcome = await publishDrafts(context, viewer, { ...read.data, sure });
  if (outcome.state === "asks")
    return {
      asks: publishQuestion(outcome.questions, companyZone(context), sentValues(form)),
      refused: null,
    };
  if (outcome.state !== "faults") return redirect("/admin/content?done=published", 303);
  const { documents } = context.get(contentStoreContext);
  return refused(409, faultLines(documents, outcome.faults, outcome.fieldsOf));
}

function refused(status: number, faults: readonly string[]) {
  const refused = { title: "Nothing was published", faults };
  return data({ refused, asks: null }, { status });
}

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
      {actionData?.refused && <FaultBox {...actionData.refused} />}
      {actionData?.asks && <ConfirmForm {...actionData.asks} />}
      {drafts.length === 0 ? (
        <p className="panel mt-6 p-10 text-center text-quiet">No drafts to publish.</p>
      ) : (
        <PublishTogether drafts={drafts} />
      )}
    </>
  );
}
