import { createContext, useContext } from "react";

/** The id of the request that the server renders for; none in the browser, where a page outlives its request. */
export const PageRequest = createContext<string | undefined>(undefined);

/** The reference by which support finds the failure in the log; nothing if the browser does not know it. */
export function RequestReference() {
  const id = useContext(PageRequest) ?? failedRequest();
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

/** The server names a failed request in its Server-Timing. */
function failedRequest(): string {
  const named = performance
    .getEntries()
    .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? entry.serverTiming : []));
  return named.findLast(({ name }) => name === "request")?.description ?? "";
}
