import { type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { pageNumber } from "~/platform/queries/list-query";
import { faultIn, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { BackLink } from "~/ui/back-link";
import { PageSteps, pagesOf } from "~/ui/page-steps";
import { readDraft } from "../drafts.server";
import { kindOf, listsFor, unansweredOf } from "../unanswered.server";
import type { Route } from "./+types/unanswered-page";
import { documentNamed } from "./documents.server";
import { fieldAddress } from "./opened-items";
import { dismissQuestion, makeEntry } from "./unanswered-acts.server";
import { UnansweredList } from "./unanswered-list";

const PAGE_SIZE = 50;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireRight(request, context, "content.edit");
  const document = askedDocument(context, params.key);
  const { db } = context.get(requestContext);
  const page = pageNumber.parse(new URL(request.url).searchParams.get("page") ?? 1);
  const { fields } = await readDraft(db, document);
  const part = { draft: fields, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const questions = await unansweredOf(db, document, part);
  const { key, label } = document;
  return { key, label, page, ...questions, lists: listsFor(document, fields) };
}

export const action = pageActs("content.edit", {
  entry: act({
    right: "content.edit",
    fields: z.strictObject({ id: z.uuid(), list: z.string().max(100) }),
    run: async ({ context, db, viewer, params }, question) => {
      const document = askedDocument(context, params.key);
      const outcome = await makeEntry(db, viewer, document, question);
      if ("fault" in outcome) return refused(409, outcome.fault);
      const page = `/admin/content/${document.key}`;
      return redirect(fieldAddress(document.root, page, `${outcome.entry}-item`), 303);
    },
  }),
  dismiss: act({
    right: "content.edit",
    // The form's list goes with the other button.
    fields: z.strictObject({ id: z.uuid(), list: z.string().max(100).optional() }),
    run: async ({ context, db, viewer, params }, { id }) => {
      const document = askedDocument(context, params.key);
      if (!(await dismissQuestion(db, viewer, document, id)))
        return refused(409, "This question is no longer listed");
      return redirect(`/admin/content/${document.key}#asked`, 303);
    },
  }),
});

function askedDocument(context: Readonly<RouterContextProvider>, key: string | undefined) {
  const document = documentNamed(context, key ?? "");
  return document && kindOf(document) ? document : notFound();
}

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => `Asked but not answered: ${data.label}`,
  fault: "Failed to read the questions",
};

export default function UnansweredPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, label, page, listed, found, lists } = loaderData;
  const fault = faultIn(actionData);
  return (
    <>
      <BackLink to={`/admin/content/${key}`}>{label}</BackLink>
      <h1 className="text-4xl">Asked but not answered</h1>
      <p className="mt-2 mb-6 max-w-prose text-quiet">
        Questions that nothing in these words fits, most asked first. An entry takes a question off
        the list once it is published.
      </p>
      {fault && (
        <p role="alert" className="mb-4 font-medium text-danger">
          {fault}
        </p>
      )}
      {found === 0 && <p className="panel p-6 text-quiet">Every question has found an answer.</p>}
      {listed.length > 0 && (
        <div className="panel px-5 sm:px-6">
          <UnansweredList name={key} questions={{ listed, found, lists }} />
        </div>
      )}
      <PageSteps
        page={page}
        pages={pagesOf(found, PAGE_SIZE, page)}
        more={page * PAGE_SIZE < found}
        at={(at) => `?page=${at}`}
      />
    </>
  );
}
