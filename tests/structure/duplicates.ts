/** Duplicated lines: runs of the same code in two places. */
import type { Sources } from "./source-files";

/** This many significant lines in a row make a repetition. */
const RUN = 6;
const SILENT = /^(?:[\s)}\](;,>{[<:?&|=/]*|\/\/.*|return \(|<\/\w+>|\} else \{)$/;

type Line = { at: number; text: string };

/** How many lines are significant, how many of them are in a repetition, and where these begin. */
export function repetitions(sources: Sources): {
  lines: number;
  repeated: number;
  where: string[];
} {
  const files = [...sources].map(([file, text]) => ({ file, lines: telling(text) }));
  const places = new Map<string, number>();
  const runs = files.flatMap(({ lines }) => lines.map((_, start) => runAt(lines, start)));
  for (const run of runs) if (run !== null) places.set(run, (places.get(run) ?? 0) + 1);
  const found = files.map(({ file, lines }) => {
    const starts = lines.flatMap((_, start) => {
      const run = runAt(lines, start);
      return run !== null && (places.get(run) ?? 0) > 1 ? [start] : [];
    });
    const covered = new Set(
      starts.flatMap((start) => Array.from({ length: RUN }, (_, i) => start + i)),
    );
    const begins = starts.filter((start) => !starts.includes(start - 1));
    return { covered: covered.size, where: begins.map((start) => `${file}:${lines[start]?.at}`) };
  });
  return {
    lines: files.reduce((sum, { lines }) => sum + lines.length, 0),
    repeated: found.reduce((sum, { covered }) => sum + covered, 0),
    where: found.flatMap(({ where }) => where),
  };
}

/** Without imports, comments, blank lines and punctuation-only lines. */
function telling(text: string): Line[] {
  const blank = (found: string) => found.replace(/[^\n]/g, "");
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/^import\s[^;]*;/gm, blank)
    .split("\n")
    .map((line, index) => ({ at: index + 1, text: line.trim() }))
    .filter((line) => !SILENT.test(line.text));
}

function runAt(lines: readonly Line[], start: number): string | null {
  if (start + RUN > lines.length) return null;
  return lines
    .slice(start, start + RUN)
    .map(({ text }) => text)
    .join("\n");
}
