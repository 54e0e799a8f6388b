/** Two people of one name: nobody but the owner of the sheet knows whether they are one (LEAD-2, LEAD-6). Pure; runs anywhere. */
import type { Answers, Doubt } from "./doubts";
import type { SharedNames } from "./tables";

const MOST_NAMED = 3;
const KEEP = "keep";
const SKIP = "skip";

/**
 * The rows of a sheet whose name another row has, or somebody in the list. `isKept`: both are kept unless its owner says
 * otherwise. `before`: those of earlier parts.
 */
export class Namesakes {
  readonly shared: SharedNames;

  constructor(
    private readonly answers: Answers,
    private readonly isKept: boolean,
    before?: SharedNames,
  ) {
    this.shared = structuredClone(before) ?? { rows: none(), list: none() };
  }

  /** Adds one; whether its row is left out. */
  skips(of: keyof SharedNames, name: string): boolean {
    const own = this.shared[of];
    if (!own.first.includes(name)) {
      own.count += 1;
      if (own.first.length < MOST_NAMED) own.first.push(name);
    }
    return (this.answers[this.#keyOf(of)] ?? (this.isKept ? KEEP : SKIP)) === SKIP;
  }

  /** One question for all rows that share a name, and one for those whose name is in the list, such as `the tracker`. */
  doubts(list: string): Doubt[] {
    return [
      ...this.#doubt("rows", "Two rows are named", "Skip the second"),
      ...this.#doubt("list", `In ${list} already:`, "Skip the row"),
    ];
  }

  #doubt(of: keyof SharedNames, question: string, skip: string): Doubt[] {
    if (this.shared[of].count === 0) return [];
    const choices = [
      { value: KEEP, label: "Keep both" },
      { value: SKIP, label: skip },
    ];
    return [
      {
        key: this.#keyOf(of),
        question: `${question} ${namesText(this.shared[of])}`,
        choices: this.isKept ? choices : choices.toReversed(),
      },
    ];
  }

  #keyOf(of: keyof SharedNames): string {
    return `same-name:${of} ${this.isKept ? KEEP : SKIP}`;
  }
}

const none = (): SharedNames["rows"] => ({ first: [], count: 0 });

function namesText({ first, count }: SharedNames["rows"]): string {
  const more = count - first.length;
  return more > 0 ? `${first.join(", ")} and ${more} more` : first.join(", ");
}
