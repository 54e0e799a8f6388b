import { useEffect, useEffectEvent } from "react";

/** Calls back once for every new result of an action. */
export function useResult<Result>(
  result: Result | undefined,
  arrived: (result: Result) => void,
): void {
  const heard = useEffectEvent(arrived);
  useEffect(() => {
    if (result !== undefined) heard(result);
  }, [result]);
}
