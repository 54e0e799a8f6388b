/** The longest time that something held the thread of a product in a process of its own, and what visitors noticed. */
import { type ChildProduct, SERVE, spawnProduct } from "./child-product";
import { Visitor } from "./visitor";
import { pause } from "./workers";

const BETWEEN_LOOKS_MS = 25;

/** In ms: of the thread's own processor time, and of the slowest answer of `/healthz`. */
export type Held = { thread: number; health: number };

/** The product with a watch inside. */
export function spawnWatched(env: Record<string, string>): Promise<ChildProduct> {
  return spawnProduct(env, ["--import", "./tests/kit/held-thread.mjs", ...SERVE]);
}

/** What was held while this was done. */
export async function heldDuring(child: ChildProduct, act: () => Promise<unknown>): Promise<Held> {
  await longest(child);
  let isOver = false;
  let health = 0;
  const visitor = new Visitor(child.url);
  const look = async () => {
    while (!isOver) {
      const asked = performance.now();
      await (await visitor.get("/healthz")).text();
      health = Math.max(health, performance.now() - asked);
      await pause(BETWEEN_LOOKS_MS);
    }
  };
  const looking = look();
  try {
    await act();
  } finally {
    isOver = true;
    await looking;
  }
  return { thread: await longest(child), health };
}

async function longest(child: ChildProduct): Promise<number> {
  const told = () => [...child.output().matchAll(/thread held ([\d.]+) ms/g)];
  const { length } = told();
  child.process.kill("SIGUSR2");
  while (told().length === length) await pause(5);
  return Number(told().at(-1)?.[1]);
}
