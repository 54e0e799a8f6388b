/** Two people of one name: nobody but the owner of the sheet knows whether they are one (LEAD-2, LEAD-6). Pure; runs anywhere. */
import type { Answers, Doubt } from "./doubts";
import type { SharedNames } from "./tables";

const MOST_NAMED = 3;
const KEEP = "keep";
const SKIP = "skip";

/** A row whose name another row has, or somebody in the list. */
export type Namesake = { of: keyof SharedNames; name: string };

export function withNamesakes(
  before: SharedNames | undefined,
  found: readonly Namesake[],
): SharedNames {
  const shared = { rows: none(), list: none(), ...structuredClone(before) };
  for (const { of, name } of found) {
    const own = shared[of];
    if (own.first.includes(name)) continue;
    own.count += 1;
    if (own.first.length < MOST_NAMED) own.first.push(name);
  }
  return shared;
}

const none = (): SharedNames["rows"] => ({ first: [], count: 0 });

/** Whether such a row is left out. `isKept`: unless its owner says otherwise. */
export function skipsNamesake(answers: Answers, of: keyof SharedNames, isKept: boolean): boolean {
  return (answers[keyOf(of, isKept)] ?? (isKept ? KEEP : SKIP)) === SKIP;
}

/** One question for all rows that share a name, and one for those whose name is in the list. `list`: such as `the tracker`. */
export function namesakeDoubts(
  { rows, list }: SharedNames,
  { listName, isKept }: { listName: string; isKept: boolean },
): Doubt[] {
  const choices = (both: string, skip: string) => {
    const all = [
      { value: KEEP, label: both },
      { value: SKIP, label: skip },
    ];
    return isKept ? all : all.toReversed();
  };
  const doubts: Doubt[] = [];
  if (rows.count > 0)
    doubts.push({
      key: keyOf("rows", isKept),
      question: `Two rows are named ${namesText(rows)}`,
      choices: choices("Keep both", "Skip the second"),
    });
  if (list.count > 0)
    doubts.push({
      key: keyOf("list", isKept),
      question: `In ${listName} already: ${namesText(list)}`,
      choices: choices("Keep both", "Skip the row"),
    });
  return doubts;
}

const keyOf = (of: keyof SharedNames, isKept: boolean) => `same-name:${of} ${isKept ? KEEP : SKIP}`;

function namesText({ first, count }: SharedNames["rows"]): string {
  const more = count - first.length;
  return more > 0 ? `${first.join(", ")} and ${more} more` : first.join(", ");
}
