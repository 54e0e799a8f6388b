import { type ChangeEvent, useState } from "react";
import { Form, useActionData, useSubmit } from "react-router";
import { SelectField } from "~/ui/fields";
import { PhoneFold } from "~/ui/phone-fold";
import { SearchButtons, SearchField } from "~/ui/search-parts";
import { useSlashKey } from "~/ui/use-keys";
import type { PanelResult } from "./panel-action.server";
import { addressOf, BANDS, isFiltered, type PanelView, SORTS } from "./panel-view";

const STALLED_DAYS = [3, 7, 14, 30, 60];
const SORT_WORDS: Record<(typeof SORTS)[number], string> = {
  created: "Created",
  name: "Name",
  progress: "Progress",
  status: "Account status",
  active: "Active",
  login: "Last login",
};

/**
 * Search, filters and order. It is sent as a form, not as an address, because a search may be an access
 * code; the response is the address of what was found.
 */
export function PanelFilters({ view }: { view: PanelView }) {
  const submit = useSubmit();
  const refused = useActionData<PanelResult>();
  const search = useSlashKey();
  const fieldOf = useFields(view);
  return (
    <Form
      method="post"
      action={`/training/adminpanel${addressOf(view)}`}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
      }}
      className="panel mt-4 grid grid-cols-2 items-end gap-3 p-4 lg:grid-cols-4 xl:grid-cols-[2fr_repeat(5,1fr)_auto]"
    >
      <input type="hidden" name="intent" value="find" />
      <div className="col-span-2 xl:col-span-1">
        <SearchField
          ref={search}
          aria-keyshortcuts="/"
          {...fieldOf("q")}
          placeholder={view.person ? "Found by access code" : "Name, email or access code"}
        />
      </div>
      <PhoneFold name="filters" open={isFiltered(view)}>
        <FilterFields stalled={view.stalled} fieldOf={fieldOf} />
      </PhoneFold>
      <SearchButtons clearTo={isFiltered(view) ? "/training/adminpanel" : null} />
      {refused?.done === false && (
        <p role="alert" className="font-medium col-span-full text-danger text-sm">
          {refused.toast?.title}
        </p>
      )}
    </Form>
  );
}

type FieldName = "q" | "status" | "active" | "progress" | "stalled" | "sort";
type Changed = ChangeEvent<HTMLInputElement | HTMLSelectElement>;
type FieldOf = (name: FieldName) => {
  name: FieldName;
  value: string;
  onChange: (event: Changed) => void;
};

/** What is typed and chosen, until the address says otherwise; a field keeps the focus through that. */
function useFields(view: PanelView): FieldOf {
  const address = addressOf(view);
  const [chosen, setChosen] = useState({ address, values: new Map<FieldName, string>() });
  if (chosen.address !== address) setChosen({ address, values: new Map() });
  return (name) => ({
    name,
    value: chosen.values.get(name) ?? String(view[name] ?? ""),
    onChange: ({ target }) =>
      setChosen({ address, values: new Map(chosen.values).set(name, target.value) }),
  });
}

type FilterFieldsProps = { stalled: number | undefined; fieldOf: FieldOf };

function FilterFields({ stalled, fieldOf }: FilterFieldsProps) {
  return (
    <>
      <SelectField label="Account status" {...fieldOf("status")}>
        <option value="">All</option>
        <option value="pending">Pending Setup</option>
        <option value="complete">Setup Complete</option>
      </SelectField>
      <SelectField label="Active" {...fieldOf("active")}>
        <option value="">All</option>
        <option value="yes">Active</option>
        <option value="no">Deactivated</option>
      </SelectField>
      <SelectField label="Progress" {...fieldOf("progress")}>
        <option value="">All</option>
        {Object.entries(BANDS).map(([band, words]) => (
          <option key={band} value={band}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField label="Stalled" {...fieldOf("stalled")}>
        <option value="">All</option>
        {stalledChoices(stalled).map((days) => (
          <option key={days} value={days}>
            {days} days or more
          </option>
        ))}
      </SelectField>
      <SelectField label="Order" {...fieldOf("sort")}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_WORDS[sort]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** An address may ask for any number of days. */
function stalledChoices(asked: number | undefined): number[] {
  const all = asked === undefined ? STALLED_DAYS : [...STALLED_DAYS, asked];
  return [...new Set(all)].sort((one, other) => one - other);
}
