import { Search } from "lucide-react";
import type { InputHTMLAttributes, Ref } from "react";
import { Button, ButtonLink } from "./button";
import { Labelled } from "./fields";

type SearchFieldProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** Where the words to search for are typed; it is sent as `q`. */
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

/** Sends the search. `clearTo`: the address without search and filters, null where there are none. */
export function SearchButtons({ clearTo }: { clearTo: string | null }) {
  return (
    <div className="col-span-2 flex gap-2 lg:col-span-1">
      <Button type="submit" look="outline">
        <Search aria-hidden="true" className="size-4" />
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
