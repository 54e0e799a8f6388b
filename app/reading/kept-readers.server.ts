/**
 * What reads words is made of them in the background: until it is done, the last one answers. One for the same words,
 * whoever asks.
 */
import { createHash } from "node:crypto";
import { makingWay, othersFirst } from "~/platform/web/long-work.server";
import { type MadeOnce, madeOnce, type Steps } from "./steps";

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
  steps: (words: Words) => Steps<Reader>,
  most: number,
): (words: Words) => KeptReader<Reader> {
  const kept = new Map<string, MadeOnce<Reader>>();
  let last: { reader: Reader } | null = null;
  const readerOf = (words: Words): MadeOnce<Reader> => {
    const key = keyOf(words);
    const reader = kept.get(key) ?? madeOnce(() => steps(words));
    kept.delete(key);
    kept.set(key, reader);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > most) kept.delete(oldest);
    return reader;
  };
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
        // The next one who asks learns why it is not there.
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

const keys = new WeakMap<object, string>();

/** The same for words that say the same. */
function keyOf(words: object): string {
  return Object.values(words).map(keyOfPart).join(" ");
}

function keyOfPart(part: unknown): string {
  const text = () => createHash("sha256").update(JSON.stringify(part)).digest("base64");
  if (typeof part !== "object" || part === null) return text();
  const key = keys.get(part) ?? text();
  keys.set(part, key);
  return key;
}
