import { ArrowLeft } from "lucide-react";
import { data, Form, redirect } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { formBody } from "~/platform/web/read-form.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { Button, ButtonLink } from "~/ui/button";
import { LoadFault } from "~/ui/load-fault";
import { LocalTime } from "~/ui/local-time";
import { KEY_NAMES, type KeyName } from "../import-columns";
import type { Route } from "./+types/import-page";
import { Preview, Source } from "./import-preview";
import {
  changeMapping,
  keepImport,
  type ListedImport,
  lastImports,
  previewOf,
  takeBack,
  takeImport,
} from "./imports.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const id = new URL(request.url).searchParams.get("id");
  return {
    preview: id === null ? null : await previewOf(db, id, viewer.userId),
    past: await lastImports(db, viewer.userId),
    brandName: brandOf(context).name,
  };
}

/** First shows what each row would do; then does that; and takes it back. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const form = await formBody(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const key: KeyName = KEY_NAMES.find((each) => each === text("key")) ?? "handle";
  const id = text("id");
  switch (text("intent")) {
    case "preview": {
      const file = form.get("file");
      const content = file instanceof File && file.size > 0 ? await file.text() : text("pasted");
      const kept = id
        ? await changeMapping(db, id, viewer.userId, {
            key,
            columns: form.getAll("column").map(String),
          })
        : await keepImport(db, viewer.userId, { content, key });
      if ("fault" in kept) return told(400, kept.fault);
      return redirect(`/tracker/import?id=${kept.id}`, 303);
    }
    case "import": {
      const done = await takeImport(db, id, viewer);
      if (done === null) return told(409, "This import was done already, or is not yours.");
      return told(200, `Imported: ${done.added} added, ${done.updated} updated.`);
    }
    case "undo": {
      const undone = await takeBack(db, id, viewer);
      if (undone === null) return told(409, "This import cannot be undone any more.");
      const { reversed, kept, failed } = undone;
      return told(200, `Reversed ${reversed}, kept ${kept} edited since, failed ${failed}.`);
    }
    default:
      return told(400, "Invalid request");
  }
}

function told(status: number, message: string) {
  return data({ done: status === 200, message }, { status });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Import Prospects | ${loaderData?.brandName}` },
  { name: "description", content: "Prospects from a CSV file or pasted cells" },
  { name: "robots", content: "noindex" },
];

/** DAY-4. A file or pasted cells become prospects, seen row by row before anything is stored. */
export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { preview, past } = loaderData;
  return (
    <div className="mx-auto max-w-4xl">
      <ButtonLink to="/tracker" look="quiet" small className="-ml-3 mb-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Prospect Tracker
      </ButtonLink>
      <h1 className="text-4xl">Import Prospects</h1>
      {actionData && (
        <p
          role={actionData.done ? "status" : "alert"}
          className={`mt-4 font-medium ${actionData.done ? "" : "text-danger"}`}
        >
          {actionData.message}
        </p>
      )}
      {preview ? <Preview preview={preview} /> : <Source />}
      {past.length > 0 && <PastImports past={past} />}
    </div>
  );
}

function PastImports({ past }: { past: readonly ListedImport[] }) {
  return (
    <section aria-labelledby="past" className="mt-10">
      <h2 id="past" className="text-2xl">
        Earlier imports
      </h2>
      <ul className="panel mt-3 divide-y divide-line px-5">
        {past.map(({ id, at, added, updated, undone, canUndo }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              <LocalTime at={at} never="" exact="minutes" />: {added} added, {updated} updated
              {undone &&
                `; undone: ${undone.reversed} reversed, ${undone.kept} kept because they were edited since, ${undone.failed} failed because they no longer exist`}
            </span>
            {canUndo && (
              <Form method="post" action="/tracker/import">
                <input type="hidden" name="intent" value="undo" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" look="outline" small>
                  Undo import
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title="Failed to load the import" />;
}
