/** Watched seconds of a video as spans of whole seconds: pure; runs anywhere. */

/** From this second, up to but without that one. */
export type Span = readonly [from: number, to: number];
/** In order, apart from each other. */
export type Spans = readonly Span[];

/**
 * What someone has watched of a video. Its first `unrecordedSeconds` were watched before seconds were recorded: of that
 * time only the furthest point is known.
 */
export type Coverage = {
  watched: Spans;
  unrecordedSeconds: number;
  lengthSeconds: number | null;
};

/** As many as one save names. */
export const MOST_SPANS = 300;
/** Players stop a little before the end: who has come this near has seen it. */
export const END_SECONDS = 0.5;

/** A video's whole seconds: what is left of the last one counts as one from half a second on. */
export function wholeSeconds(lengthSeconds: number): number {
  return Math.max(1, Math.round(lengthSeconds));
}

export function joined(one: Spans, other: Spans): Spans {
  const result: [number, number][] = [];
  for (const [from, to] of [...one, ...other].toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) result.push([from, to]);
  }
  return result;
}

/** What is in both. */
export function shared(one: Spans, other: Spans): Spans {
  return one.flatMap(([from, to]) =>
    other.flatMap(([begin, end]): Span[] => {
      const [later, earlier] = [Math.max(from, begin), Math.min(to, end)];
      return earlier > later ? [[later, earlier]] : [];
    }),
  );
}

export function secondsIn(spans: Spans): number {
  return spans.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** What is missing of a video of this length. */
export function gapsIn(spans: Spans, lengthSeconds: number): Spans {
  const whole = wholeSeconds(lengthSeconds);
  const ends = [0, ...spans.map(([, to]) => to)];
  const begins = [...spans.map(([from]) => from), whole];
  return ends.flatMap((from, index): Span[] => {
    const to = Math.min(begins[index] ?? whole, whole);
    return to > from ? [[from, to]] : [];
  });
}

/** The longest ones, as many as a save can name. */
export function bounded(spans: Spans): Spans {
  if (spans.length <= MOST_SPANS) return spans;
  const longest = spans.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, MOST_SPANS);
  return longest.toSorted((a, b) => a[0] - b[0]);
}

/** Whole percent of a video: 100 only without a gap. */
function watchedPercent(spans: Spans, lengthSeconds: number): number {
  const whole = wholeSeconds(lengthSeconds);
  return Math.floor((secondsIn(shared(spans, [[0, whole]])) / whole) * 100);
}

/** `62 percent; 3 gaps` */
export function coverageWords(spans: Spans, lengthSeconds: number): string {
  const gaps = gapsIn(spans, lengthSeconds).length;
  const words = gaps === 0 ? "no gaps" : `${gaps} ${gaps === 1 ? "gap" : "gaps"}`;
  return `${watchedPercent(spans, lengthSeconds)} percent; ${words}`;
}
