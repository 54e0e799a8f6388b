import { useContext } from "react";
import { asRendered, neverInBrowser } from "~/ui/as-rendered";
import { useHydrated } from "~/ui/use-hydrated";
import { ZoneCombobox } from "~/ui/zone-combobox";
import { Choosing } from "./day-times";
import type { ZoneFieldProps } from "./zone-form";

const ZoneForm = asRendered<ZoneFieldProps>(() =>
  import.meta.env.SSR ? import("./zone-form").then((code) => code.ZoneForm) : neverInBrowser(),
);

/** The zone in which times are shown: searched by city, and without a script a separate form. */
export function ZoneField(props: ZoneFieldProps) {
  return useHydrated() ? <ZoneSearch {...props} /> : <ZoneForm {...props} />;
}

function ZoneSearch({ zone, zones, choice }: ZoneFieldProps) {
  const { choose } = useContext(Choosing);
  return (
    <ZoneCombobox
      label="Time zone"
      zone={zone}
      zones={zones}
      onChoose={(chosen) => choose({ ...choice, zone: chosen, day: null, at: null })}
    />
  );
}
