/** What a page says where a part of its code is kept from the browser, as some ad blockers do. */
import type { ComponentType } from "react";
import { whenReached } from "~/platform/pages/server-reach";
import { useHydrated } from "./use-hydrated";

export const UNLOADED = "unloaded";

/** The page's first script shows it by this name if another one does not load. Nothing is left to say once all of them run. */
export function UnloadedNotice() {
  const runs = useHydrated();
  return runs ? null : (
    <div id={UNLOADED} hidden>
      <Unloaded />
    </div>
  );
}

type Code<Props> = { default: ComponentType<Props> };

/** Loads the code of a view once, when it is first needed; of one that is kept from the browser, this notice. */
export function loadedLate<Props>(load: () => Promise<Code<Props>>): () => Promise<Code<Props>> {
  let loading: Promise<Code<Props>> | undefined;
  return () => {
    loading ??= whenReached(load).catch(() => ({ default: Unloaded }));
    return loading;
  };
}

function Unloaded() {
  return (
    <p
      role="status"
      className="panel floating fixed inset-x-3 bottom-3 z-50 mx-auto max-w-xl px-4 py-3 text-sm print:hidden"
    >
      Part of this page did not load, so some buttons may not work. Reload the page, or allow its
      scripts in your ad blocker.
    </p>
  );
}
