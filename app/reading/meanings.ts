/** How alike texts are in what they mean, also in words that they do not share. */
import { meaningOf } from "./meaning-points";
import { WEIGHTS } from "./meaning-weights";

/** What is read again and again is kept, so many texts of it. */
const MOST_KEPT = 16_000;
const kept = new Map<string, Float32Array>();

/** How alike each of these texts and one more are in what they mean: 1 for the same, around 0 if they share nothing. */
export function likenessTo(text: string): (other: string) => number {
  const point = directionOf(text);
  return (other) => {
    const known = directionKept(other);
    let sum = 0;
    for (let at = 0; at < point.length; at += 1) sum += (point[at] ?? 0) * (known[at] ?? 0);
    return sum;
  };
}

function directionKept(text: string): Float32Array {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const direction = directionOf(text);
  kept.set(text, direction);
  return direction;
}

/** Where a text's point lies, whose length says little: each direction counts as much as any other. */
function directionOf(text: string): Float32Array {
  scales ??= scalesOf(WEIGHTS);
  const point = meaningOf(text).map((value, at) => value * (scales?.[at] ?? 0));
  const length = Math.hypot(...point) || 1;
  return Float32Array.from(point, (value) => value / length);
}

let scales: readonly number[] | null = null;

/** What makes the directions of the space equally wide, by how much their weights are on the whole. */
function scalesOf({ classes, biases, unit, zero, ...of }: typeof WEIGHTS): readonly number[] {
  const weights = of.weights();
  const squares = new Float64Array(classes.length);
  for (let at = 0; at < weights.length; at += 1) {
    const steps = weights.charCodeAt(at) - zero.charCodeAt(0);
    squares[at % classes.length] = (squares[at % classes.length] ?? 0) + steps * steps;
  }
  const features = weights.length / classes.length;
  return biases.map(
    (bias, at) => 1 / Math.sqrt(((squares[at] ?? 0) / features) * unit ** 2 + bias ** 2),
  );
}
