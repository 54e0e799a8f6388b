import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from "react";
import { whenReached } from "~/platform/pages/page-loads";
import type { ToastMessage } from "./toast";

const load = () => whenReached(() => import("./toast"));
let wanted = false;
const listeners = new Set<() => void>();
const { promise: mounted, resolve: setMounted } = Promise.withResolvers<void>();

const Loaded = lazy(async () => {
  const { Toasts } = await load();
  return {
    default: () => (
      <Mounted>
        <Toasts />
      </Mounted>
    ),
  };
});

/** Where toasts appear on a page that is to be light: what shows them is loaded with the first one. */
export function LazyToasts() {
  const show = useSyncExternalStore(
    listen,
    () => wanted,
    () => false,
  );
  return (
    show && (
      <Suspense>
        <Loaded />
      </Suspense>
    )
  );
}

/** Shows a toast on a page that has `LazyToasts`. */
export async function showLazyToast(message: ToastMessage): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const { showToast } = await load();
  await mounted;
  showToast(message);
}

function Mounted({ children }: { children: ReactNode }) {
  useEffect(() => setMounted(), []);
  return children;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
