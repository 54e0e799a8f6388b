/** The zones that a search finds, below its field. Loaded with the data that is searched, when someone searches. */
import type { FoundZone } from "~/platform/time/zone-search";

export { searchZones } from "~/platform/time/zone-search";

type ZoneListProps = {
  /** What its field is named by; each zone's own id begins with it. */
  id: string;
  found: readonly FoundZone[];
  pick: FoundZone | undefined;
  onTake: (zone: FoundZone) => void;
};

export function ZoneList({ id, found, pick, onTake }: ZoneListProps) {
  if (found.length === 0)
    return <p className="px-3 py-2 text-quiet">No city or time zone with that name.</p>;
  return (
    <>
      {found.map((each, at) => (
        <ZoneOption
          key={`${each.zone} ${each.city}`}
          id={`${id}-${at}`}
          found={each}
          isActive={each === pick}
          onTake={() => onTake(each)}
        />
      ))}
    </>
  );
}

export function countText(count: number): string {
  return count === 1 ? "1 time zone" : `${count} time zones`;
}

type ZoneOptionProps = { id: string; found: FoundZone; isActive: boolean; onTake: () => void };

function ZoneOption({ id, found: { city, detail }, isActive, onTake }: ZoneOptionProps) {
  return (
    <button
      type="button"
      id={id}
      ref={isActive ? intoView : undefined}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
      className={`flex min-h-11 w-full text-left items-center justify-between gap-3 rounded-control px-3 ${isActive ? "bg-accent-soft text-accent-strong" : "hover:bg-sunken"}`}
    >
      <span className="font-semibold">{city}</span>
      <span className="whitespace-nowrap text-quiet tabular">{detail}</span>
    </button>
  );
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
