import { ArrowLeft } from "lucide-react";
import { data, redirect } from "react-router";
import { authContext, requireRight } from "~/auth/auth.server";
import { ImportFault, ImportNotice, ImportSource, PastImports, Preview } from "~/imports/imports";
import {
  changeMapping,
  columnsIn,
  keepImport,
  lastImports,
  openImport,
  previewOf,
  uploadIn,
  withPlanned,
} from "~/imports/imports.server";
import { bucketOf } from "~/platform/limits/limits.server";
import { HOUR_SECONDS } from "~/platform/time/durations";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { ButtonLink } from "~/ui/button";
import type { Route } from "./+types/people-import-page";
import { CodeSheet } from "./code-sheet";
import { BARE_COLUMNS, PEOPLE_COLUMNS } from "./people-columns";
import { importPeople, type NewCode, undoPeople } from "./people-import.server";
import { planPeople } from "./people-plan.server";

const ADDRESS = "/admin/people/import";
const MOST_PEOPLE = 500;
const UPLOADS = { name: "uploads-of-people", most: 60, seconds: HOUR_SECONDS };

const WORDS = {
  address: ADDRESS,
  columns: PEOPLE_COLUMNS,
  paste: "Or paste names, one per line",
  example: "Name\tEmail\tCoach\tCohort\nAnn Sample\tann@example.com\tDana Coach\tJanuary",
  note: `Up to ${MOST_PEOPLE} people. Email, coach and cohort are optional; coaches and cohorts are matched by name. Email addresses appear on the code sheet and are not stored. You see what each row does before anyone is added.`,
  undone: {
    reversed: "deleted",
    kept: "kept because they had signed in",
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
  const rows = open ? await planPeople(db, viewer, open) : [];
  return {
    preview: open && {
      ...(await previewOf(db, open, withPlanned(null, rows))),
      planning: null,
    },
    past: await lastImports(db, own),
    asked: searchParams.get("done"),
  };
}

/** First shows what each row would do; then does it and shows the codes once; and undoes it. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireRight(request, context, "trainees.create");
  const { db } = context.get(requestContext);
  const form = await formBody(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const id = text("id");
  const own = { userId: viewer.userId, kind: "people" } as const;
  switch (text("intent")) {
    case "preview": {
      const given = { key: "name", columns: PEOPLE_COLUMNS, bare: BARE_COLUMNS };
      const kept = id
        ? await changeMapping(db, id, own, { ...given, ...columnsIn(form) })
        : await keepImport(
            db,
            own,
            { ...given, content: await uploadIn(form), mostRows: MOST_PEOPLE },
            bucketOf(context.get(authContext).vault.hmac, UPLOADS, viewer.userId),
          );
      if ("fault" in kept) return reply(kept.status, kept.fault);
      return redirect(`${ADDRESS}?id=${kept.id}`, 303);
    }
    case "import": {
      const codes = await importPeople(db, context.get(authContext), id, viewer);
      if (codes === null) return reply(409, "This import is already done, or it isn't yours.");
      return reply(200, null, codes);
    }
    case "undo": {
      await requireRight(request, context, "trainees.delete");
      const undone = await undoPeople(db, id, viewer);
      if (undone === null) return reply(409, "This import can no longer be undone.");
      return redirect(`${ADDRESS}?done=${id}`, 303);
    }
    default:
      return reply(400, "Invalid request");
  }
}

function reply(status: number, fault: string | null, codes: NewCode[] = []) {
  const headers = { "Cache-Control": "no-store" };
  return data({ fault, codes }, { status, headers });
}

export const handle = {
  title: "Import Trainees",
  fault: "Failed to load the import",
};

/** DAY-4. */
export default function PeopleImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { preview, past, asked } = loaderData;
  const codes = actionData?.codes ?? [];
  return (
    <div className="mx-auto max-w-4xl">
      <ButtonLink to="/training/adminpanel" look="quiet" small className="-ml-3 mb-2 print:hidden">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Trainees
      </ButtonLink>
      <h1 className="text-4xl">Import Trainees</h1>
      {actionData?.fault && <ImportFault fault={actionData.fault} />}
      {actionData?.fault === null && (
        <p role="status" className="mt-4 font-medium print:hidden">
          {`Added ${codes.length} ${codes.length === 1 ? "trainee" : "trainees"}.`}
        </p>
      )}
      {!actionData && <ImportNotice past={past} words={WORDS} asked={asked} />}
      {codes.length > 0 ? (
        <CodeSheet codes={codes} />
      ) : preview ? (
        <Preview words={WORDS} preview={preview} />
      ) : (
        <ImportSource past={past} words={WORDS} />
      )}
      <PastImports past={past} words={WORDS} />
    </div>
  );
}
