import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while a page is rendered by the server and hydrated, true afterward. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
