import { Globe } from "lucide";
import { useContext } from "react";
import { zoneText } from "~/platform/time/zone-names";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ZONE_BOX } from "~/ui/zone-combobox";
import type { Choice } from "./choice";
import { Choosing } from "./day-times";

export type ZoneFieldProps = { zone: string; zones: readonly string[]; choice: Choice };

/** Only the server renders it, for a browser without a script. */
export function ZoneForm({ zone, zones, choice: { host } }: ZoneFieldProps) {
  const { path } = useContext(Choosing);
  const [page, query] = path.split("?");
  const known = zones.includes(zone) ? zones : [zone, ...zones];
  const regions = Map.groupBy(known, (each) => zoneText(each).split("/")[0] ?? "");
  return (
    <form method="get" action={page} className="flex flex-wrap items-center gap-2">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {host && <input type="hidden" name="host" value={host} />}
      <label className={ZONE_BOX}>
        <Icon of={Globe} className="size-4 shrink-0 text-quiet" />
        <span className="sr-only">Time zone</span>
        <select
          name="zone"
          defaultValue={zone}
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
      <button type="submit" className={buttonClass("outline", true)}>
        Use this zone
      </button>
    </form>
  );
}
