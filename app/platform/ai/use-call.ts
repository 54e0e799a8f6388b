/** A call whose response streams in while someone waits, and that ends when no one does. */
import { useEffect, useRef } from "react";

/** One call at a time: `begin` gives the signal by which `stop`, or leaving the page, ends it. */
export function useCall() {
  const call = useRef<AbortController | null>(null);
  const stop = () => call.current?.abort();
  useEffect(() => () => call.current?.abort(), []);
  const begin = (): AbortSignal => {
    call.current = new AbortController();
    return call.current.signal;
  };
  return { begin, stop };
}
