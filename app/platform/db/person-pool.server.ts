/** A pool of connections that few people do not use up: while a table is locked, their requests would hold all. */
import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** Left to everyone else by one person. */
const FOR_OTHERS = 3;
/** One more than requests of a person are worked on at a time: those that hold one and need another find it. */
const LEAST_OF_PERSON = 7;
/** The last ones go only to those who hold none, and the very last one to what may not wait. */
const LAST = 2;
const URGENT = 1;

const asking = new AsyncLocalStorage<string>();
const urgent = new AsyncLocalStorage<true>();

/** What `work` asks of the database counts as this person's. */
export function ofPerson<Result>(person: string, work: () => Result): Result {
  return asking.run(person, work);
}

/** `work` is short and may not wait for what is long: it finds a connection even if others hold all that they may. */
export function urgently<Result>(work: () => Result): Result {
  return urgent.run(true, work);
}

type Taken = Parameters<pg.Pool["connect"]>[0];
/** `person`: undefined for visitors, and for what the product does by itself. */
type Asker = { person: string | undefined; isUrgent: boolean };
type Waiting = Asker & { admit: () => void };

export class PersonPool extends pg.Pool {
  readonly #most: number;
  readonly #mostOfPerson: number;
  /** None of a pool so small that one person may use it up. */
  readonly #last: number;
  readonly #patience: number;
  readonly #of = new Map<string | undefined, number>();
  readonly #holders = new WeakMap<object, Asker>();
  readonly #waiting: Waiting[] = [];
  #taken = 0;

  constructor(config: pg.PoolConfig & { max: number; connectionTimeoutMillis: number }) {
    super(config);
    this.#most = config.max;
    this.#mostOfPerson = Math.max(LEAST_OF_PERSON, config.max - FOR_OTHERS);
    this.#last = config.max >= LEAST_OF_PERSON + FOR_OTHERS ? LAST : 0;
    this.#patience = config.connectionTimeoutMillis;
    this.on("release", (_error, client) => {
      const holder = this.#holders.get(client);
      this.#holders.delete(client);
      if (holder) this.#leave(holder);
    });
  }

  /** How many wait that the pool itself does not know of. */
  get heldBack(): number {
    return this.#waiting.length;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<pg.PoolClient> | undefined {
    const connected = this.#connectFor({
      person: asking.getStore(),
      isUrgent: urgent.getStore() === true,
    });
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (fault) => client.release(fault)),
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connectFor(asker: Asker): Promise<pg.PoolClient> {
    if (this.#mayTake(asker)) this.#note(asker, 1);
    else await this.#admitted(asker);
    try {
      const client = await super.connect();
      this.#holders.set(client, asker);
      return client;
    } catch (error) {
      this.#leave(asker);
      throw error;
    }
  }

  #mayTake({ person, isUrgent }: Asker): boolean {
    const free = this.#most - this.#taken;
    const own = person === undefined ? 0 : (this.#of.get(person) ?? 0);
    if (own > 0) return own < this.#mostOfPerson && free > this.#last;
    return free > (isUrgent ? 0 : Math.min(URGENT, this.#last));
  }

  #note({ person }: Asker, change: number): void {
    this.#taken += change;
    const own = (this.#of.get(person) ?? 0) + change;
    if (own > 0) this.#of.set(person, own);
    else this.#of.delete(person);
  }

  async #admitted(asker: Asker): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { ...asker, admit: resolve };
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      // In the pool's own words, for whom it means that the database is busy.
      reject(new Error("timeout exceeded when trying to connect"));
    }, this.#patience);
    this.#waiting.push(waiting);
    await promise.finally(() => clearTimeout(timer));
  }

  /** Its place goes to the first who may have it. */
  #leave(asker: Asker): void {
    this.#note(asker, -1);
    for (;;) {
      const next = this.#waiting.findIndex((each) => this.#mayTake(each));
      const [admitted] = next < 0 ? [] : this.#waiting.splice(next, 1);
      if (!admitted) return;
      this.#note(admitted, 1);
      admitted.admit();
    }
  }
}
