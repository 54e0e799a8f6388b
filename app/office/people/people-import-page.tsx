import { ArrowLeft } from "lucide";
import { redirect } from "react-router";
import { z } from "zod";
import { act, invalidRequest, pageActs } from "~/auth/acts/acts.server";
import { authContext, can, requireRight } from "~/auth/auth.server";
import { ImportFault, ImportNotice, ImportSource, PastImports, Preview } from "~/imports/imports";
import {
  changeMapping,
  chosenForm,
  importForm,
  keepImport,
  labelsOf,
  lastImports,
  openImport,
  previewForm,
  previewOf,
  unseenIn,
  uploadIn,
  withPlanned,
} from "~/imports/imports.server";
import { bucketOf } from "~/platform/limits/limits.server";
import { HOUR_SECONDS } from "~/platform/time/durations";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import type { Route } from "./+types/people-import-page";
import { CodeSheet } from "./code-sheet";
import { besidesOf } from "./import-besides.server";
import { addedText, LeftBehind, undoing } from "./import-told";
import { BARE_COLUMNS, PEOPLE_COLUMNS } from "./people-columns";
import { importPeople, keptOf, type NewCode, undoPeople } from "./people-import.server";
import { planPeople } from "./people-plan.server";
import { namesSomeone, supposedName } from "./supposed-name";
import { MOST_PEOPLE, typedPeople } from "./typed-people";

type Made = { id: string; added: number; leftOut: number; codes: NewCode[] };

const ADDRESS = "/admin/people/import";
const READING = { columns: PEOPLE_COLUMNS, bare: BARE_COLUMNS, suppose: supposedName };
const NO_NAME =
  "No column is taken for the name, so nobody can be imported. Choose “Whole name” at the column with the names, then Preview.";
const UPLOADS = { name: "uploads-of-people", most: 60, seconds: HOUR_SECONDS };

const WORDS = {
  address: ADDRESS,
  noun: ["trainee", "trainees"] as const,
  paste: "Or paste names, or the recipients of an email",
  example: "Name\tEmail\tCoach\tCohort\nAnn Sample\tann@example.com\tDana Coach\tJanuary",
  note: `Up to ${MOST_PEOPLE} people. Any sheet or list of names. Email, coach and cohort are optional and matched by name; a cohort or coach that is not there can be made on the way. Sign-in links and announcements go to the email addresses. You see what each row does before anyone is added.`,
  undone: {
    reversed: "deleted",
    kept: "kept because they had signed in, are staff now or have open pay",
    failed: "already deleted",
  },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "trainees.create");
  const { db } = context.get(requestContext);
  const own = { userId: viewer.userId, kind: "people" } as const;
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("id") ?? "";
  const open = await openImport(db, id, own);
  const past = await lastImports(db, own);
  const planned = open && (await planPeople(db, viewer, open));
  const isNamed = open === null || namesSomeone(open.mapping);
  const rows = planned && withPlanned(null, planned.rows);
  const plan = planned &&
    rows && { ...rows, shown: isNamed ? rows.shown : [], doubts: planned.doubts };
  const ids = past.map((each) => each.id);
  return {
    preview: open && { ...(await previewOf(db, open, plan)), planning: null },
    unseen: searchParams.has("unseen"),
    past,
    missing: isNamed ? null : NO_NAME,
    kept: await keptOf(db, ids, calendarOf(context, "discovery").zone),
    besides: await besidesOf(db, viewer, past),
    columns: labelsOf(PEOPLE_COLUMNS),
    asked: searchParams.get("done"),
  };
}

