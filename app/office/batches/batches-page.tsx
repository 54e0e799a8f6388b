import { Link, redirect } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { typedKeys } from "~/platform/web/typed-keys";
import { FormOutcome } from "~/ui/form-outcome";
import { LocalTime } from "~/ui/local-time";
import type { Route } from "./+types/batches-page";
import { BATCH_LISTS, type ListName, listOf } from "./batch-lists.server";
import { askBatch, ownBatches, titleOf } from "./batch-records.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "batches.run");
  const own = await ownBatches(context.get(requestContext).db, viewer);
  return {
    batches: own.map((batch) => ({
      id: batch.id,
      title: titleOf(batch),
      at: batch.createdAt.toISOString(),
      isDone: batch.doneAt !== null,
    })),
  };
}

const chosenIn = (list: ListName) =>
  z.strictObject({
    act: z.string().max(40),
    view: z.string().max(2_000),
    all: z.literal("yes").optional(),
    row: z.array(listOf(list).rowId).max(200),
  });

/** The rows of a list that its boxes, or its view, name. */
function asks(list: ListName) {
  return act({
    right: "batches.run",
    fields: chosenIn(list),
    lists: ["row"],
    run: async ({ db, viewer }: Call, { act: name, view, all, row }) => {
      const which = all ? { view } : { ids: row };
      const asked = await askBatch(db, viewer, { list, act: name, ...which });
      return "fault" in asked
        ? refused(409, asked.fault)
        : redirect(`/admin/batches/${asked.id}`, 303);
    },
  });
}

export const action = pageActs(
  "batches.run",
  Object.fromEntries(typedKeys(BATCH_LISTS).map((list) => [list, asks(list)])),
);

export const handle = { title: "Bulk acts" };

/** What this person did with many rows at once (OWN-6). */
export default function BatchesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { batches } = loaderData;
  return (
    <>
      <h1 className="text-4xl">Bulk acts</h1>
      <p className="mt-2 text-lg text-quiet">
        What you did with many at once, newest first. Results are kept for 90 days.
      </p>
      <FormOutcome result={actionData} />
      {batches.length === 0 ? (
        <p className="panel mt-6 p-10 text-center text-quiet">
          Nothing yet. Select rows in a list, such as the inbox.
        </p>
      ) : (
        <ul aria-label="Bulk acts" className="panel mt-6 divide-y divide-line">
          {batches.map(({ id, title, at, isDone }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3">
              <Link to={`/admin/batches/${id}`} className="font-semibold underline">
                {title}
              </Link>
              <span className="text-quiet text-sm">
                <LocalTime at={at} never="" exact="minutes" />
                {!isDone && ", under way"}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
