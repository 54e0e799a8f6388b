/** Where a script's messages and the lines between them are drawn: in layers, so lines lead down (CONT-11). */
import {
  BOX_WIDTH,
  LANE,
  type Layering,
  laneKey,
  layered,
  type MapNode,
  type Pair,
  type Vertex,
} from "./map-layers";

export type MapBox = { id: string; x: number; y: number; height: number };

/** `answers`: the numbers of the answers this line stands for. `isBack`: it leads back up. */
export type MapLine = {
  from: string;
  to: string;
  answers: readonly number[];
  isBack: boolean;
  path: string;
  /** Where it begins. */
  x: number;
  y: number;
};

export type MapLayout = { width: number; height: number; boxes: MapBox[]; lines: MapLine[] };

const GAP = 24;
const BETWEEN_LAYERS = 52;
const MARGIN = 28;

export function layoutMap(nodes: readonly MapNode[]): MapLayout {
  const { vertices, layers, rows, pairs } = layered(nodes);
  const known = new Map(nodes.map((node) => [node.id, node]));
  for (const row of rows) spread(row, vertices);
  const left = Math.min(...[...vertices.values()].map(({ x }) => x)) - MARGIN;
  for (const vertex of vertices.values()) vertex.x -= left;
  const heights = rows.map((row) => Math.max(0, ...row.map((each) => heightOf(known, each))));
  const tops = heights.map(
    (_, layer) =>
      heights.slice(0, layer).reduce((sum, height) => sum + height + BETWEEN_LAYERS, 0) + GAP,
  );
  const drawing: Drawing = { known, vertices, layers, tops, heights };
  return {
    width: Math.max(0, ...[...vertices.values()].map(({ x, width }) => x + width)) + MARGIN,
    height: (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0) + GAP,
    boxes: nodes.map(({ id, height }) => ({
      id,
      height,
      x: vertices.get(id)?.x ?? 0,
      y: tops[layers.get(id) ?? 0] ?? 0,
    })),
    lines: nodes.flatMap(({ id }) =>
      linesFrom(
        drawing,
        pairs.filter(({ from }) => from === id),
      ),
    ),
  };
}

/** Each one centered under what leads to it, as far as there is room. */
function spread(row: readonly Vertex[], vertices: ReadonlyMap<string, Vertex>): void {
  const centers = row.map(({ above }) => {
    const middles = above.flatMap((key) => {
      const vertex = vertices.get(key);
      return vertex ? [vertex.x + vertex.width / 2] : [];
    });
    return middles.length === 0 ? 0 : middles.reduce((sum, x) => sum + x, 0) / middles.length;
  });
  let free = Number.NEGATIVE_INFINITY;
  for (const [n, vertex] of row.entries()) {
    vertex.x = Math.max((centers[n] ?? 0) - vertex.width / 2, free);
    free = vertex.x + vertex.width + GAP;
  }
  const off = row.map((vertex, n) => vertex.x + vertex.width / 2 - (centers[n] ?? 0));
  const mean = off.reduce((sum, each) => sum + each, 0) / Math.max(1, off.length);
  for (const vertex of row) vertex.x -= mean;
}

type Drawing = Pick<Layering, "vertices" | "layers"> & {
  known: ReadonlyMap<string, MapNode>;
  tops: readonly number[];
  heights: readonly number[];
};

function heightOf(known: ReadonlyMap<string, MapNode>, { key }: Vertex): number {
  return known.get(key)?.height ?? 0;
}

/** The lines of one message, from left to right in the order they continue. */
function linesFrom(drawing: Drawing, pairs: readonly Pair[]): MapLine[] {
  const steps = pairs
    .map((pair) => ({ pair, points: pointsOf(drawing, pair) }))
    .toSorted((one, other) => (one.points[0]?.x ?? 0) - (other.points[0]?.x ?? 0));
  return steps.map(({ pair, points }, n) => {
    const { vertices, layers, tops, known } = drawing;
    const layer = layers.get(pair.from) ?? 0;
    const x = (vertices.get(pair.from)?.x ?? 0) + (BOX_WIDTH * (n + 1)) / (steps.length + 1);
    const y = (tops[layer] ?? 0) + (known.get(pair.from)?.height ?? 0);
    return { ...pair, x, y, path: `M${x} ${y}${curves({ x, y }, points)}` };
  });
}

type Point = { x: number; y: number; bottom: number };

/** Through the lanes to the top of the box; a line back goes there directly. */
function pointsOf(
  { vertices, layers, tops, heights }: Drawing,
  { from, to, isBack }: Pair,
): Point[] {
  const first = layers.get(from) ?? 0;
  const last = layers.get(to) ?? 0;
  const points: Point[] = [];
  for (let layer = first + 1; layer < last; layer += 1) {
    const lane = vertices.get(laneKey(to, layer));
    const y = tops[layer] ?? 0;
    points.push({ x: (lane?.x ?? 0) + LANE / 2, y, bottom: y + (heights[layer] ?? 0) });
  }
  const x = (vertices.get(to)?.x ?? 0) + (isBack ? 0 : BOX_WIDTH / 2);
  const y = (tops[last] ?? 0) + (isBack ? GAP : -4);
  return [...points, { x, y, bottom: y }];
}

function curves(start: { x: number; y: number }, points: readonly Point[]): string {
  let [x, y] = [start.x, start.y];
  return points
    .map((point) => {
      const bend = Math.max(GAP, (point.y - y) / 2);
      const curve = `C${x} ${y + bend} ${point.x} ${point.y - bend} ${point.x} ${point.y}`;
      [x, y] = [point.x, point.bottom];
      return point.bottom > point.y ? `${curve}V${point.bottom}` : curve;
    })
    .join("");
}
