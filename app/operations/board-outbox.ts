/** Changes to the board on their way to the server: kept in this browser until it has them, in the order in which they were made. */
import type { Kept } from "~/platform/web/kept-entries";
import { type Delivery, Outbox } from "~/platform/web/outbox";
import { type CallResult, callBoard } from "./call-board";
import { callFor, type OwnChange } from "./live-board";

/** `undo`: offered once it is stored. */
export type Sent = { change: OwnChange; undo?: OwnChange };

type Handlers = {
  /** After each attempt: whether the server could not be reached. */
  tried: (isAway: boolean) => void;
  answered: (sent: Sent, result: CallResult) => void;
};

const NONE: readonly Kept<Sent>[] = [];

export class BoardOutbox {
  readonly #outbox: Outbox<Sent>;
  #latest = 0;

  /** `person`: whose session sends them; empty for those who know the password. */
  constructor(person: string, slug: string, handlers: Handlers) {
    this.#outbox = new Outbox({
      name: `board ${person} `,
      lanes: "one",
      most: 1,
      deliver: async ([entry]): Promise<Delivery> => {
        if (!entry) return "refused";
        const result = await callBoard(slug, callFor(entry.content.change));
        handlers.tried("away" in result);
        if ("away" in result) return "later";
        handlers.answered(entry.content, result);
        return "response" in result ? "stored" : "refused";
      },
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#outbox.subscribe(listener);
  readonly unsent = (): readonly Kept<Sent>[] => this.#outbox.entries();
  static readonly none = (): readonly Kept<Sent>[] => NONE;

  put(sent: Sent): void {
    this.#latest = Math.max(Date.now(), this.#latest + 1);
    this.#outbox.put(String(this.#latest).padStart(15, "0"), sent);
  }
}
