import { Form, useSubmit } from "react-router";
import { SearchButtons, SearchField } from "~/ui/search-parts";
import { SelectField } from "~/ui/select-field";
import { formWords, type Kind, STATUS_NAMES, STATUSES } from "./inbox-item";
import { type InboxView, isFiltered } from "./inbox-view";

type InboxFiltersProps = {
  view: InboxView;
  forms: readonly { kind: Kind; form: string }[];
  /** Null where there are more than are worth counting. */
  found: number | null;
};

/** Search and filters; the address holds them. */
export function InboxFilters({ view, forms, found }: InboxFiltersProps) {
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
      className="panel mt-4 grid grid-cols-2 items-end gap-3 p-4 lg:grid-cols-[2fr_1fr_1fr_auto_auto]"
    >
      {view.kind && <input type="hidden" name="kind" value={view.kind} />}
      <div className="col-span-2 lg:col-span-1">
        <SearchField defaultValue={view.q} placeholder="Name or e-mail" />
      </div>
      <SelectField name="form" label="Form or calendar" defaultValue={view.form ?? ""}>
        <option value="">All</option>
        {formChoices(view, forms).map((form) => (
          <option key={form} value={form}>
            {formWords(form)}
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
      <label className="flex min-h-11 items-center gap-2.5 whitespace-nowrap">
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

/** What there is of the kind that is shown; an address may ask for any. */
function formChoices({ kind, form }: InboxView, forms: InboxFiltersProps["forms"]): string[] {
  const fitting = forms.filter(
    (each) => kind === undefined || (each.kind === "booking") === (kind === "booking"),
  );
  const names = fitting.map((each) => each.form);
  return [...new Set(form ? [...names, form] : names)];
}
