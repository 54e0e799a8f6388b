import { redirect } from "react-router";
import { z } from "zod";
import { act, type Call, invalidRequest, pageActs } from "~/auth/acts/acts.server";
import { authContext, requireRight } from "~/auth/auth.server";
import {
  ImportFault,
  ImportNotice,
  ImportSource,
  PastImports,
  Preview,
  useImportProgress,
} from "~/imports/imports";
import { importForm, lastImports, previewForm, uploadIn } from "~/imports/imports.server";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import type { Route } from "./+types/import-page";
import { COLUMNS, KEY_NAMES, KEYS } from "./import-columns";
import {
  type Importer,
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
export const action = pageActs(
  "tracker.use",
  {
    preview: act({
      right: "tracker.use",
      fields: previewForm.extend({ key: z.enum(KEY_NAMES).default("handle") }),
      lists: ["column"],
      run: async (call, { id, key, ...sent }) => {
        const importer = importerOf(call);
        const kept = id
          ? await remapProspects(importer, id, { key, ...sent })
          : await uploadProspects(importer, { content: await uploadIn(sent), key });
        return "done" in kept ? kept : redirect(`${WORDS.address}?id=${kept.id}`, 303);
      },
    }),
    import: act({
      right: "tracker.use",
      fields: importForm,
      run: async (call, { id }) => (await takeImport(importerOf(call), id)) ?? shown(id),
    }),
    undo: act({
      right: "tracker.use",
      fields: importForm,
      run: async (call, { id }) => (await takeBack(importerOf(call), id)) ?? shown(id),
    }),
  },
  { unread: invalidRequest },
);

function importerOf({ db, viewer, context }: Call): Importer {
  return { db, actor: viewer, sign: context.get(authContext).vault.hmac };
}

/** The page says how far it is, and what it has done. */
function shown(id: string): Response {
  return redirect(`${WORDS.address}?done=${id}`, 303);
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
      <ImportFault result={actionData} />
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
