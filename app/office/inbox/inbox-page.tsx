import { Download, MailWarning } from "lucide";
import { Form, Link, useSubmit } from "react-router";
import { requireRight, staffWho } from "~/auth/auth.server";
import { offeredActs } from "~/auth/batches/batches.server";
import { countFailedMails } from "~/platform/mail/mail-states.server";
import { requestContext } from "~/platform/web/request-context.server";
import { buttonClass } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { SearchButtons, SearchField } from "~/ui/search-parts";
import type { Route } from "./+types/inbox-page";
import { INBOX_BATCHES } from "./inbox-batches.server";
import { formWords, type Kind, STATUS_NAMES, STATUSES } from "./inbox-item";
import { KindTabs, useLiveItems } from "./inbox-link";
import { countNew, formsUsed, inboxPage } from "./inbox-list.server";
import { InboxTable } from "./inbox-table";
import { type InboxView, isFiltered, NOBODY, queryOf, viewOf } from "./inbox-view";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "inbox.read");
  const { db } = context.get(requestContext);
  const view = viewOf(new URL(request.url).searchParams);
  const [list, fresh, forms, failedMails, staff] = await Promise.all([
    inboxPage(db, view),
    countNew(db),
    formsUsed(db),
    countFailedMails(db),
    staffWho(db, "inbox.read"),
  ]);
  return {
    list,
    fresh,
    forms,
    failedMails,
    staff,
    acts: offeredActs(viewer, INBOX_BATCHES),
    view,
    now: new Date().toISOString(),
  };
}

export const handle = {
  title: "Inbox",
  fault: "Failed to load the inbox",
};

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { view, forms, failedMails, staff, acts } = loaderData;
  const { list, fresh, now } = useLiveItems(loaderData, view);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">Inbox</h1>
          <p className="mt-2 text-lg text-quiet">
            Requests, applications and bookings. We promise an answer within 24 hours.
          </p>
        </div>
        <Export query={queryOf(view)} />
      </div>
      {failedMails > 0 && <FailedMails count={failedMails} />}
      <KindTabs view={view} fresh={fresh} />
      <InboxFilters view={view} forms={forms} staff={staff} found={list.found} />
      <InboxTable list={list} view={view} now={now} staff={staff} acts={acts} />
    </>
  );
}

function FailedMails({ count }: { count: number }) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-danger-soft px-4 py-3 text-danger">
      <Icon of={MailWarning} className="size-5 shrink-0" />
      {count === 1 ? "One email could not be sent." : `${count} emails could not be sent.`}
      <Link to="/admin/mail" className="font-semibold underline underline-offset-4">
        See failed emails
      </Link>
    </p>
  );
}

/** Everything in the view, as a file; a plain link, because a file is not a page. */
function Export({ query }: { query: string }) {
  return (
    <a
      href={`/admin/inbox.csv${query === "?" ? "" : query}`}
      className={buttonClass("outline", true)}
    >
      <Icon of={Download} className="size-4" />
      Export (CSV)
    </a>
  );
}

type InboxFiltersProps = {
  view: InboxView;
  forms: readonly { kind: Kind; form: string; title: string | null }[];
  staff: readonly { id: string; name: string }[];
  /** Null if there are more than are worth counting. */
  found: number | null;
};

/** Search and filters; the address holds them. */
function InboxFilters({ view, forms, staff, found }: InboxFiltersProps) {
  const titles = new Map(forms.map(({ form, title }) => [form, title]));
  const submit = useSubmit();
  const { page: _, ...shown } = view;
  return (
    <Form
      key={JSON.stringify(shown)}
      role="search"
      onChange={(event) => {
        if (!(event.target instanceof HTMLInputElement && event.target.type === "search"))
          void submit(event.currentTarget);
      }}
      className="panel mt-4 grid grid-cols-2 items-end gap-3 p-4 lg:grid-cols-[2fr_1fr_1fr_1fr_auto_auto]"
    >
      {view.kind && <input type="hidden" name="kind" value={view.kind} />}
      <div className="col-span-2 lg:col-span-1">
        <SearchField defaultValue={view.q} placeholder="Name or email" />
      </div>
      <SelectField name="form" label="Form or calendar" defaultValue={view.form ?? ""}>
        <option value="">All</option>
        {formChoices(view, forms).map((form) => (
          <option key={form} value={form}>
            {titles.get(form) ?? formWords(form)}
          </option>
        ))}
      </SelectField>
      <SelectField name="status" label="Status" defaultValue={view.status ?? ""}>
        <option value="">All</option>
        {STATUS_NAMES.map((status) => (
          <option key={status} value={status}>
            {STATUSES[status]}
          </option>
        ))}
      </SelectField>
      <SelectField name="assigned" label="Assigned to" defaultValue={view.assigned ?? ""}>
        <option value="">All</option>
        <option value={NOBODY}>Nobody</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <label className="flex min-h-11 items-center gap-2.5 sm:whitespace-nowrap">
        <input
          type="checkbox"
          name="late"
          value="yes"
          defaultChecked={view.late === "yes"}
          className="size-5 accent-accent"
        />
        Over 24 hours
      </label>
      <SearchButtons clearTo={isFiltered(view) ? "/admin/inbox" : null} />
      <p role="status" className="col-span-full text-quiet text-sm tabular">
        {found === null ? "More than 1,000" : found.toLocaleString("en-US")} found
      </p>
    </Form>
  );
}

/** How many items the shown kind has; an address may ask for any kind. */
function formChoices({ kind, form }: InboxView, forms: InboxFiltersProps["forms"]): string[] {
  const fitting = forms.filter(
    (each) => kind === undefined || (each.kind === "booking") === (kind === "booking"),
  );
  const names = fitting.map((each) => each.form);
  return [...new Set(form ? [...names, form] : names)];
}
