import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/** Opens what an address asks for by its last part, such as `#add`, whenever somebody arrives there. */
export function useAsked(name: string, open: () => void): void {
  const { hash, key } = useLocation();
  const asked = useEffectEvent(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival has a key of its own
  useEffect(() => {
    if (hash === `#${name}`) asked();
  }, [hash, key, name]);
}
