/** The progress report as an image: 1400 by 1800, SVG without styles, fonts or scripts; the same input gives the same bytes (REP-1). */
import { longDayText } from "~/platform/time/zones";
import { cleanText, cutTitle, fitText } from "./fitted-text";
import { countsOf, EARLY_NOTE, type ReportLesson } from "./report";

export const PICTURE_WIDTH = 1_400;
export const PICTURE_HEIGHT = 1_800;
const SAMPLE_MARK = "Sample data";

export type Report = {
  firstName: string;
  lastName: string;
  /** A day such as 2026-11-21. */
  generatedOn: string;
  lessons: readonly ReportLesson[];
  /** Made-up progress, which the image then states (REP-2). */
  sample: boolean;
  /** Decimals of the overall percentage. */
  digits: 0 | 1;
};

const EDGE = 60;
const INSIDE = PICTURE_WIDTH - 2 * EDGE;
const LEAST_COLUMNS = 4;
const GAP = 20;
const CELL_WIDTH = (INSIDE - (LEAST_COLUMNS - 1) * GAP) / LEAST_COLUMNS;
const CELL_HEIGHT = 148;
const GRID_TOP = 530;
const GRID_BOTTOM = 1_700;
const PAD = 18;
const FONT = "Helvetica, Arial, 'Liberation Sans', sans-serif";
const INK = "#27221c";
const QUIET = "#6b6257";
const LINE = "#ddd5c8";
const PAPER = "#fbf9f5";
const STATES = {
  Completed: { fill: "#e3f2e6", ink: "#1f6a3a" },
  "In Progress": { fill: "#e4e9fb", ink: "#2f48b0" },
  "Not Started": { fill: "#f1ede5", ink: "#6b6257" },
} as const;
export function reportPicture(report: Report): string {
  const name = cleanText(`${report.firstName} ${report.lastName}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}" font-family="${FONT}">`,
    `<title>Training Progress Report: ${escaped(name)}</title>`,
    `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${PAPER}"/>`,
    heading(name, report),
    counts(report),
    grid(report.lessons),
    footer(report),
    "</svg>",
  ].join("\n");
}

function heading(name: string, { generatedOn, sample }: Report): string {
  const width = sample ? INSIDE - 320 : INSIDE;
  return [
    line("Training Progress Report", { x: EDGE, y: 60, width, size: 50, bold: true }),
    line(name, { x: EDGE, y: 138, width: INSIDE, size: 40, least: 22 }),
    line(`Generated ${longDayText(generatedOn)}`, {
      x: EDGE,
      y: 204,
      width: INSIDE,
      size: 24,
      color: QUIET,
    }),
    sample ? sampleMark() : "",
  ].join("\n");
}

function sampleMark(): string {
  const x = PICTURE_WIDTH - EDGE - 280;
  return [
    `<rect x="${x}" y="62" width="280" height="56" rx="28" fill="#fbe9c6" stroke="#9a6200" stroke-width="2"/>`,
    `<text x="${x + 140}" y="99" font-size="28" font-weight="700" text-anchor="middle" fill="#7a4d00">${SAMPLE_MARK}</text>`,
  ].join("\n");
}

function counts({ lessons, digits }: Report): string {
  const { completed, inProgress, remaining, percent } = countsOf(lessons);
  const width = (INSIDE - 2 * GAP) / 3;
  const boxes = Object.entries({
    Completed: completed,
    "In Progress": inProgress,
    Remaining: remaining,
  }).map(([label, count], index) => {
    const x = EDGE + index * (width + GAP);
    return [
      box(x, 262, width, 110, "#ffffff"),
      `<text x="${x + PAD}" y="322" font-size="48" font-weight="700" fill="${INK}">${count}</text>`,
      `<text x="${x + PAD}" y="354" font-size="22" fill="${QUIET}">${label}</text>`,
    ].join("\n");
  });
  const filled = (INSIDE * Math.min(100, Math.max(0, percent))) / 100;
  return [
    ...boxes,
    `<text x="${EDGE}" y="424" font-size="24" font-weight="700" fill="${INK}">Overall progress: ${percent.toFixed(digits)}%</text>`,
    `<rect x="${EDGE}" y="446" width="${INSIDE}" height="26" rx="13" fill="${LINE}"/>`,
    `<rect x="${EDGE}" y="446" width="${filled.toFixed(1)}" height="26" rx="13" fill="#1f6a3a"/>`,
  ].join("\n");
}

