import { data, Link } from "react-router";
import { z } from "zod";
import { can, requireRight } from "~/auth/auth.server";
import { moreRows, rowsAsked } from "~/platform/queries/written-query";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { ProgressBar } from "~/ui/progress";
import { ShownOf } from "~/ui/shown-of";
import { useEvery } from "~/ui/use-timer";
import { Cell, Row, WideTable } from "~/ui/wide-table";
import type { Route } from "./+types/batch-page";
import { type BatchResult, batchActs } from "./batch-acts.server";
import { AskForm, Outcome, SheetForm, UndoForm } from "./batch-forms";
import { actOf, listOf } from "./batch-lists.server";
import { batchOf, canBeUndone, countedIn, maySee, titleOf, undoneBy } from "./batch-records.server";
import { hasWaitingMail, resultsOf, rowsOf, subjectIds } from "./batch-results.server";

const SHOWN = 200;
const MAIL_PAUSE_MS = 3_000;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "batches.run");
  const { db } = context.get(requestContext);
  const id = z.uuid().safeParse(params.id);
  const batch = id.success ? await batchOf(db, id.data) : null;
  const act = batch && actOf(batch.list, batch.act);
  if (!batch || !act) throw data(null, { status: 404 });
  if (!maySee(viewer, batch)) await requireRight(request, context, "log.read");
  const search = new URL(request.url).searchParams;
  const { total, finished, begunAt, doneAt } = batch;
  const fields = begunAt ? [] : act.fields;
  return {
    title: titleOf(batch),
    counted: countedIn(batch.list, total),
    back: { to: listOf(batch.list).path, name: listOf(batch.list).nouns[1] },
    state: doneAt ? ("done" as const) : begunAt ? ("running" as const) : ("asked" as const),
    at: batch.createdAt.toISOString(),
    total,
    finished,
    about: act.about,
    known: begunAt ? null : await act.counted?.(db, await subjectIds(db, batch.id)),
    impossible: begunAt ? null : act.impossible?.(context),
    label: act.label,
    danger: act.danger ?? false,
    hasSheet: (act.sheet ?? false) && doneAt !== null && can(viewer, "codes.read"),
    fields: await Promise.all(
      fields.map(async ({ choices, initial, ...field }) => ({
        ...field,
        choices: (await choices?.(context, db, viewer)) ?? [],
        initial: initial?.(context) ?? "",
      })),
    ),
    rows: await rowsOf(db, viewer, batch, rowsAsked(search, SHOWN)),
    more: moreRows(search, SHOWN),
    results: await resultsOf(db, batch.id),
    mailsWait: await hasWaitingMail(db, batch.id),
    canUndo: await canBeUndone(db, batch),
    undoneBy: await undoneBy(db, batch.id),
    undoOf: batch.undoOf,
  };
}

export const action = batchActs;

export const handle = {
  title: (loaded: Awaited<ReturnType<typeof loader>> | undefined) => loaded?.title ?? "Bulk act",
};

/** One act on many rows: before it begins, while it is under way, and what came of each row (OWN-6). */
export default function BatchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, title, back, at, canUndo, hasSheet, mailsWait } = loaderData;
  const refresh = useRefresh();
  useLive(["account"], ({ event }) => {
    if (event === "batch") void refresh();
  });
  useEvery(mailsWait ? MAIL_PAUSE_MS : null, refresh);
  const result = actionData as BatchResult | undefined;
  return (
    <>
      <BackLink to={back.to}>Back to the {back.name}</BackLink>
      <h1 className="text-4xl [overflow-wrap:anywhere]">{title}</h1>
      {state !== "asked" && (
        <p className="mt-2 text-quiet">
          <LocalTime at={at} never="" exact="minutes" />
        </p>
      )}
      <Outcome result={result} />
      {state === "asked" && <AskForm asked={loaderData} back={back.to} result={result} />}
      {state === "running" && <Running {...loaderData} />}
      {state === "done" && <Results {...loaderData} />}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {canUndo && <UndoForm />}
        {hasSheet && <SheetForm />}
      </div>
      <Rows {...loaderData} />
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Running({ finished, total, label }: Loaded) {
  return (
    <div className="panel mt-6 grid gap-3 p-5">
      <p role="status" className="font-medium tabular">
        {`${finished.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} done. It goes on if you leave this page.`}
      </p>
      <ProgressBar label={label} percent={(100 * finished) / Math.max(1, total)} />
      <p>
        <ButtonLink to="." look="outline" small>
          Look again
        </ButtonLink>
      </p>
    </div>
  );
}

/** How often each result came. */
function Results({ results, undoneBy, undoOf }: Loaded) {
  return (
    <section aria-label="Results" className="panel mt-6 p-5">
      <ul role="status" className="grid gap-1">
        {results.map(({ result, done, rows }) => (
          <li key={`${result}${done}`} className={done ? "text-success" : "text-danger"}>
            <span className="font-semibold tabular">{rows.toLocaleString("en-US")}</span> {result}
          </li>
        ))}
      </ul>
      {undoneBy && (
        <p className="mt-3">
          This was undone: <OtherBatch id={undoneBy}>see the undo</OtherBatch>
        </p>
      )}
      {undoOf && (
        <p className="mt-3">
          <OtherBatch id={undoOf}>What was undone</OtherBatch>
        </p>
      )}
    </section>
  );
}

function OtherBatch({ id, children }: { id: string; children: string }) {
  return (
    <Link to={`/admin/batches/${id}`} className="font-semibold underline underline-offset-4">
      {children}
    </Link>
  );
}

function Rows({ rows, total, more, state }: Loaded) {
  return (
    <>
      <WideTable caption="Rows" columns={["Who or what", state === "asked" ? "Now" : "Result"]}>
        {rows.map(({ position, name, detail, at, done, result }) => (
          <Row key={position}>
            <Cell>
              <bdi className="font-semibold [overflow-wrap:anywhere]">{name}</bdi>
              <span className="flex flex-wrap gap-x-1 text-quiet text-sm empty:hidden [overflow-wrap:anywhere]">
                {detail && <span>{detail}</span>}
                {at && <LocalTime at={at} never="" exact="minutes" />}
              </span>
            </Cell>
            <Cell label="Result">
              <span className={done === false ? "text-danger" : undefined}>
                {state === "asked" ? "Selected" : result}
              </span>
            </Cell>
          </Row>
        ))}
      </WideTable>
      <ShownOf shown={rows.length} found={total} what="rows" more={more} />
    </>
  );
}
