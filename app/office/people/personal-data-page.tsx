import { Form } from "react-router";
import { z } from "zod";
import { act, type Call, invalidRequest, pageActs } from "~/auth/acts/acts.server";
import { countFile, requireRight } from "~/auth/auth.server";
import { done, refused } from "~/platform/web/act-result";
import { sentInTurn } from "~/platform/web/indented-json.server";
import { requestContext } from "~/platform/web/request-context.server";
import { settingsStoreContext } from "~/settings/settings.server";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { seenPay, unlessPayChanged } from "../open-pay.server";
import type { Route } from "./+types/personal-data-page";
import { findPeople } from "./find-people.server";
import type { MeetingAhead } from "./guest-records.server";
import { AHEAD, PersonRecord } from "./person-record";
import { erasePerson, exportPerson } from "./personal-data.server";

const NOTHING = "Nothing is stored about them";

const person = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.enum(["trainee", "guest"]),
    id: z.string().min(1).max(320),
    pay: seenPay,
  }),
  z.strictObject({ kind: z.literal("prospect"), id: z.uuid(), pay: seenPay }),
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
    run: erase,
  }),
};

async function erase(call: Call, { pay: seen, ...key }: z.output<typeof person>) {
  const result = await unlessPayChanged(call, { id: key.id, seen }, async (tx) => {
    const erasure = await erasePerson(tx, call.viewer, key);
    if (erasure.kind === "gone") return refused(404, NOTHING);
    if (erasure.kind === "ahead")
      return refused<MeetingAhead[]>(409, AHEAD, { conflict: erasure.meetings });
    return done("Their personal data has been erased");
  });
  // They may have been a host.
  if (result.done) await call.context.get(settingsStoreContext).readAgain();
  return result;
}

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
            <PersonRecord key={`${person.kind} ${person.id}`} person={person} />
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