/** As many columns as it takes for every lesson to have a place; from the fifth on, everything is drawn smaller. */
function grid(lessons: readonly ReportLesson[]): string {
  let columns = LEAST_COLUMNS;
  while (bottomOf(lessons.length, columns) > GRID_BOTTOM) columns += 1;
  const cells = lessons.map((lesson, index) => cell(lesson, index, columns)).join("\n");
  if (columns === LEAST_COLUMNS) return cells;
  const scale = scaleOf(columns).toFixed(4);
  return `<g transform="translate(${EDGE} ${GRID_TOP}) scale(${scale}) translate(${-EDGE} ${-GRID_TOP})">\n${cells}\n</g>`;
}

function bottomOf(lessons: number, columns: number): number {
  const rows = Math.ceil(lessons / columns);
  return GRID_TOP + (rows * (CELL_HEIGHT + GAP) - GAP) * scaleOf(columns);
}

function scaleOf(columns: number): number {
  return INSIDE / (columns * (CELL_WIDTH + GAP) - GAP);
}

function cell(lesson: ReportLesson, index: number, columns: number): string {
  const { number, title, state } = lesson;
  const x = EDGE + (index % columns) * (CELL_WIDTH + GAP);
  const y = GRID_TOP + Math.floor(index / columns) * (CELL_HEIGHT + GAP);
  const { fill, ink } = STATES[state];
  const inside = CELL_WIDTH - 2 * PAD;
  return [
    box(x, y, CELL_WIDTH, CELL_HEIGHT, "#ffffff"),
    `<text x="${x + PAD}" y="${y + 36}" font-size="18" fill="${QUIET}">Lesson ${number}</text>`,
    line(cutTitle(cleanText(title)), {
      x: x + PAD,
      y: y + 46,
      width: inside,
      size: 17,
      least: 11,
      bold: true,
    }),
    `<rect x="${x + PAD}" y="${y + 96}" width="${inside}" height="34" rx="17" fill="${fill}"/>`,
    `<text x="${x + CELL_WIDTH / 2}" y="${y + 119}" font-size="17" font-weight="700" text-anchor="middle" fill="${ink}">${stateLabel(lesson)}</text>`,
  ].join("\n");
}

function stateLabel({ state, percent, early }: ReportLesson): string {
  if (early) return "Completed early";
  return state === "In Progress" ? `${state} ${Math.round(percent)}%` : state;
}

function footer({ sample, lessons }: Report): string {
  const words = "Confidential: for the named person and the company only.";
  const mark = sample ? ` ${SAMPLE_MARK}: this progress is made up.` : "";
  const footnote = (y: number, text: string) =>
    `<text x="${PICTURE_WIDTH / 2}" y="${y}" font-size="22" text-anchor="middle" fill="${QUIET}">${text}</text>`;
  const notes = lessons.some(({ early }) => early) ? [footnote(1_718, EARLY_NOTE)] : [];
  return [...notes, footnote(1_752, words + mark)].join("\n");
}

type LineOptions = {
  x: number;
  /** Of the upper edge. */
  y: number;
  width: number;
  size: number;
  least?: number;
  bold?: boolean;
  color?: string;
};

/** One line of someone else's text: fitted, and clipped in case a font or stacked marks still reach out. */
function line(words: string, options: LineOptions): string {
  const { x, y, width, size, least = 16, bold = false, color = INK } = options;
  const { text, size: fitted } = fitText(words, width, size, least);
  const height = Math.round(size * 1.5);
  const weight = bold ? ' font-weight="700"' : "";
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="hidden"><text x="0" y="${Math.round(size * 1.1)}" font-size="${fitted}"${weight} fill="${color}">${isolated(escaped(text))}</text></svg>`;
}

/** Right-to-left text keeps its own order, and the line its beginning. */
function isolated(text: string): string {
  return /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u.test(text)
    ? `\u2068${text}\u2069`
    : text;
}

function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${fill}" stroke="${LINE}"/>`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
