import { createContext, useContext } from "react";
import { NO_ROOM_MARK } from "~/platform/web/no-room";

type FailedRequest = { id: string; hasNoRoom: boolean };

/** The request that the server renders for; none in the browser, where a page outlives its request. */
export const PageRequest = createContext<FailedRequest | undefined>(undefined);

/** The request whose failure is shown. */
export function useFailedRequest(): FailedRequest {
  return useContext(PageRequest) ?? failedRequest();
}

/** The reference by which support finds the failure in the log; nothing if the browser does not know it. */
export function RequestReference() {
  const { id } = useFailedRequest();
  return (
    <p className="text-quiet text-sm has-[code:empty]:hidden">
      If it happens again, give support this reference:{" "}
      {/* The server's text stays if the browser could not read it. */}
      <code className="break-all" suppressHydrationWarning>
        {id}
      </code>
    </p>
  );
}

/** The server names a failed request in its Server-Timing, and says there if it had no room. */
function failedRequest(): FailedRequest {
  const timings = performance
    .getEntries()
    .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry.serverTiming] : []));
  const failed = timings.findLast((timing) => timing.some(({ name }) => name === "request")) ?? [];
  return {
    id: failed.find(({ name }) => name === "request")?.description ?? "",
    hasNoRoom: failed.some(({ name }) => name === NO_ROOM_MARK),
  };
}