/** First shows what each row would do; then does it and shows the codes once; and undoes it. */
export const action = pageActs(
  "trainees.create",
  {
    preview: act({
      right: "trainees.create",
      fields: previewForm,
      lists: ["column", "answer"],
      run: async ({ db, viewer, context }, { id, ...sent }) => {
        const own = { userId: viewer.userId, kind: "people" } as const;
        const given = { key: "name", ...READING };
        const kept = id
          ? await changeMapping(db, id, own, { ...given, ...sent })
          : await keepImport(
              db,
              own,
              {
                ...given,
                written: typedPeople,
                content: await uploadIn(sent),
                mostRows: MOST_PEOPLE,
              },
              bucketOf(context.get(authContext).vault.hmac, UPLOADS, viewer.userId),
            );
        return "done" in kept ? kept : redirect(`${ADDRESS}?id=${kept.id}`, 303);
      },
    }),
    import: act({
      right: "trainees.create",
      fields: chosenForm.extend({ coaches: z.literal("new").optional() }),
      lists: ["column", "answer"],
      reauthenticates: ({ coaches }) => coaches === "new",
      run: async ({ db, viewer, context }, { id, coaches, ...sent }) => {
        const own = { userId: viewer.userId, kind: "people" } as const;
        const chosen = { ...READING, ...sent };
        const open = await openImport(db, id, own);
        const unseen = open && unseenIn(open, chosen);
        if (unseen) {
          const kept = await changeMapping(db, id, own, chosen);
          if ("done" in kept) return kept;
          if (unseen === "columns") return redirect(`${ADDRESS}?id=${id}&unseen`, 303);
        }
        const mayMakeCoaches = coaches === "new" && can(viewer, "administrators.change");
        const asked = { id, actor: viewer, mayMakeCoaches };
        const made = await importPeople(db, context.get(authContext), asked);
        if (made === null) return refused(409, "This import is already done, or it isn't yours.");
        if (made === "unproven") return refused(403, "Only administrators add coaches.");
        return done(null, made);
      },
    }),
    undo: act({
      right: "trainees.delete",
      fields: importForm,
      run: async ({ db, viewer, context }, { id }) => {
        const { zone } = calendarOf(context, "discovery");
        const undone = await undoPeople(db, id, { actor: viewer, zone });
        if (undone === null) return refused(409, "This import can no longer be undone.");
        return redirect(`${ADDRESS}?done=${id}`, 303);
      },
    }),
  },
  { unread: invalidRequest },
);

export const handle = {
  title: "Import Trainees",
  fault: "Failed to load the import",
};

/** DAY-4. */
export default function PeopleImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { preview, past, asked, unseen, columns, kept, besides, missing } = loaderData;
  const words = {
    ...WORDS,
    columns,
    undoing: ({ id, added }: { id: string; added: number }) =>
      undoing({ added, kept: kept[id], besides: besides[id] }),
  };
  const form = useReauthenticatedForm<ActResult<Made>>();
  const result = form.result ?? actionData;
  const made = result?.done ? result.value : undefined;
  const { codes, added = 0, leftOut = 0 } = made ?? {};
  const undone = past.find(({ id, undone }) => id === asked && undone !== null);
  // Making someone a coach asks for a code once more.
  const proven = (chosen: FormData) => {
    if (!chosen.getAll("answer").some((each) => /^coach:.*=new$/s.test(String(each)))) return false;
    chosen.set("coaches", "new");
    void form.act(chosen);
    return true;
  };
  return (
    <div className="mx-auto max-w-4xl">
      <ButtonLink to="/training/adminpanel" look="quiet" small className="-ml-3 mb-2 print:hidden">
        <Icon of={ArrowLeft} className="size-4" />
        Back to Trainees
      </ButtonLink>
      <h1 className="text-4xl">Import Trainees</h1>
      {form.dialog}
      <ImportFault result={result} />
      {codes && (
        <ImportNotice
          past={past}
          words={words}
          asked={made?.id ?? ""}
          said={addedText(added, leftOut)}
        />
      )}
      {!result && <ImportNotice past={past} words={words} asked={asked} />}
      {!result && undone && <LeftBehind besides={besides[undone.id]} />}
      {codes && codes.length > 0 ? (
        <CodeSheet codes={codes} />
      ) : preview ? (
        <Preview
          words={words}
          preview={preview}
          missing={missing}
          onImport={proven}
          unseen={unseen}
        />
      ) : (
        <ImportSource past={past} words={words} />
      )}
      <PastImports past={past} words={words} />
    </div>
  );
}
