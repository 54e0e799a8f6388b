import { createContext, type ReactNode, useContext } from "react";

/** `why`: what a failure is told as, where the server knows better than the page. */
type RenderedRequest = { id: string; why: string | undefined };

/** The request that the server renders for; none in the browser, where a page outlives its request. */
export const PageRequest = createContext<RenderedRequest | undefined>(undefined);

/** Why it failed: what the server says stays, and the page's own words stand where it says nothing. */
export function Reason({ children }: { children: ReactNode }) {
  return (
    <p className="text-quiet" suppressHydrationWarning>
      {useContext(PageRequest)?.why ?? children}
    </p>
  );
}

/** The reference by which support finds the failure in the log; nothing if the browser does not know it. */
export function RequestReference() {
  const id = useContext(PageRequest)?.id ?? failedRequest();
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
