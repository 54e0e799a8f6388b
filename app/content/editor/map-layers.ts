/** A script's map in layers: which message is in which layer and in what order, so lines lead down and few cross. */

/** `height`: of its box. `next`: the ids its answers lead to, in order. */
export type MapNode = { id: string; height: number; next: readonly string[] };

export const BOX_WIDTH = 208;
/** The room that a line passing through a layer takes. */
export const LANE = 14;
const SWEEPS = 6;

/** A box, or a lane for the lines to a box further down. `above`: the keys of what leads here. */
export type Vertex = {
  key: string;
  to: string | null;
  layer: number;
  width: number;
  above: string[];
  x: number;
};

/** `layers`: by message. `rows`: each layer's items from left to right. */
export type Layering = {
  vertices: ReadonlyMap<string, Vertex>;
  layers: ReadonlyMap<string, number>;
  rows: readonly (readonly Vertex[])[];
  pairs: readonly Pair[];
};

export function layered(nodes: readonly MapNode[]): Layering {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const layers = layersOf(nodes, known);
  const vertices = new Map<string, Vertex>();
  for (const { id } of nodes)
    addVertex(vertices, { key: id, to: null, layer: layers.get(id) ?? 0 });
  const pairs = pairsOf(nodes, known).map((pair) => ({
    ...pair,
    isBack: (layers.get(pair.to) ?? 0) <= (layers.get(pair.from) ?? 0),
  }));
  for (const { from, to, isBack } of pairs) if (!isBack) connect(vertices, layers, from, to);
  return { vertices, layers, rows: ordered([...vertices.values()]), pairs };
}

export type Pair = { from: string; to: string; answers: readonly number[]; isBack: boolean };

/** One line for all answers of a message that lead to the same one. */
function pairsOf(nodes: readonly MapNode[], known: ReadonlyMap<string, MapNode>) {
  return nodes.flatMap(({ id: from, next }) =>
    [...new Set(next)]
      .filter((to) => known.has(to))
      .map((to) => ({
        from,
        to,
        answers: next.flatMap((each, at) => (each === to ? [at + 1] : [])),
      })),
  );
}

/** The longest path to a message decides its layer; links that lead back do not count. */
function layersOf(nodes: readonly MapNode[], known: ReadonlyMap<string, MapNode>) {
  const state = new Map<string, "open" | "done">();
  const finished: string[] = [];
  const back = new Set<string>();
  const visit = (id: string): void => {
    state.set(id, "open");
    for (const next of known.get(id)?.next ?? []) {
      if (state.get(next) === "open") back.add(`${id} ${next}`);
      else if (known.has(next) && !state.has(next)) visit(next);
    }
    state.set(id, "done");
    finished.push(id);
  };
  for (const { id } of nodes) if (!state.has(id)) visit(id);
  const layers = new Map<string, number>();
  for (const id of finished.toReversed()) {
    const own = layers.get(id) ?? 0;
    layers.set(id, own);
    for (const next of known.get(id)?.next ?? [])
      if (known.has(next) && !back.has(`${id} ${next}`))
        layers.set(next, Math.max(layers.get(next) ?? 0, own + 1));
  }
  return layers;
}

function addVertex(
  vertices: Map<string, Vertex>,
  { key, to, layer }: { key: string; to: string | null; layer: number },
): Vertex {
  const width = to === null ? BOX_WIDTH : LANE;
  const vertex = vertices.get(key) ?? { key, to, layer, width, above: [], x: 0 };
  vertices.set(key, vertex);
  return vertex;
}

function connect(
  vertices: Map<string, Vertex>,
  layers: ReadonlyMap<string, number>,
  from: string,
  to: string,
): void {
  let above = from;
  for (let layer = (layers.get(from) ?? 0) + 1; layer < (layers.get(to) ?? 0); layer += 1) {
    const lane = addVertex(vertices, { key: laneKey(to, layer), to, layer });
    if (!lane.above.includes(above)) lane.above.push(above);
    above = lane.key;
  }
  const target = vertices.get(to);
  if (target && !target.above.includes(above)) target.above.push(above);
}

export function laneKey(to: string, layer: number): string {
  return `${to} ${layer}`;
}

/** Orders each layer so few lines cross: by the middle of what is above it, then below it. */
function ordered(vertices: readonly Vertex[]): Vertex[][] {
  const rows = [...Map.groupBy(vertices, ({ layer }) => layer)]
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) => row);
  const below = Map.groupBy(
    vertices.flatMap((vertex) => vertex.above.map((key) => ({ key, vertex }))),
    ({ key }) => key,
  );
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const at = new Map(rows.flatMap((row) => row.map((each, n) => [each.key, n] as const)));
    const middle = (keys: readonly string[], own: Vertex) =>
      keys.length === 0
        ? (at.get(own.key) ?? 0)
        : keys.reduce((sum, key) => sum + (at.get(key) ?? 0), 0) / keys.length;
    const down = sweep % 2 === 0;
    for (const row of down ? rows : rows.toReversed()) {
      const wanted = new Map(
        row.map((each) => [
          each.key,
          middle(
            down ? each.above : (below.get(each.key)?.map(({ vertex }) => vertex.key) ?? []),
            each,
          ),
        ]),
      );
      row.sort((one, other) => (wanted.get(one.key) ?? 0) - (wanted.get(other.key) ?? 0));
      for (const [n, each] of row.entries()) at.set(each.key, n);
    }
  }
  return rows;
}
