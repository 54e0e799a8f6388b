import { Search } from "lucide";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { Form } from "react-router";
import { Button, ButtonLink } from "./button";
import { Labelled, TextField } from "./fields";
import { Icon } from "./icon";

type SearchFieldProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** The search field; it is sent as `q`. */
export function SearchField(input: SearchFieldProps) {
  return (
    <Labelled label="Search">
      {(id) => (
        <input
          {...input}
          id={id}
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          className="min-h-11 w-full rounded-control border border-line bg-surface px-3.5 text-base placeholder:text-quiet hover:border-quiet"
        />
      )}
    </Labelled>
  );
}

/** Submits the search. `clearTo`: the address without search and filters, null if there are none. */
export function SearchButtons({ clearTo }: { clearTo: string | null }) {
  return (
    <div className="col-span-2 flex flex-wrap gap-2 lg:col-span-1">
      <Button type="submit" look="outline">
        <Icon of={Search} className="size-4" />
        Search
      </Button>
      {clearTo !== null && (
        <ButtonLink to={clearTo} look="quiet">
          Clear
        </ButtonLink>
      )}
    </div>
  );
}

/** How many a search by name finds at most. */
const MOST_FOUND = 20;

type FindByNameProps<Found> = {
  label: string;
  search: string;
  found: readonly Found[] | null;
  foundLabel: string;
  none: string;
  children: (found: Found) => ReactNode;
};

/** A search by name, sent as `search`, with a list of its results; `found` is null before it. */
export function FindByName<Found>(props: FindByNameProps<Found>) {
  const { label, search, found, foundLabel, none, children } = props;
  return (
    <>
      <Form className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            key={search}
            name="search"
            type="search"
            label={label}
            defaultValue={search}
            autoComplete="off"
          />
        </div>
        <Button type="submit" look="outline">
          Search
        </Button>
      </Form>
      {found?.length === 0 && (
        <p role="status" className="mt-4 text-quiet">
          {none}
        </p>
      )}
      {found && found.length > 0 && (
        <ul aria-label={foundLabel} className="mt-4 divide-y divide-line">
          {found.map(children)}
        </ul>
      )}
      {found && found.length >= MOST_FOUND && (
        <p className="mt-3 text-quiet text-sm">
          These are the first {found.length}. Enter more of the name to find others.
        </p>
      )}
    </>
  );
}
