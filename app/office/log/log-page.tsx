import { Form } from "react-router";
import { z } from "zod";
import { act, invalidRequest, pageActs } from "~/auth/acts/acts.server";
import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { AUDIT_LABELS } from "~/events/events";
import { optional, pageNumber } from "~/platform/queries/list-query";
import { writtenQuery } from "~/platform/queries/written-query";
import { isDay } from "~/platform/time/zones";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField, TextField } from "~/ui/fields";
import { PageSteps } from "~/ui/page-steps";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { useToast } from "~/ui/toast";
import type { Route } from "./+types/log-page";
import { readAuditLog } from "./audit-log.server";
import { eraseName } from "./erase-name.server";
import { LogTable } from "./log-table";

const part = optional(z.string().trim().max(100));
const day = optional(z.string().refine(isDay));

/** What an address shows of the log; invalid values count as not given. */
const logView = z.object({
  actor: part,
  act: optional(z.string().refine((act) => Object.hasOwn(AUDIT_LABELS, act))),
  target: part,
  from: day,
  to: day,
  batch: part,
  page: pageNumber,
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "log.read");
  const view = logView.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { act: verb, target: subject, ...rest } = view;
  return {
    ...(await readAuditLog(
      context.get(requestContext).db,
      { verb, subject, ...rest },
      traineesSeenBy(viewer),
    )),
    view,
    words: AUDIT_LABELS,
  };
}

const acts = {
  // A deleted person's name, from all events.
  "erase-name": act({
    right: "log.erase",
    reauthenticates: true,
    fields: z.strictObject({ userId: z.string().min(1) }),
    run: async ({ db, viewer }, { userId }) =>
      (await eraseName(db, viewer, userId))
        ? done("The name has been erased")
        : refused(409, "There is no name to erase"),
  }),
};

export const action = pageActs("log.erase", acts, { unread: invalidRequest });

export const handle = {
  title: "Audit Log",
};

export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { lines, view, words, page, more } = loaderData;
  const { act, result, busy, dialog } = useReauthenticatedForm<ActResult>();
  useToast(result?.toast);
  const erase = (userId: string) => void act({ intent: "erase-name", userId });
  const filtered = Object.entries(view).some(([name, value]) => name !== "page" && value);
  return (
    <>
      <h1 className="text-4xl">Audit Log</h1>
      <p className="mt-2 text-lg text-quiet">
        What administrators did, newest first. Nothing can be changed or removed here, except for
        the names of people who have been deleted.
      </p>
      <Filters view={view} words={words} filtered={filtered} />
      {lines.length === 0 ? (
        <p className="panel mt-6 p-10 text-center text-quiet">
          {filtered ? "No actions match these filters." : "No actions yet."}
        </p>
      ) : (
        <LogTable lines={lines} words={words} busy={busy} onErase={erase} />
      )}
      <PageSteps
        page={page}
        more={more}
        at={(wanted) => addressOf(view, wanted)}
        words={{ back: "Newer", on: "Older" }}
      />
      {dialog}
    </>
  );
}

type View = Route.ComponentProps["loaderData"]["view"];
type FiltersProps = { view: View; words: typeof AUDIT_LABELS; filtered: boolean };

function Filters({ view, words, filtered }: FiltersProps) {
  return (
    <Form
      key={JSON.stringify(view)}
      className="panel mt-6 grid items-end gap-3 p-4 sm:grid-cols-2 lg:grid-cols-6"
    >
      {view.batch && <input type="hidden" name="batch" value={view.batch} />}
      <TextField name="actor" label="Administrator" defaultValue={view.actor} />
      <SelectField name="act" label="Action" defaultValue={view.act ?? ""}>
        <option value="">All actions</option>
        {Object.entries(words).map(([act, word]) => (
          <option key={act} value={act}>
            {word}
          </option>
        ))}
      </SelectField>
      <TextField name="target" label="Who or what" defaultValue={view.target} />
      <TextField name="from" label="From (UTC)" type="date" defaultValue={view.from} />
      <TextField name="to" label="To (UTC)" type="date" defaultValue={view.to} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Filter</Button>
        {filtered && (
          <ButtonLink to="/admin/log" look="quiet">
            Clear
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}

function addressOf(view: View, page: number): string {
  const given = Object.entries(view).map(([name, value]) => [name, value || undefined] as const);
  return writtenQuery({ ...Object.fromEntries(given), page });
}
