import { Globe } from "lucide-react";
import { useContext } from "react";
import { zoneText } from "~/platform/time/zones";
import { buttonClass } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import type { Choice } from "./choice";
import { Choosing } from "./choice-link";

type ZoneFieldProps = { zone: string; zones: readonly string[]; choice: Choice };

/** The zone that times are shown in; without a script a form of its own. */
export function ZoneField({ zone, zones, choice }: ZoneFieldProps) {
  const { path, choose } = useContext(Choosing);
  const hydrated = useHydrated();
  const [page, query] = path.split("?");
  const known = zones.includes(zone) ? zones : [zone, ...zones];
  const regions = Map.groupBy(known, (each) => each.split("/")[0] ?? "");
  return (
    <form method="get" action={page} className="flex flex-wrap items-center gap-2">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control border border-line bg-surface pl-3 text-sm hover:border-quiet">
        <Globe aria-hidden="true" className="size-4 shrink-0 text-quiet" />
        <span className="sr-only">Time zone</span>
        <select
          name="zone"
          value={hydrated ? zone : undefined}
          defaultValue={hydrated ? undefined : zone}
          onChange={(event) => choose({ ...choice, zone: event.target.value, day: null, at: null })}
          className="min-h-10 w-full min-w-0 truncate rounded-control bg-surface pr-2"
        >
          {[...regions].map(([region, members]) => (
            <optgroup key={region} label={region}>
              {members.map((each) => (
                <option key={each} value={each}>
                  {zoneText(each)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {!hydrated && (
        <button type="submit" className={buttonClass("outline", true)}>
          Use this zone
        </button>
      )}
    </form>
  );
}
