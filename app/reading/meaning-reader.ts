/**
 * Which of several things a text means, also in words that none of their lines has: each text is a point in a space of
 * meanings (meaning-points.ts), and a content is where its lines are. Directions in which lines of one content differ
 * count less. The same lines give the same reading.
 */

import type { Steps } from "~/platform/workers/steps";
import type { KnownLine } from "./linear-reader";
import { meaningOf } from "./meaning-points";
import { WEIGHTS } from "./meaning-weights";

type Point = Float64Array;
type Matrix = readonly Point[];

/** How much each direction is taken to be like all others: there are few lines of a content. */
const CAUTION = 0.3;

/** What reads how well a text fits each content, in log-odds among them; made in steps of one line. */
export function* makingMeaningReader<Content>(
  lines: readonly KnownLine<Content>[],
): Steps<(text: string) => Map<Content, number>> {
  const points = new Map<Content, Point[]>();
  for (const { text, content } of lines) {
    const own = points.get(content) ?? [];
    own.push(meaningOf(text));
    points.set(content, own);
    yield;
  }
  const contents = [...points].map(([content, own]) => ({ content, own, mean: meanOf(own) }));
  const spread = yield* spreadOf(contents);
  const known: { content: Content; slopes: Point; base: number }[] = [];
  for (const { content, mean } of contents) {
    const slopes = solved(spread, mean);
    known.push({ content, slopes, base: product(slopes, mean) / 2 });
    yield;
  }
  return (text: string) => {
    const point = meaningOf(text);
    return new Map(
      known.map(({ content, slopes, base }) => [content, product(slopes, point) - base]),
    );
  };
}

function meanOf(points: readonly Point[]): Point {
  const sum = new Float64Array(WEIGHTS.classes.length);
  for (const point of points)
    for (const [at, value] of point.entries()) sum[at] = (sum[at] ?? 0) + value / points.length;
  return sum;
}

type Known = { own: readonly Point[]; mean: Point };

/** How lines of one content differ, ready for `solved`: a matrix of this many rows, of which each ends at the diagonal. */
function* spreadOf(contents: readonly Known[]): Steps<Matrix> {
  const sums = WEIGHTS.classes.map((_, at) => new Float64Array(at + 1));
  let count = 0;
  for (const { own, mean } of contents)
    for (const point of own) {
      const apart = point.map((value, at) => value - (mean[at] ?? 0));
      for (const [at, row] of sums.entries())
        for (let to = 0; to <= at; to += 1)
          row[to] = (row[to] ?? 0) + (apart[at] ?? 0) * (apart[to] ?? 0);
      count += 1;
      yield;
    }
  const typical = sums.reduce((sum, row, at) => sum + (row[at] ?? 0), 0) / sums.length || 1;
  for (const [at, row] of sums.entries())
    for (let to = 0; to <= at; to += 1)
      row[to] =
        ((row[to] ?? 0) * (1 - CAUTION) + (to === at ? typical * CAUTION : 0)) / Math.max(1, count);
  return factored(sums);
}

/** The Cholesky factor. */
function factored(matrix: Matrix): Matrix {
  const rows: Point[] = [];
  for (const [at, row] of matrix.entries()) {
    const next = new Float64Array(at + 1);
    for (let to = 0; to <= at; to += 1) {
      const other = rows[to] ?? next;
      const rest = (row[to] ?? 0) - product(next.subarray(0, to), other);
      next[to] = to === at ? Math.sqrt(rest) : rest / (other[to] ?? 1);
    }
    rows.push(next);
  }
  return rows;
}

/** What the matrix of this factor makes into `result`. */
function solved(factor: Matrix, result: Point): Point {
  const found = result.slice();
  for (const [at, row] of factor.entries())
    found[at] = ((found[at] ?? 0) - product(row.subarray(0, at), found)) / (row[at] ?? 1);
  for (let at = factor.length - 1; at >= 0; at -= 1) {
    const row = factor[at] ?? found;
    const value = (found[at] ?? 0) / (row[at] ?? 1);
    found[at] = value;
    for (let to = 0; to < at; to += 1) found[to] = (found[to] ?? 0) - value * (row[to] ?? 0);
  }
  return found;
}

/** As far as the shorter one goes. */
function product(one: Point, other: Point): number {
  let sum = 0;
  for (let at = 0; at < one.length && at < other.length; at += 1)
    sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
