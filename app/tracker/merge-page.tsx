import { data, Form, redirect } from "react-router";
import { z } from "zod";
import { act, type Call, invalidRequest, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { faultIn, refused } from "~/platform/web/act-result";
import { leaveNotice } from "~/platform/web/flash.server";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import type { Route } from "./+types/merge-page";
import { ProfileLink } from "./acts/profile-link";
import { accessOf } from "./elevation.server";
import { mergeProspects } from "./merge-prospects.server";
import { readOwners } from "./owners.server";
import { profileAddress } from "./profile-address";
import { type Contact, nameOf } from "./prospect";
import { differing, FIELD_NAMES, FIELDS, type FieldName, fieldText } from "./prospect-fields";
import { valuesNow } from "./prospect-record.server";
import { zoneOf } from "./setter-zone.server";
import { refusedChange } from "./tracker-acts.server";

/** Each field that is chosen is named `field-` and its name. */
const merging = z
  .object({
    version: z.coerce.number().int().positive(),
    with: z.uuid(),
    withVersion: z.coerce.number().int().positive(),
  })
  .catchall(z.unknown());

const FAULTS = {
  gone: [404, "One of the two prospects no longer exists."],
  changed: [409, "Someone has changed one of the two prospects. Compare them again."],
  same: [400, "A prospect cannot be merged with itself."],
} as const;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const { mayEdit } = await accessOf(db, viewer);
  const { zone } = await zoneOf({ request, context }, viewer.userId);
  const ids = [params.prospect, new URL(request.url).searchParams.get("with")];
  const [one, other] = await Promise.all(
    ids.map((id) => (z.uuid().safeParse(id).success ? valuesNow(db, id ?? "") : null)),
  );
  if (!one || !other || one.id === other.id) throw data(null, { status: 404 });
  if (!mayEdit && [one, other].some(({ ownerId }) => ownerId !== viewer.userId))
    throw accessDenied();
  const differ = differing(one.values, other.values);
  const fields = differ
    .filter((name) => mayEdit || FIELDS[name].ownersOwn)
    .map((name) => ({
      name,
      label: FIELDS[name].label,
      one: fieldText(name, one.values, zone),
      other: fieldText(name, other.values, zone),
      // What only the other one has is not lost without a choice.
      isEmpty: fieldText(name, one.values, zone) === "–",
    }));
  const owners = new Map((await readOwners(db)).map(({ id, name }) => [id, name]));
  const head = ({ id, version, values, ownerId, addedAt }: typeof one) => ({
    id,
    version,
    name: nameOf(values),
    contact: { handle: values.handle, platform: values.platform, profile: values.profile },
    owner: owners.get(ownerId ?? "") ?? "someone who has left",
    addedAt,
  });
  return { one: head(one), other: head(other), fields, mayEdit };
}

const acts = { "": act({ right: "tracker.use", fields: merging, run: merge }) };

export const action = pageActs("tracker.use", acts, { unread: invalidRequest });

async function merge(call: Call, fields: z.output<typeof merging>) {
  const { db, viewer, params } = call;
  const id = z.uuid().safeParse(params.prospect);
  if (!id.success) return invalidRequest();
  const refusal = await refusedChange(call);
  if (refusal) return refusal;
  const { mayEdit } = await accessOf(db, viewer);
  const wanted = {
    kept: { id: id.data, version: fields.version },
    gone: { id: fields.with, version: fields.withVersion },
    theirs: FIELD_NAMES.filter((name: FieldName) => fields[`field-${name}`] === "other"),
  };
  const outcome = await mergeProspects(db, wanted, { actor: viewer, ownOnly: !mayEdit });
  if (outcome.kind === "done") return redirect(`/tracker/${id.data}`, 303);
  if (outcome.kind === "not-theirs") throw accessDenied();
  const [status, fault] = FAULTS[outcome.kind];
  return refused(status, fault);
}

/** Only administrators merge prospects that others added. */
function accessDenied(): Response {
  return redirect("/training", { headers: { "Set-Cookie": leaveNotice("access-denied") } });
}

export const handle = {
  title: "Merge Prospects",
  fault: "Failed to load these prospects",
  gone: "One of these prospects is not here anymore",
};

/** DAY-3. Two prospects that may be one person, side by side; each field is chosen. */
export default function MergePage({ loaderData, actionData }: Route.ComponentProps) {
  const { one, other, fields, mayEdit } = loaderData;
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to={`/tracker/${one.id}`}>
        Back to <span dir="auto">{one.name}</span>
      </BackLink>
      <h1 className="text-4xl">Merge Prospects</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        Choose which value to keep. Both histories stay, and the merge can be undone.
        {!mayEdit &&
          " The status, the deal and the show come from the prospect that is further along; an administrator confirms what that pays."}
      </p>
      {actionData && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {faultIn(actionData)}
        </p>
      )}
      <Form method="post" className="mt-6 grid gap-4">
        <input type="hidden" name="version" value={one.version} />
        <input type="hidden" name="with" value={other.id} />
        <input type="hidden" name="withVersion" value={other.version} />
        <div className="grid gap-2 px-4 sm:grid-cols-2">
          <Side head={one} what="Stays" />
          <Side head={other} what="Joins it" />
        </div>
        {fields.map(({ name, label, isEmpty, ...values }) => (
          <fieldset key={name} className="panel p-4">
            <legend className="float-left mb-2 w-full font-semibold">{label}</legend>
            <div className="clear-both grid gap-2 sm:grid-cols-2">
              {(["one", "other"] as const).map((side) => (
                <label key={side} className="flex min-h-11 items-center gap-3">
                  <input
                    type="radio"
                    name={`field-${name}`}
                    value={side}
                    defaultChecked={(side === "other") === isEmpty}
                    className="size-5"
                  />
                  <span className="whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
                    {values[side]}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {fields.length === 0 && <p className="panel p-6 text-quiet">There is nothing to choose.</p>}
        <div>
          <Button type="submit">Merge</Button>
        </div>
      </Form>
    </div>
  );
}

type Head = { name: string; contact: Omit<Contact, "notes">; owner: string; addedAt: string };
type SideProps = { head: Head; what: string };

/** Which prospect a column is of: whose, and since when. */
function Side({ head: { name, contact, owner, addedAt }, what }: SideProps) {
  return (
    <div>
      <h2 className="text-lg [overflow-wrap:anywhere]" dir="auto">
        {name}
      </h2>
      <p className="text-sm">
        <ProfileLink {...contact} profile={profileAddress(contact)} />
      </p>
      <p className="text-quiet text-sm">
        {what}. Added by {owner} on <LocalTime at={addedAt} never="" />
      </p>
    </div>
  );
}
