/** Among the tabs of one browser, one leads: the one that holds a Web Lock. If the browser has no locks, every tab does. */

/** Leads until `end`, or waits for its turn: `first` runs if no one led before, `later` if another tab did and left. */
export function leadAmongTabs(
  name: string,
  end: AbortSignal,
  first: () => void,
  later: () => void,
): void {
  if (!navigator.locks) {
    first();
    return;
  }
  const ended = new Promise<void>((resolve) => end.addEventListener("abort", () => resolve()));
  const hold = (begin: () => void) => {
    begin();
    return ended;
  };
  navigator.locks
    .request(name, { ifAvailable: true }, (lock) =>
      lock && !end.aborted ? hold(first) : undefined,
    )
    .then(() => navigator.locks.request(name, { signal: end }, () => hold(later)))
    .catch(() => undefined);
}
