import { useMemo } from "react";
import { z } from "zod";
import { type Solution, solvePuzzle } from "~/platform/proof-of-work/puzzle";
import { HOUR_MS } from "~/platform/time/durations";
import { fetchWithin, jsonOf } from "~/platform/web/json";

const EARLIEST_MS = 2_100;
const GIVE_UP_MS = 30_000;
const LATEST_MS = 23 * HOUR_MS;

const given = z.object({ stamp: z.string(), difficulty: z.int().min(0).max(24) });

type Prepared = Solution & { since: number };

/**
 * The stamp of a form in the browser. `prepare` at the first touch: it is fetched and its proof of work is found
 * while the visitor types; `take` when sending: null where the server is out of reach; `renew` where the server did
 * not accept it. The same stamp is taken until then, so that sending again sends the same.
 */
export function useStamp(form: string) {
  return useMemo(() => stampKeeper(form), [form]);
}

function stampKeeper(form: string) {
  let preparing: Promise<Prepared | null> | null = null;
  const prepare = () => {
    preparing ??= preparedStamp(form).catch(() => {
      preparing = null;
      return null;
    });
    return preparing;
  };
  return {
    prepare: () => void prepare(),
    renew: () => {
      preparing = null;
    },
    async take(): Promise<Solution | null> {
      const known = await prepare();
      if (known && performance.now() - known.since > LATEST_MS) preparing = null;
      const prepared = await prepare();
      if (prepared === null) return null;
      const early = prepared.since + EARLIEST_MS - performance.now();
      if (early > 0) await pause(early);
      return { stamp: prepared.stamp, proof: prepared.proof };
    },
  };
}

async function preparedStamp(form: string): Promise<Prepared> {
  const response = await fetchWithin(GIVE_UP_MS, `/forms/${form}/stamp`);
  const puzzle = given.parse(await jsonOf(response));
  const since = performance.now();
  return { ...(await solvePuzzle(puzzle)), since };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
