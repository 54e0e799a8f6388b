import { useSearchParams } from "react-router";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { type Card, type Filter, STATUS_NAMES, STATUSES, tagsIn } from "./card";

type FilterBarProps = { cards: readonly Card[]; shown: number; filter: Filter };

/** The board's filter, in the address so it can be shared. */
export function FilterBar({ cards, shown, filter }: FilterBarProps) {
  const [, setSearch] = useSearchParams();
  const choose = (name: "tag" | "status", value: string) =>
    setSearch(
      (search) => {
        if (value === "") search.delete(name);
        else search.set(name, value);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  const tags = new Set(tagsIn(cards));
  if (filter.tag !== null) tags.add(filter.tag);
  const filtered = filter.tag !== null || filter.status !== null;
  return (
    <section aria-label="Filter" className="mt-6 flex flex-wrap items-end gap-3 print:hidden">
      <div className="min-w-0 max-w-full basis-52">
        <SelectField
          name="tag"
          label="Tag"
          value={filter.tag ?? ""}
          onChange={({ target }) => choose("tag", target.value)}
        >
          <option value="">All tags</option>
          {[...tags].map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="basis-44">
        <SelectField
          name="status"
          label="Status"
          value={filter.status ?? ""}
          onChange={({ target }) => choose("status", target.value)}
        >
          <option value="">All statuses</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_NAMES[status]}
            </option>
          ))}
        </SelectField>
      </div>
      {filtered && (
        <Button
          look="quiet"
          onClick={() => setSearch({}, { replace: true, preventScrollReset: true })}
        >
          Clear filter
        </Button>
      )}
      <p role="status" className="min-h-11 content-center text-quiet text-sm tabular">
        {filtered && `${shown} of `}
        {cards.length} {cards.length === 1 ? "card" : "cards"}
      </p>
    </section>
  );
}
