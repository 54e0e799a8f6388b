import type { ReactNode } from "react";
import { Form, redirect } from "react-router";
import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { pageNumber } from "~/platform/queries/list-query";
import { writtenQuery } from "~/platform/queries/written-query";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { PageSteps } from "~/ui/page-steps";
import { faultLines } from "../differences.server";
import { type HistoryEntry, readHistory } from "../history.server";
import type { Route } from "./+types/history-page";
import { publishQuestion } from "./confirm-form";
import { companyZone, restore } from "./content-acts.server";
import { DifferenceList } from "./difference-list";
import { requireDocument } from "./documents.server";
import { askedFirst, EditorOutcome, refusedFor } from "./editor-outcome";

const SHIPPED = "shipped";
export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireRight(request, context, "content.edit");
  const { db } = context.get(requestContext);
  const document = requireDocument(context, params.key);
  const search = new URL(request.url).searchParams;
  const history = await readHistory(db, document, pageNumber.parse(search.get("page") ?? 1));
  const { key, label } = document;
  const isRestored = search.get("done") === "restored";
  return { ...history, key, label, isRestored };
}

export const action = pageActs(
  "content.edit",
  {
    restore: act({
      right: "content.edit",
      fields: z.strictObject({
        version: z.union([z.literal(SHIPPED), z.coerce.number().int().positive()]),
        sure: z.literal("yes").optional(),
      }),
      run: async ({ context, viewer, params }, { version, sure }) => {
        const document = requireDocument(context, params.key);
        const outcome = await restore(context, viewer, {
          key: document.key,
          version: version === SHIPPED ? null : version,
          sure: sure === "yes",
          note: version === SHIPPED ? "Restored the shipped words" : `Restored version ${version}`,
        });
        if (outcome.state === "draft")
          return refusedFor(
            409,
            "There is a draft. Publish or discard it, then restore this version.",
            [],
            { words: "Open the draft", to: `/admin/content/${document.key}` },
          );
        if (outcome.state === "asks") {
          const sent = { intent: ["restore"], version: [String(version)] };
          return askedFirst(publishQuestion(outcome.questions, companyZone(context), sent));
        }
        if (outcome.state === "unknown") return refusedFor(404, "There is no such version");
        if (outcome.state !== "faults")
          return redirect(`/admin/content/${document.key}/history?done=restored`, 303);
        const lines = faultLines([document], outcome.faults, outcome.fieldsOf);
        return refusedFor(409, "These words can no longer be published", lines);
      },
    }),
  },
  { unread: () => refusedFor(400, "Invalid request") },
);

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => `History of ${data.label}`,
  fault: "Failed to load the history",
};

/** CONT-5: every publication of a document, and the way back. */
export default function HistoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, label, versions, page, more, isRestored } = loaderData;
  const isLast = !more;
  return (
    <>
      <BackLink to={`/admin/content/${key}`}>Back to {label}</BackLink>
      <h1 className="text-4xl">History of {label}</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        Every publication, newest first. Restoring makes a new version: nothing is lost.
      </p>
      <EditorOutcome result={actionData} />
      {isRestored && !actionData && (
        <p role="status" className="mt-6 rounded-control bg-success-soft px-4 py-3 text-success">
          Restored, and live everywhere
        </p>
      )}
      {versions.length === 0 && page === 1 ? (
        <p className="panel mt-6 p-10 text-center text-quiet">
          Nothing has been published yet. The page shows the shipped words.
        </p>
      ) : (
        <ol className="mt-6 grid gap-4">
          {versions.map((version, index) => (
            <VersionItem key={version.id} version={version} isInForce={page === 1 && index === 0} />
          ))}
          {isLast && (
            <Entry heading="Shipped words" isInForce={false} restores={SHIPPED}>
              <p className="mt-1 text-quiet text-sm">What the product came with.</p>
            </Entry>
          )}
        </ol>
      )}
      <PageSteps
        page={page}
        more={more}
        at={(wanted) => writtenQuery({ page: wanted })}
        words={{ back: "Newer", on: "Older" }}
      />
    </>
  );
}

function VersionItem({ version, isInForce }: { version: HistoryEntry; isInForce: boolean }) {
  const { id, number, at, author, note, isShipped, differences, more } = version;
  return (
    <Entry heading={`Version ${number}`} isInForce={isInForce} restores={String(id)}>
      <p className="mt-1 text-quiet text-sm">
        <LocalTime at={at} never="" exact="minutes" /> by{" "}
        <span dir="auto">{author ?? "someone without an account"}</span>
      </p>
      {note && (
        <p dir="auto" className="mt-2 [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
      {isShipped && <p className="mt-2 text-quiet text-sm">The shipped words.</p>}
      <DifferenceList differences={differences} more={more} />
    </Entry>
  );
}

type EntryProps = { heading: string; isInForce: boolean; restores: string; children: ReactNode };

function Entry({ heading, isInForce, restores, children }: EntryProps) {
  return (
    <li className="panel p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-xl tabular">{heading}</h2>
        {isInForce ? (
          <Badge tone="success">In force</Badge>
        ) : (
          <Form method="post">
            <input type="hidden" name="version" value={restores} />
            <Button type="submit" name="intent" value="restore" look="outline" small>
              Restore<span className="sr-only"> {heading.toLowerCase()}</span>
            </Button>
          </Form>
        )}
      </div>
      {children}
    </li>
  );
}
