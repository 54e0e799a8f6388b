/** Floods of attempts from many addresses, through a restart of the product. */
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { builtProduct } from "./built-product";
import { freePort } from "./free-port";
import { startProduct, type TestProduct } from "./test-product";

const AT_ONCE = 100;

/** A product that can be stopped and restarted, with the same data under the same address. */
export type Restartable = TestProduct & {
  restart: (meanwhile?: () => Promise<void>) => Promise<void>;
};

export async function restartable(env: Record<string, string> = {}): Promise<Restartable> {
  const port = String(await freePort());
  const product = await startProduct({ TRUST_PROXY: "1", PORT: port, LOG_LEVEL: "silent", ...env });
  onTestFinished(product.stop);
  const restart: Restartable["restart"] = async (meanwhile) => {
    await product.running.stop();
    await meanwhile?.();
    const { start, parseConfig } = await builtProduct();
    product.running = await start(parseConfig(product.env));
  };
  return Object.assign(product, { restart });
}

/** A separate address for each number. */
export function from(number: number): { headers: { "X-Forwarded-For": string } } {
  return {
    headers: { "X-Forwarded-For": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` },
  };
}

export type Flood = { refused: number; compared: number; others: number[]; ms: number };

/**
 * Makes `count` guesses, many in parallel, with a restart in the middle; a guess that finds no server is resent.
 * `compared`: responses that a code is wrong; `refused`: that it was not checked.
 */
export async function flood(
  product: Restartable,
  count: number,
  guess: (number: number) => Promise<Response>,
  meanwhile?: () => Promise<void>,
): Promise<Flood> {
  const statuses: number[] = [];
  const started = performance.now();
  let next = 0;
  const untilAnswered = async (number: number) => {
    for (;;) {
      // A response that the stop cuts off counts as none.
      const response = await guess(number)
        .then(async (given) => {
          await given.arrayBuffer();
          return given;
        })
        .catch(() => null);
      // A server that is about to stop or has just started says so: it has checked nothing.
      if (response && response.status !== 503) return statuses.push(response.status);
      await pause(100);
    }
  };
  const guesser = async (until: number) => {
    while (next < until) await untilAnswered(next++);
  };
  const guessers = (until: number) => Array.from({ length: AT_ONCE }, () => guesser(until));
  await Promise.all(guessers(Math.floor(count / 2)));
  const second = guessers(count);
  await Promise.all([...second, product.restart(meanwhile)]);
  const of = (status: number) => statuses.filter((each) => each === status).length;
  const others = statuses.filter((each) => each !== 401 && each !== 429);
  return { compared: of(401), refused: of(429), others, ms: performance.now() - started };
}
