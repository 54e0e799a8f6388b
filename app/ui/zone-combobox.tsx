/** A search for a time zone by city. */

import { ChevronDown, Globe } from "lucide";
import { type KeyboardEvent, useId, useState } from "react";
import { machineZone } from "~/platform/time/machine-zone";
import { zoneText } from "~/platform/time/zone-names";
import type { FoundZone } from "~/platform/time/zone-search";
import { Icon } from "./icon";

export const ZONE_BOX =
  "flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control border border-line bg-surface pl-3 text-sm hover:border-quiet";

const loadSearch = () => import("./zone-list");

type Search = Awaited<ReturnType<typeof loadSearch>>;

/** `id`: of the input, which another label names if there is no `label`; `none`: what no zone means, if that is a choice. */
type ZoneComboboxProps = {
  zone: string;
  zones: readonly string[];
  onChoose: (zone: string) => void;
  label?: string;
  id?: string;
  none?: string;
  describedBy?: string;
  invalid?: boolean;
};

/** A field with a list below it, which is loaded with the data it searches when someone opens it. */
export function ZoneCombobox(props: ZoneComboboxProps) {
  const { zone, zones, onChoose, label, none } = props;
  const id = useId();
  const [search, setSearch] = useState<Search | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = typed !== null;
  const others = isOpen && search ? search.searchZones(typed, zones, machineZone()) : [];
  const isNone = none !== undefined && isOpen && typed === "";
  const found = isNone ? [{ zone: "", city: none, detail: "" }, ...others] : others;
  const pick = found[Math.min(active, found.length - 1)];

  function open(text: string) {
    setTyped(text);
    setActive(0);
    void loadSearch().then(setSearch);
  }
  function take(chosen: FoundZone | undefined) {
    if (chosen) onChoose(chosen.zone);
    if (chosen) setTyped(null);
  }
  /** Also of a search whose data is still on its way. */
  function takeFirst() {
    if (search || pick) take(pick);
    else
      void loadSearch().then((loaded) =>
        take(loaded.searchZones(typed ?? "", zones, machineZone())[0]),
      );
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && isOpen) {
      // A dialog around it stays open.
      event.stopPropagation();
      setTyped(null);
    } else if (event.key === "Enter" && isOpen) takeFirst();
    else if (step && !isOpen) open("");
    else if (step) setActive((active + step + found.length) % Math.max(1, found.length));
    else return;
    event.preventDefault();
  }
  return (
    <div className="relative">
      <label className={ZONE_BOX}>
        <Icon of={Globe} className="size-4 shrink-0 text-quiet" />
        {label && <span className="sr-only">{label}</span>}
        <input
          id={props.id}
          role="combobox"
          aria-invalid={props.invalid || undefined}
          aria-describedby={props.describedBy}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && pick ? `${id}-${found.indexOf(pick)}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="Search a city"
          value={typed ?? (zone === "" ? (none ?? "") : zoneText(zone))}
          onChange={({ target }) => open(target.value)}
          onClick={() => !isOpen && open("")}
          onFocus={({ target }) => target.select()}
          onBlur={() => setTyped(null)}
          onKeyDown={onKeyDown}
          className="min-h-10 w-full min-w-0 truncate rounded-control bg-surface"
        />
        {/* The system's few colors are inherited, so the arrow has no color of its own. */}
        <span className="pr-3 text-quiet">
          <Icon of={ChevronDown} className="size-4 shrink-0" />
        </span>
      </label>
      <p role="status" className="sr-only">
        {isOpen && search?.countText(found.length)}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Time zones"
        hidden={!isOpen}
        className="panel raised absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto bg-surface p-1 text-sm"
      >
        {isOpen && search && <search.ZoneList id={id} found={found} pick={pick} onTake={take} />}
      </div>
    </div>
  );
}
