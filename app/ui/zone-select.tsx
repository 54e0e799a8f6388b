import { useEffect, useId, useRef, useState } from "react";
import { zoneText } from "~/platform/time/zone-names";
import { SelectField } from "./fields";
import { useHydrated } from "./use-hydrated";
import { ZoneCombobox } from "./zone-combobox";

type ZoneSelectProps = {
  label: string;
  value: string;
  zones: readonly string[];
  /** What no zone means, if that is a choice. */
  none?: string;
  hint?: string;
  error?: string;
};

/** A form's field `zone`: searched by city, and without a script a list of all. */
export function ZoneSelect(props: ZoneSelectProps) {
  const { hint, error } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1.5">
      {useHydrated() ? (
        <SearchedZone {...props} id={id} describedBy={described || undefined} />
      ) : (
        <ListedZone {...props} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

function ListedZone({ label, value, zones, none }: ZoneSelectProps) {
  const known = value === "" || zones.includes(value) ? zones : [value, ...zones];
  return (
    <SelectField name="zone" label={label} defaultValue={value}>
      {none !== undefined && <option value="">{none}</option>}
      {known.map((zone) => (
        <option key={zone} value={zone}>
          {zoneText(zone)}
        </option>
      ))}
    </SelectField>
  );
}

type SearchedZoneProps = ZoneSelectProps & { id: string; describedBy: string | undefined };

function SearchedZone({ label, value, zones, none, error, id, describedBy }: SearchedZoneProps) {
  const [chosen, setChosen] = useState(value);
  const sent = useRef<HTMLInputElement>(null);
  // As a typed value does, so that the form knows that it is not saved.
  useEffect(() => {
    if (chosen !== value) sent.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [chosen, value]);
  return (
    <>
      <label htmlFor={`${id}-zone`} className="font-semibold text-sm">
        {label}
      </label>
      <input ref={sent} type="hidden" name="zone" value={chosen} />
      <ZoneCombobox
        id={`${id}-zone`}
        zone={chosen}
        zones={zones}
        none={none}
        onChoose={setChosen}
        describedBy={describedBy}
        invalid={error !== undefined}
      />
    </>
  );
}
