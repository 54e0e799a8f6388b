/** How much work a file may ask for, in steps and not in time: the same file always comes to the same end. */

/** Something repeats so often, or so rarely, that working it out takes more than its share. */
export class TooOften extends Error {
  override readonly name = "TooOften";

  /** `ranOut`: whose share it was. */
  constructor(readonly ranOut?: StepBudget) {
    super();
  }
}

export class StepBudget {
  #left: number;
  readonly #of: StepBudget | null;

  /** `of`: what they are a share of. */
  constructor(most: number, of: StepBudget | null = null) {
    this.#left = most;
    this.#of = of;
  }

  /** Throws `TooOften`. */
  take(count = 1): void {
    if (count > this.#left) throw new TooOften(this);
    this.#left -= count;
    this.#of?.take(count);
  }
}
