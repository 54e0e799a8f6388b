import { Search } from "lucide";
import { type ChangeEvent, type ComponentProps, useState } from "react";
import { Form, useActionData, useSubmit } from "react-router";
import { useCan } from "~/auth/auth";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import type { Coach } from "~/team/cohorts/cohorts.server";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { PhoneFold } from "~/ui/phone-fold";
import { SearchField } from "~/ui/search-parts";
import { useSlashKey } from "~/ui/use-keys";
import {
  addressOf,
  BANDS,
  FILTERS,
  type FilterName,
  type FindForm,
  isFiltered,
  NONE,
  type PanelView,
  SORTS,
} from "./panel-view";

const STALLED_DAYS = [3, 7, 14, 30, 60];
const SORT_WORDS: Record<(typeof SORTS)[number], string> = {
  created: "Created",
  name: "Name",
  progress: "Progress",
  status: "Account status",
  active: "Active",
  login: "Last login",
};

type Named = { id: string; name: string };

type PanelFiltersProps = {
  view: PanelView;
  coaches: readonly Coach[];
  cohorts: readonly Named[];
};

/**
 * Search, filters and order. It is sent as a form, not as an address, because a search may be an access code; the
 * response is the address of the results.
 */
export function PanelFilters({ view, coaches, cohorts }: PanelFiltersProps) {
  const can = useCan();
  const submit = useSubmit();
  const refused = useActionData<ActResult>();
  const search = useSlashKey();
  const fieldOf = useFields(view);
  return (
    <Form
      method="post"
      action={`/training/adminpanel${addressOf(view)}`}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
      }}
      className="panel mt-4 grid print:hidden grid-cols-2 items-end gap-2 p-3 sm:grid-cols-4 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-[18rem]"
    >
      <input type="hidden" name="intent" value="find" />
      <div className="col-span-2 flex items-end gap-1 xl:col-span-1">
        <div className="min-w-0 flex-1">
          <SearchField
            ref={search}
            aria-keyshortcuts="/"
            {...fieldOf("q")}
            placeholder={placeholderOf(view, can("codes.read"))}
          />
        </div>
        <Button type="submit" look="quiet" aria-label="Search" className="px-3">
          <Icon of={Search} className="size-4" />
        </Button>
      </div>
      <PhoneFold name="filters" open={isFiltered(view)}>
        <FilterFields
          stalled={view.stalled}
          coaches={coaches}
          cohorts={cohorts}
          fieldOf={fieldOf}
        />
      </PhoneFold>
      {isFiltered(view) && (
        <ButtonLink to="/training/adminpanel" look="quiet" className="justify-self-start px-3">
          Clear
        </ButtonLink>
      )}
      {refused?.done === false && (
        <p role="alert" className="font-medium col-span-full text-danger text-sm">
          {faultIn(refused)}
        </p>
      )}
    </Form>
  );
}

function placeholderOf({ person }: PanelView, hasCodes: boolean): string {
  if (!hasCodes) return "Name or email";
  return person ? "Found by access code" : "Name, email or access code";
}

type FieldName = keyof FindForm;
type Changed = ChangeEvent<HTMLInputElement | HTMLSelectElement>;
type FieldOf = (name: FieldName) => {
  name: FieldName;
  value: string;
  onChange: (event: Changed) => void;
};

/** What is typed and chosen, until the address changes; the field keeps the focus. */
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

type Choices = Omit<PanelFiltersProps, "view"> & Pick<PanelView, "stalled">;
type Filter = { label: string; choices: readonly (readonly [value: string, words: string])[] };

/** What may be chosen in each filter, next to all; null: there is nothing to choose from. */
function filtersWith({ stalled, coaches, cohorts }: Choices): Record<FilterName, Filter | null> {
  const hasCohorts = cohorts.length > 0;
  return {
    status: {
      label: "Account status",
      choices: [
        ["pending", "Pending Setup"],
        ["complete", "Setup Complete"],
      ],
    },
    active: {
      label: "Active",
      choices: [
        ["yes", "Active"],
        ["no", "Deactivated"],
      ],
    },
    progress: { label: "Progress", choices: Object.entries(BANDS) },
    stalled: {
      label: "Stalled",
      choices: stalledChoices(stalled).map((days) => [String(days), `${days} days or more`]),
    },
    coach:
      coaches.length > 0
        ? {
            label: "Coach",
            choices: [
              [NONE, "No coach"],
              ...coaches.map(({ userId, name }) => [userId, name] as const),
            ],
          }
        : null,
    cohort: hasCohorts
      ? {
          label: "Cohort",
          choices: [[NONE, "No cohort"], ...cohorts.map(({ id, name }) => [id, name] as const)],
        }
      : null,
    late: hasCohorts ? { label: "Late", choices: [["yes", "Late"]] } : null,
  };
}

function Choice(props: ComponentProps<typeof SelectField>) {
  return <SelectField {...props} className="lg:px-2 lg:text-sm" />;
}

function FilterFields({ fieldOf, ...known }: Choices & { fieldOf: FieldOf }) {
  const filters = filtersWith(known);
  return (
    <>
      {FILTERS.map((name) => {
        const filter = filters[name];
        return (
          filter && (
            <Choice key={name} label={filter.label} {...fieldOf(name)}>
              <option value="">All</option>
              {filter.choices.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Choice>
          )
        );
      })}
      {/* A table is sorted by its headings. */}
      <div className="rows:hidden">
        <Choice label="Order" {...fieldOf("sort")}>
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_WORDS[sort]}
            </option>
          ))}
        </Choice>
      </div>
    </>
  );
}

/** An address may ask for any number of days. */
function stalledChoices(asked: number | undefined): number[] {
  const all = asked === undefined ? STALLED_DAYS : [...STALLED_DAYS, asked];
  return [...new Set(all)].sort((one, other) => one - other);
}
