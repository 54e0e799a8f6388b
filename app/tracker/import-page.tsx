import { data, redirect } from "react-router";
import { authContext, requireRight } from "~/auth/auth.server";
import {
  ImportFault,
  ImportNotice,
  ImportSource,
  PastImports,
  Preview,
  useImportProgress,
} from "~/imports/imports";
import { columnsIn, lastImports, type Refused, uploadIn } from "~/imports/imports.server";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { retryAfter } from "~/platform/web/responses.server";
import { BackLink } from "~/ui/back-link";
import type { Route } from "./+types/import-page";
import { COLUMNS, KEY_NAMES, KEYS, type KeyName } from "./import-columns";
import {
  prospectPreview,
  remapProspects,
  takeBack,
  takeImport,
  uploadProspects,
} from "./prospect-imports.server";

const WORDS = {
  address: "/tracker/import",
  columns: COLUMNS,
  keys: KEYS,
  paste: "Or paste cells, including the header row",
  example: "First name\tLast name\tHandle\nAnn\tSample\t@ann",
  note: "Up to 50,000 rows and 10 MB. You see what each row does before anything is saved.",
  undone: {
    reversed: "reversed",
    kept: "kept because they were edited since",
    failed: "failed because they no longer exist",
  },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("id");
  return {
    asked: searchParams.get("done"),
    preview: id === null ? null : await prospectPreview(db, id, viewer.userId),
    past: await lastImports(db, { userId: viewer.userId, kind: "prospects" }),
  };
}

/** First shows what each row would do; then does it; and undoes it. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const importer = { db, actor, sign: context.get(authContext).vault.hmac };
  const form = await formBody(request);
  const key: KeyName = KEY_NAMES.find((each) => each === form.get("key")) ?? "handle";
  const id = String(form.get("id") ?? "");
  // The page says how far it is, and what it has done.
  const shown = () => redirect(`${WORDS.address}?done=${id}`, 303);
  switch (form.get("intent")) {
    case "preview": {
      const kept = id
        ? await remapProspects(importer, id, { key, ...columnsIn(form) })
        : await uploadProspects(importer, { content: await uploadIn(form), key });
      return "fault" in kept ? refusal(kept) : redirect(`/tracker/import?id=${kept.id}`, 303);
    }
    case "import": {
      const refused = await takeImport(importer, id);
      return refused ? refusal(refused) : shown();
    }
    case "undo": {
      const refused = await takeBack(importer, id);
      return refused ? refusal(refused) : shown();
    }
    default:
      return reply(400, "Invalid request");
  }
}

function refusal({ fault, status, retryAfterSeconds }: Refused) {
  return reply(status, fault, retryAfter({ retryAfterSeconds }));
}

function reply(status: number, fault: string, headers: Record<string, string> = {}) {
  return data({ fault }, { status, headers });
}

export const handle = {
  title: "Import Prospects",
  fault: "Failed to load the import",
};

/** DAY-4. A file or pasted cells become prospects, seen row by row before anything is stored. */
export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { preview, past, asked } = loaderData;
  useImportProgress();
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to="/tracker">Back to Prospect Tracker</BackLink>
      <h1 className="text-4xl">Import Prospects</h1>
      {actionData && <ImportFault {...actionData} />}
      {!actionData && <ImportNotice past={past} words={WORDS} asked={asked} />}
      {preview ? (
        <Preview words={WORDS} preview={preview} />
      ) : (
        <ImportSource past={past} words={WORDS} />
      )}
      <PastImports past={past} words={WORDS} />
    </div>
  );
}
