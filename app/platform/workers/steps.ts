/** Work in steps: whoever does it may pause where it yields. */
export type Steps<Result> = Generator<void, Result>;

/** What takes long to make: made in parts, or at once for somebody who cannot wait. */
export type MadeOnce<Result> = {
  /** `makeWay` is awaited before each step. */
  ready: (makeWay: () => Promise<void>) => Promise<Result>;
  /** Starts early, because someone may ask soon. If it fails, only those who ask are told. */
  begin: (makeWay: () => Promise<void>) => void;
  now: () => Result;
};

/** Does all of it at once. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function madeOnce<Result>(steps: () => Steps<Result>): MadeOnce<Result> {
  let made: { result: Result } | null = null;
  let making: Promise<Result> | null = null;
  const inParts = async (makeWay: () => Promise<void>) => {
    const work = steps();
    while (made === null) {
      await makeWay();
      // Somebody may have made it at once in the meantime.
      if (made !== null) break;
      const step = work.next();
      if (step.done) made = { result: step.value };
    }
    return made.result;
  };
  const ready = (makeWay: () => Promise<void>) => {
    making ??= inParts(makeWay);
    return making;
  };
  return {
    ready,
    begin: (makeWay) => void ready(makeWay).catch(() => undefined),
    now: () => {
      made ??= { result: finished(steps()) };
      return made.result;
    },
  };
}

/**
 * Makes what takes long from words, once for each set of words, so publishing other words makes nothing again. `most`:
 * so many are kept, those that were used last.
 */
export function madeOncePer<Words extends object, Result>(
  most: number,
  steps: (words: Words) => Steps<Result>,
): (words: Words) => MadeOnce<Result> {
  const kept = new Map<string, MadeOnce<Result>>();
  const own = new WeakMap<Words, MadeOnce<Result>>();
  const madeFor = (words: Words): MadeOnce<Result> => {
    const key = JSON.stringify(words);
    const made = kept.get(key) ?? madeOnce(() => steps(words));
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    own.set(words, made);
    return made;
  };
  // Words that nobody asks about, such as those of a preview, take no place.
  const of = (words: Words) => own.get(words) ?? madeFor(words);
  return (words) => ({
    ready: (makeWay) => of(words).ready(makeWay),
    begin: (makeWay) => of(words).begin(makeWay),
    now: () => of(words).now(),
  });
}
