import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while a page is rendered by the server and taken over, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
