import { useIsOffline } from "~/platform/pages/page-loads";

/** Says that the server cannot be reached (D1); the page stays, and continues when the server is back. */
export function OfflineLine() {
  const offline = useIsOffline();
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-17 z-50 flex justify-center px-4 print:hidden"
    >
      {offline && (
        <span className="panel floating px-4 py-2 text-sm">You are offline. Nothing was lost.</span>
      )}
    </div>
  );
}
