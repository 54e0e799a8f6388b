import { data, redirect } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { ImportResult, ImportSource, PastImports, Preview } from "~/imports/imports";
import { changeMapping, keepImport, lastImports } from "~/imports/imports.server";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { BackLink } from "~/ui/back-link";
import { LoadFault } from "~/ui/load-fault";
import { COLUMNS, KEY_NAMES, KEYS, type KeyName } from "../prospect-fields";
import type { Route } from "./+types/import-page";
import { prospectPreview, takeBack, takeImport } from "./imports.server";

const WORDS = {
  address: "/tracker/import",
  columns: COLUMNS,
  keys: KEYS,
  paste: "Or paste cells, including the header row",
  example: "First name\tLast name\tHandle\nAnn\tSample\t@ann",
  note: "Up to 50,000 rows. You see what each row does before anything is saved.",
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const id = new URL(request.url).searchParams.get("id");
  return {
    preview: id === null ? null : await prospectPreview(db, id, viewer.userId),
    past: await lastImports(db, { userId: viewer.userId, kind: "prospects" }),
    brandName: brandOf(context).name,
  };
}

/** First shows what each row would do; then does it; and undoes it. */
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
  const own = { userId: viewer.userId, kind: "prospects" } as const;
  switch (text("intent")) {
    case "preview": {
      const file = form.get("file");
      const content = file instanceof File && file.size > 0 ? await file.text() : text("pasted");
      const mapping = form.getAll("column").map(String);
      const kept = id
        ? await changeMapping(db, id, own, { key, mapping, columns: COLUMNS })
        : await keepImport(db, own, { content, key, columns: COLUMNS });
      if ("fault" in kept) return reply(400, kept.fault);
      return redirect(`/tracker/import?id=${kept.id}`, 303);
    }
    case "import": {
      const done = await takeImport(db, id, viewer);
      if (done === null) return reply(409, "This import is already done, or it isn't yours.");
      return reply(200, `Imported: ${done.added} added, ${done.updated} updated.`);
    }
    case "undo": {
      const undone = await takeBack(db, id, viewer);
      if (undone === null) return reply(409, "This import can no longer be undone.");
      const { reversed, kept, failed } = undone;
      return reply(200, `Reversed ${reversed}, kept ${kept} edited since, failed ${failed}.`);
    }
    default:
      return reply(400, "Invalid request");
  }
}

function reply(status: number, message: string) {
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
      <BackLink to="/tracker">Back to Prospect Tracker</BackLink>
      <h1 className="text-4xl">Import Prospects</h1>
      {actionData && <ImportResult result={actionData} />}
      {preview ? <Preview words={WORDS} preview={preview} /> : <ImportSource words={WORDS} />}
      <PastImports past={past} words={WORDS} kept="they were edited since" />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title="Failed to load the import" />;
}
