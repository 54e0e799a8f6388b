import { useCallback, useSyncExternalStore } from "react";
import { compareClocks, correctionCount, onCorrection } from "~/platform/time/compare-clocks";
import { machineZone } from "~/platform/time/machine-zone";
import { PLAIN, readersEnglish } from "~/platform/time/zones";
import { useHydrated } from "./use-hydrated";

/** The locale for times in this zone. Renders again if the server names them otherwise than this browser would. */
export function useClock(zone: string): string {
  const listen = useCallback(
    (listener: () => void) => {
      void compareClocks(zone);
      return onCorrection(listener);
    },
    [zone],
  );
  useSyncExternalStore(listen, correctionCount, () => 0);
  return useHydrated() ? readersEnglish() : PLAIN;
}

/** The reader's own zone, with its clock; `given` until the page is hydrated. */
export function useReadersZone(given: string): string {
  const zone = useHydrated() ? machineZone() : given;
  useClock(zone);
  return zone;
}
