/** Work in steps: whoever does it may pause where it yields. */
export type Steps<Result> = Generator<void, Result>;

/** What takes long to make: made in parts, or at once for somebody who cannot wait. */
export type MadeOnce<Result> = {
  /** `makeWay` is awaited before each step. */
  ready: (makeWay: () => Promise<void>) => Promise<Result>;
  now: () => Result;
  /** Null until it is made. */
  known: () => { result: Result } | null;
};

/** Does all of it at once. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export function madeOnce<Result>(steps: () => Steps<Result>): MadeOnce<Result> {
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
  return {
    known: () => made,
    ready: (makeWay) => {
      making ??= inParts(makeWay);
      return making;
    },
    now: () => {
      made ??= { result: finished(steps()) };
      return made.result;
    },
  };
}
