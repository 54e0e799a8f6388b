/**
 * What reads words is made of them in the background: until it is done, the last one answers. One for the same words,
 * whoever asks.
 */
import { makingWay, othersFirst } from "~/platform/web/long-work.server";
import { madeOncePer, type Steps } from "./steps";

type KeptReader<Reader> = {
  /** That of these words or, while it is made, the last one there was; waits only if there is none. */
  soonest: () => Promise<Reader>;
  /** That of these words, made while others have the thread first: nobody waits for it. */
  warmed: () => Promise<Reader>;
  /** That of these words, made at once if it is not there. */
  now: () => Reader;
};

/** `most`: how many are kept, those that were asked for last. */
export function keptReaders<Words extends object, Reader>(
  most: number,
  steps: (words: Words) => Steps<Reader>,
): (words: Words) => KeptReader<Reader> {
  const readerOf = madeOncePer(most, steps);
  let last: { reader: Reader } | null = null;
  return (words) => {
    const own = readerOf(words);
    const made = async (makeWay: () => Promise<void>): Promise<Reader> => {
      const reader = await own.ready(makeWay);
      last = { reader };
      return reader;
    };
    return {
      async soonest() {
        const known = own.known();
        if (known) return known.result;
        const making = made(last ? othersTwice() : makingWay());
        if (!last) return making;
        // A fault is told by the one who warms it.
        making.catch(() => undefined);
        return last.reader;
      },
      warmed: () => made(othersTwice()),
      now: own.now,
    };
  };
}

/** Between two parts others have the thread twice: also for what the first time has brought up. */
function othersTwice(): () => Promise<void> {
  const makeWay = makingWay();
  return async () => {
    await makeWay();
    await othersFirst();
  };
}
