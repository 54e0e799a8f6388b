import { useState } from "react";
import { Form, Link } from "react-router";
import { z } from "zod";
import { act, invalidRequest, pageActs } from "~/auth/acts/acts.server";
import { countFile, requireRight } from "~/auth/auth.server";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { sentInTurn } from "~/platform/web/indented-json.server";
import { requestContext } from "~/platform/web/request-context.server";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { TextField } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { saveAs } from "~/ui/save-as";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import type { Route } from "./+types/personal-data-page";
import { type FoundPerson, findPeople, type PersonKind } from "./find-people.server";
import { erasePerson, exportPerson, type MeetingAhead } from "./personal-data.server";

const LABELS: Readonly<Record<PersonKind, string>> = {
  trainee: "Trainee",
  prospect: "Prospect",
  guest: "Applicant or guest",
};

const GOES: Readonly<Record<PersonKind, string>> = {
  trainee:
    "Account, progress, sessions, applications, bookings and emails are deleted, and the name disappears from the log. Prospects they added stay without their name, and so do amounts in the pay ledger.",
  prospect:
    "The prospect is deleted from the tracker, with every earlier value and every meeting named for it.",
  guest:
    "Everything sent in or booked under this address is deleted, with every email about it and what setters noted to find their meetings.",
};
const AHEAD = "Cancel their upcoming meetings first, so they are notified";
const NOTHING = "Nothing is stored about them";
const STAYS = "The log keeps the action but not the person's name. This cannot be undone.";

const person = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["trainee", "guest"]), id: z.string().min(1).max(320) }),
  z.strictObject({ kind: z.literal("prospect"), id: z.uuid() }),
]);

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "people.export");
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  const found = q.length > 1 ? await findPeople(context.get(requestContext).db, q) : null;
  return { q, found };
}

const acts = {
  export: act({
    right: "people.export",
    reauthenticates: true,
    fields: person,
    run: async ({ db, viewer, request, context }, key) => {
      await countFile(request, context);
      const file = await exportPerson(db, viewer, key);
      return file === null ? refused(404, NOTHING) : done(null, { pieces: sentInTurn(file) });
    },
  }),
  erase: act({
    right: "people.erase",
    reauthenticates: true,
    fields: person,
    run: async ({ db, viewer }, key) => {
      const erasure = await erasePerson(db, viewer, key);
      if (erasure.kind === "gone") return refused(404, NOTHING);
      if (erasure.kind === "ahead")
        return refused<MeetingAhead[]>(409, AHEAD, { conflict: erasure.meetings });
      return done("Their personal data has been erased");
    },
  }),
};

export const action = pageActs("people.export", acts, { unread: invalidRequest });

export const handle = {
  title: "Personal Data",
  fault: "Failed to search personal data",
};

export default function PersonalDataPage({ loaderData }: Route.ComponentProps) {
  const { q, found } = loaderData;
  const people = found?.people;
  return (
    <>
      <h1 className="text-4xl">Personal data</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        What is stored about one person, for when they ask for it or ask to be forgotten. Export it
        as one file, or erase it for good.
      </p>
      <Form key={q} className="panel mt-6 flex flex-wrap items-end gap-3 p-4" role="search">
        <div className="min-w-0 flex-1 basis-64">
          <TextField name="q" label="Name or email address" type="search" defaultValue={q} />
        </div>
        <Button type="submit">Search</Button>
      </Form>
      {q !== "" && found === null && (
        <p className="panel mt-6 p-10 text-center text-quiet">
          Enter at least two characters of the name or address.
        </p>
      )}
      {people?.length === 0 && (
        <p className="panel mt-6 p-10 text-center text-quiet">
          Nothing is stored about anyone with this name or address.
        </p>
      )}
      {people && people.length > 0 && (
        <ul className="panel mt-6 divide-y divide-line">
          {people.map((person) => (
            <Person key={`${person.kind} ${person.id}`} person={person} />
          ))}
        </ul>
      )}
      {found?.more && (
        <p className="mt-4 text-quiet text-sm">
          There are more people like this. Enter more of the name, or the whole email address.
        </p>
      )}
    </>
  );
}

function Person({ person }: { person: FoundPerson }) {
  const { kind, id, name, detail } = person;
  const [asking, setAsking] = useState(false);
  const { act, result, busy, dialog } =
    useReauthenticatedForm<ActResult<{ pieces: Promise<string>[] }, MeetingAhead[]>>();
  const ahead = result?.done === false ? result.conflict : undefined;
  useResult(result, (told) => {
    const pieces = told.done && told.value?.pieces;
    if (told.toast) showToast(told.toast);
    if (pieces) void save(pieces, `personal-data-${kind}.json`);
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold [overflow-wrap:anywhere]" dir="auto">
          {name}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-quiet text-sm [overflow-wrap:anywhere]">
          <Badge tone="neutral">{LABELS[kind]}</Badge>
          {detail}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="outline"
          small
          busy={busy}
          aria-label={`Export what is stored about ${name}`}
          onClick={() => void act({ intent: "export", kind, id })}
        >
          Export
        </Button>
        <Button
          look="danger"
          small
          busy={busy}
          aria-label={`Erase what is stored about ${name}`}
          onClick={() => setAsking(true)}
        >
          Erase
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={`Erase ${name}`}
          question={`${GOES[kind]} ${STAYS}`}
          about={detail}
          verb="Erase"
          look="danger"
          onConfirm={() => void act({ intent: "erase", kind, id })}
        />
      )}
      {ahead && <MeetingsAhead meetings={ahead} />}
      {dialog}
    </li>
  );
}

/** Each where it can be canceled. */
function MeetingsAhead({ meetings }: { meetings: readonly MeetingAhead[] }) {
  return (
    <div role="alert" className="basis-full rounded-control bg-danger-soft p-3 text-sm">
      <p className="font-semibold text-danger">{AHEAD}</p>
      <ul className="mt-1">
        {meetings.map(({ id, title, startsAt }) => (
          <li key={id}>
            <Link
              to={`/admin/inbox/booking/${id}`}
              className="inline-flex min-h-9 items-center underline underline-offset-4"
            >
              <span>{title}</span>
              <span>, </span>
              <LocalTime at={startsAt} never="" exact="minutes" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

async function save(pieces: readonly Promise<string>[], name: string): Promise<void> {
  saveAs(new Blob(await Promise.all(pieces), { type: "application/json" }), name);
}
