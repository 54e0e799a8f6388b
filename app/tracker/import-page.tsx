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
import {
  chosenForm,
  importForm,
  labelsOf,
  lastImports,
  previewForm,
  uploadIn,
} from "~/imports/imports.server";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import type { Route } from "./+types/import-page";
import { COLUMNS, KEY_NAMES, KEYS, undoingText } from "./import-columns";
import {
  type Importer,
  keepUnseen,
  prospectPreview,
  remapProspects,
  takeBack,
  takeImport,
  uploadProspects,
} from "./prospect-imports.server";
import { zoneOf } from "./setter-zone.server";

const WORDS = {
  address: "/tracker/import",
  noun: ["prospect", "prospects"] as const,
  keys: KEYS,
  paste: "Or paste cells",
  example: "First name\tLast name\tHandle\nAnn\tSample\t@ann",
  note: "Any sheet of leads (.xlsx or CSV): up to 50,000 rows and 10 MB. A name, a handle or a profile address is enough. You see how it is read and what each row does before anything is saved.",
  undoing: undoingText,
  undone: {
    reversed: "reversed",
    kept: "kept because they were edited since",
    ruled: "kept because only administrators change their status, show or deal",
    failed: "failed because they no longer exist",
  },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("id");
  return {
    columns: {
      ...labelsOf(COLUMNS),
      country: { label: "Country, with city and state into Notes" },
    },
    asked: searchParams.get("done"),
    unseen: searchParams.has("unseen"),
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
      lists: ["column", "answer"],
      run: async (call, { id, key, ...sent }) => {
        const importer = await importerOf(call);
        const kept = id
          ? await remapProspects(importer, id, { key, ...sent })
          : await uploadProspects(importer, {
              content: await uploadIn(sent),
              key,
              name: sent.file?.name,
            });
        return "done" in kept ? kept : redirect(`${WORDS.address}?id=${kept.id}`, 303);
      },
    }),
    import: act({
      right: "tracker.use",
      fields: chosenForm.extend({ key: z.enum(KEY_NAMES).optional() }),
      lists: ["column", "answer"],
      run: async (call, { id, ...chosen }) => {
        const importer = await importerOf(call);
        const kept = await keepUnseen(importer, id, chosen);
        if (kept && "done" in kept) return kept;
        if (kept) return redirect(`${WORDS.address}?id=${id}&unseen`, 303);
        return (await takeImport(importer, id)) ?? shown(id);
      },
    }),
    undo: act({
      right: "tracker.use",
      fields: importForm,
      run: async (call, { id }) => (await takeBack(await importerOf(call), id)) ?? shown(id),
    }),
  },
  { unread: invalidRequest },
);

async function importerOf(call: Call): Promise<Importer> {
  const { db, viewer, context } = call;
  const { zone } = await zoneOf(call, viewer.userId);
  return { db, actor: viewer, sign: context.get(authContext).vault.hmac, zone };
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
  const { preview, past, asked, unseen, columns } = loaderData;
  const words = { ...WORDS, columns };
  useImportProgress();
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to="/tracker">Back to Prospect Tracker</BackLink>
      <h1 className="text-4xl">Import Prospects</h1>
      <ImportFault result={actionData} />
      {!actionData && <ImportNotice past={past} words={words} asked={asked} />}
      {preview ? (
        <Preview words={words} preview={preview} unseen={unseen} />
      ) : (
        <ImportSource past={past} words={words} />
      )}
      <PastImports past={past} words={words} />
    </div>
  );
}
