import { memo, type RefObject, useEffect, useMemo, useRef } from "react";
import type { GraphNode } from "~/script/script";
import { BOX_WIDTH } from "./map-layers";
import { layoutMap, type MapBox, type MapLine } from "./map-layout";

type ConversationMapProps = {
  nodes: readonly GraphNode[];
  /** The message that is being edited. */
  current: string | null;
};

const HEAD = 30;
const LINE = 18;
const PADDING = 8;
/** What fits in a box. */
const LONGEST_NAME = 27;
const LONGEST_LINE = 32;
const ENDINGS: Readonly<Record<string, string>> = {
  ends: "The conversation ends",
  books: "Ends with the booking link",
};

/** The script as a drawing, from the same data as the list next to it, which says the same in words (CONT-11). */
export function ConversationMap({ nodes, current }: ConversationMapProps) {
  const room = useRef<HTMLElement>(null);
  const { width, height, boxes, lines } = useMemo(() => layoutMap(nodes.map(sized)), [nodes]);
  useInSight(room, boxes.find(({ id }) => id === current) ?? boxes[0]);
  const byId = new Map(nodes.map((node, at) => [node.id, { node, number: at + 1 }]));
  return (
    <section
      ref={room}
      aria-label="Map"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
      tabIndex={0}
      className="max-h-[70dvh] overflow-auto rounded-control border border-line bg-sunken motion-safe:scroll-smooth"
    >
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="mx-auto block font-sans"
      >
        <defs>
          <marker id="arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" orient="auto">
            <path d="M0 0L8 4L0 8z" className="fill-quiet" />
          </marker>
        </defs>
        {lines.map((line) => (
          <Line key={`${line.from} ${line.to}`} line={line} isCurrent={line.from === current} />
        ))}
        {boxes.map((box) => {
          const known = byId.get(box.id);
          return known && <Box key={box.id} {...known} box={box} isCurrent={box.id === current} />;
        })}
      </svg>
    </section>
  );
}

const Line = memo(function Line({ line, isCurrent }: { line: MapLine; isCurrent: boolean }) {
  const { path, isBack, x, y, answers } = line;
  const numbers = answers.join(", ");
  return (
    <g className={isCurrent ? "text-accent" : "text-quiet"}>
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={isCurrent ? 2 : 1.25}
        strokeDasharray={isBack ? "5 4" : undefined}
        strokeOpacity={isCurrent ? 1 : 0.55}
        markerEnd="url(#arrow)"
      />
      <rect
        x={x - 4 - numbers.length * 3}
        y={y + 3}
        width={8 + numbers.length * 6}
        height={14}
        rx={7}
        className="fill-sunken"
      />
      <text x={x} y={y + 14} textAnchor="middle" fontSize={10.5} fill="currentColor">
        {numbers}
      </text>
    </g>
  );
});

type BoxProps = { node: GraphNode; number: number; box: MapBox; isCurrent: boolean };

const Box = memo(function Box({ node, number, box, isCurrent }: BoxProps) {
  const { id, name, faults } = node;
  const isWrong = faults.length > 0;
  const frame = isWrong ? "stroke-danger" : isCurrent ? "stroke-accent" : "stroke-line";
  const to = `nodes.${id}`;
  return (
    <a href={`?open=${to}#${to}-item`} data-opens={to} tabIndex={-1}>
      <title>{[name, ...faults].join(". ")}</title>
      <rect
        x={box.x}
        y={box.y}
        width={BOX_WIDTH}
        height={box.height}
        rx={10}
        strokeWidth={isWrong || isCurrent ? 2 : 1}
        className={`${frame} ${isCurrent ? "fill-accent-soft" : "fill-surface"}`}
      />
      <text x={box.x + 12} y={box.y + 20} fontSize={12.5} fontWeight={650} className="fill-ink">
        {number}. {cut(name, LONGEST_NAME)}
      </text>
      {linesIn(node).map(({ key, text, wrong }, at) => (
        <text
          key={key}
          x={box.x + 12}
          y={box.y + HEAD + PADDING / 2 + LINE * at + 8}
          fontSize={11.5}
          fontWeight={wrong ? 600 : 400}
          className={wrong ? "fill-danger" : "fill-quiet"}
        >
          {cut(text, LONGEST_LINE)}
        </text>
      ))}
    </a>
  );
});

function sized(node: GraphNode) {
  return {
    id: node.id,
    height: HEAD + LINE * linesIn(node).length + PADDING,
    next: node.answers.map(({ to }) => to),
  };
}

/** The line under a box's name: its numbered answers, whether it is an end, and its faults. */
function linesIn({ answers, ending, faults }: GraphNode) {
  const end = ENDINGS[ending];
  return [
    ...answers.map(({ id, text }, at) => ({
      key: id,
      text: `${at + 1}. ${text || "Nothing yet"}`,
      wrong: false,
    })),
    ...(end ? [{ key: "ending", text: end, wrong: false }] : []),
    ...[...new Set(faults)].map((fault) => ({
      key: fault,
      text: fault.split(":")[0] ?? fault,
      wrong: true,
    })),
  ];
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}

/** Scrolls the drawing, and nothing around it, to the message being edited. */
function useInSight(room: RefObject<HTMLElement | null>, box: MapBox | undefined): void {
  const { x, y, height } = box ?? {};
  useEffect(() => {
    const { current } = room;
    if (!current || x === undefined || y === undefined || height === undefined) return;
    current.scrollTo(
      x + (BOX_WIDTH - current.clientWidth) / 2,
      y + (height - current.clientHeight) / 2,
    );
  }, [room, x, y, height]);
}
