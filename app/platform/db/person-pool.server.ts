/** A pool of connections that the requests of one person do not use up: while a table is locked, theirs would hold all. */
import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** Left to everyone else. */
const FOR_OTHERS = 3;
/** One more than requests of a person are worked on at a time: those that hold one and need another find it. */
const LEAST_OF_PERSON = 7;

const asking = new AsyncLocalStorage<string>();

/** What `work` asks of the database counts as this person's. */
export function ofPerson<Result>(person: string, work: () => Result): Result {
  return asking.run(person, work);
}

type Taken = Parameters<pg.Pool["connect"]>[0];
type Places = { taken: number; readonly waiting: (() => void)[] };

export class PersonPool extends pg.Pool {
  readonly #mostOfPerson: number;
  readonly #patience: number;
  readonly #of = new Map<string, Places>();
  readonly #holders = new WeakMap<object, string>();

  constructor(config: pg.PoolConfig & { max: number; connectionTimeoutMillis: number }) {
    super(config);
    this.#mostOfPerson = Math.max(LEAST_OF_PERSON, config.max - FOR_OTHERS);
    this.#patience = config.connectionTimeoutMillis;
    this.on("release", (_error, client) => {
      const person = this.#holders.get(client);
      this.#holders.delete(client);
      if (person !== undefined) this.#leave(person);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<pg.PoolClient> | undefined {
    const person = asking.getStore();
    const connected = person === undefined ? super.connect() : this.#connectFor(person);
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (fault) => client.release(fault)),
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connectFor(person: string): Promise<pg.PoolClient> {
    await this.#enter(person);
    try {
      const client = await super.connect();
      this.#holders.set(client, person);
      return client;
    } catch (error) {
      this.#leave(person);
      throw error;
    }
  }

  async #enter(person: string): Promise<void> {
    const places = this.#of.get(person) ?? { taken: 0, waiting: [] };
    this.#of.set(person, places);
    if (places.taken < this.#mostOfPerson) {
      places.taken += 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      places.waiting.splice(places.waiting.indexOf(resolve), 1);
      // In the pool's own words, for whom it means that the database is busy.
      reject(new Error("timeout exceeded when trying to connect"));
    }, this.#patience);
    places.waiting.push(resolve);
    await promise.finally(() => clearTimeout(timer));
  }

  /** Its place is given on. */
  #leave(person: string): void {
    const places = this.#of.get(person);
    if (!places) return;
    const next = places.waiting.shift();
    if (next) next();
    else places.taken -= 1;
    if (places.taken === 0) this.#of.delete(person);
  }
}
