/** Acts on their way to the server: kept in this browser until they are stored, sent in order, by one tab at a time (DAY-1). */

import { machineZone } from "~/platform/time/machine-zone";
import { fetchWithin, jsonOf } from "~/platform/web/json";
import type { Kept } from "~/platform/web/kept-entries";
import { type Delivery, GIVE_UP_MS, Outbox } from "~/platform/web/outbox";
import { refusalIn } from "~/platform/web/refusal";
import type { Act } from "./act-fields.server";
import { type ActResult, MOST_ACTS, OLDEST_ACT_SECONDS } from "./acts";
import { NEW, returnWords } from "./kept-words";

type WithoutAge<Each> = Each extends Act ? Omit<Each, "ageSeconds"> : never;
export type NewAct = WithoutAge<Act>;
/** `about`: whom it is about, where the page says what waits. */
export type UnsentAct = NewAct & { doneAt: number; about?: string | undefined };

type Handlers = {
  /** Some acts are stored, or the zone is: resolves when the page has reloaded with them. */
  stored: () => Promise<void>;
  refused: (why: string, act: UnsentAct) => void;
  /** It is stored, but what others have changed since stays. */
  kept: (words: string) => void;
  /** They are kept here until something else is done first, such as signing in again. */
  held: (why: string) => void;
};

const ADDRESS = "/tracker/acts";
const NOT_ACCEPTED = "The server did not accept this";

export class ActOutbox {
  readonly #outbox: Outbox<UnsentAct>;
  #latest = 0;
  #isHeld = false;
  #entries: readonly Kept<UnsentAct>[] = [];
  #unsent: readonly UnsentAct[] = [];

  constructor(
    private readonly userId: string,
    private storedZone: string,
    private readonly handlers: Handlers,
  ) {
    this.#outbox = new Outbox({
      name: `setter-act ${userId} `,
      lanes: "one",
      most: MOST_ACTS,
      deliver: (entries) => this.#deliver(entries.map(({ content }) => content)),
      settled: (entries, delivery) => {
        if (delivery === "refused")
          for (const { content } of entries) this.#giveBack(content, NOT_ACCEPTED);
      },
      isDue: () => machineZone() !== this.storedZone,
    });
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => this.#outbox.subscribe(listener);

  /** What is not stored yet, oldest first. */
  readonly unsent = (): readonly UnsentAct[] => {
    const entries = this.#outbox.entries();
    if (entries !== this.#entries) this.#unsent = entries.map(({ content }) => content);
    this.#entries = entries;
    return this.#unsent;
  };

  put(act: NewAct, about?: string): void {
    this.#latest = Math.max(Date.now(), this.#latest + 1);
    const order = String(this.#latest).padStart(15, "0");
    this.#outbox.put(`${order} ${act.id}`, { ...act, doneAt: this.#latest, about });
  }

  async #deliver(unsent: readonly UnsentAct[]): Promise<Delivery> {
    const zone = machineZone();
    const isOther = zone !== this.storedZone;
    const body = { userId: this.userId, acts: unsent.map(aged), ...(isOther && { zone }) };
    const response = await fetchWithin(GIVE_UP_MS, ADDRESS, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response?.status === 400) return "refused";
    const outcome = response?.ok ? await jsonOf<{ results: ActResult[] }>(response) : null;
    if (outcome === null) {
      await this.#hold(response);
      return "later";
    }
    this.#isHeld = false;
    this.storedZone = zone;
    for (const { id, refused, kept } of outcome.results) {
      const act = unsent.find((each) => each.id === id);
      if (refused && act) this.#giveBack(act, refused);
      if (kept) this.handlers.kept(kept);
    }
    // Until then the page shows them as done from the outbox; sending one twice does nothing.
    await this.handlers.stored();
    return "stored";
  }

  /** Typed words are not lost with an act that is refused. */
  #giveBack(act: UnsentAct, why: string): void {
    if (act.kind === "add") returnWords(this.userId, NEW, act.typing);
    if (act.kind === "correct") returnWords(this.userId, act.prospect, act.typing);
    this.handlers.refused(why, act);
  }

  /** Says once what is asked of the person first. */
  async #hold(response: Response | null): Promise<void> {
    const { kind, words } = await refusalIn(response);
    if ((kind !== "forbidden" && kind !== "signed-out") || this.#isHeld) return;
    this.#isHeld = true;
    this.handlers.held(words);
  }
}

function aged({ doneAt, about: _, ...act }: UnsentAct) {
  const age = (Date.now() - doneAt) / 1_000;
  return { ...act, ageSeconds: Math.min(Math.max(0, age), OLDEST_ACT_SECONDS) };
}
