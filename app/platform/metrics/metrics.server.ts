/** What this process counts. Each metric is created once, next to the code it counts, and found by the scrape. */
import { numeral, type Sample, type Snapshot } from "./exposition";

/** A label's name with all its possible values; an empty list for values that are bounded elsewhere. */
type Labels = Readonly<Record<string, readonly string[]>>;

type Values<L extends Labels> = {
  readonly [Name in keyof L]: L[Name]["length"] extends 0 ? string : L[Name][number];
};

type Definition<L extends Labels> = { name: string; help: string; labels?: L };

const NAME = /^[a-z][a-z0-9_]*$/;
const snapshots = new Map<string, () => Snapshot>();

/** Everything that this process has counted so far, by name. */
export function countedMetrics(): Snapshot[] {
  return [...snapshots].toSorted().map(([, snapshot]) => snapshot());
}

/** A value that only grows. `name` ends in `_total`. Labels with known values begin at zero. */
export function counter<const L extends Labels = Record<never, never>>(definition: Definition<L>) {
  const cells = register("counter", definition, () => ({ value: 0 }), plainSamples);
  return {
    add(values: Values<L>, by = 1): void {
      cells(values).value += by;
    },
  };
}

/** A value that rises and falls. */
export function gauge<const L extends Labels = Record<never, never>>(definition: Definition<L>) {
  const cells = register("gauge", definition, () => ({ value: 0 }), plainSamples);
  return {
    set(values: Values<L>, value: number): void {
      cells(values).value = value;
    },
    add(values: Values<L>, by: number): void {
      cells(values).value += by;
    },
  };
}

/** A distribution of values. `bounds`: rising upper ends of the buckets, in the metric's unit; an infinite one is added. */
export function histogram<const L extends Labels = Record<never, never>>(
  definition: Definition<L> & { bounds: readonly number[] },
) {
  const { bounds } = definition;
  const empty = () => ({ counts: new Array<number>(bounds.length + 1).fill(0), sum: 0 });
  const cells = register("histogram", definition, empty, (labels, { counts, sum }) => {
    let below = 0;
    const buckets = counts.map((count, index) => {
      below += count;
      const le = numeral(bounds[index] ?? Number.POSITIVE_INFINITY);
      return { suffix: "_bucket", labels: { ...labels, le }, value: below };
    });
    const whole = [
      { suffix: "_sum", labels, value: sum },
      { suffix: "_count", labels, value: below },
    ];
    return [...buckets, ...whole];
  });
  return {
    observe(values: Values<L>, value: number): void {
      const cell = cells(values);
      const found = bounds.findIndex((bound) => value <= bound);
      const at = found < 0 ? bounds.length : found;
      cell.counts[at] = (cell.counts[at] ?? 0) + 1;
      cell.sum += value;
    },
  };
}

type Known = Readonly<Record<string, string>>;

/** Returns a function that finds the cell for a combination of values; creating the same name again replaces the first. */
function register<const L extends Labels, Cell>(
  kind: Snapshot["kind"],
  { name, help, labels }: Definition<L>,
  empty: () => Cell,
  samplesOf: (labels: Known, cell: Cell) => Sample[],
): (values: Values<L>) => Cell {
  const names = Object.keys(labels ?? {});
  const wrong = [name, ...names].find((each) => !NAME.test(each) || each === "le");
  if (wrong !== undefined) throw new Error(`"${wrong}" cannot be a name here`);
  const cells = new Map<string, { values: Known; cell: Cell }>();
  const find = (values: Known): Cell => {
    const key = names.map((each) => values[each]).join("\n");
    const known = cells.get(key);
    if (known) return known.cell;
    const cell = empty();
    cells.set(key, { values: { ...values }, cell });
    return cell;
  };
  for (const values of combinations(Object.entries(labels ?? {}))) find(values);
  const samples = () => [...cells.values()].flatMap(({ values, cell }) => samplesOf(values, cell));
  snapshots.set(name, () => ({ name, help, kind, samples: samples() }));
  return find;
}

function combinations([first, ...rest]: [name: string, values: readonly string[]][]): Known[] {
  if (first === undefined) return [{}];
  const [name, values] = first;
  return values.flatMap((value) =>
    combinations(rest).map((known) => ({ [name]: value, ...known })),
  );
}

function plainSamples(labels: Known, { value }: { value: number }): Sample[] {
  return [{ labels, value }];
}
