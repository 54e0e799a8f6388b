/** Sizes and counts of code. */
import { codeOnly, lineCount, type Sources } from "./source-files";

export type Sized = { name: string; lines: number };

export function fileSizes(sources: Sources): Sized[] {
  return [...sources].map(([name, text]) => ({ name, lines: lineCount(text) }));
}

/** The value below which the given part (0 to 1) of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

const OPENING =
  /^(\s*)(?:export\s+)?(?:default\s+)?(?:(?:async\s+)?function\b\*?\s*(\w*)|const\s+(\w+)\s*=\s*(?:async\s*)?(?=\(|\w+\s*=>)|(?:async\s+)?\*?(#?\w+)\((?=.*\{$|$))/;
const NO_FUNCTION = new Set(["if", "for", "while", "switch", "catch", "return", "super", "with"]);

/** Named functions and methods with a block, as the formatter lays them out: the end has the indentation of the start. */
export function functionSizes(sources: Sources): Sized[] {
  return [...sources].flatMap(([file, text]) => {
    const lines = text.split("\n");
    return lines.flatMap((line, start) => {
      const match = OPENING.exec(line);
      const name = match?.[2] ?? match?.[3] ?? match?.[4];
      if (!match || name === undefined || NO_FUNCTION.has(name)) return [];
      const length = blockLength(lines, start, match[1] ?? "");
      return length === null ? [] : [{ name: `${file} ${name}`, lines: length }];
    });
  });
}

/** Lines up to the closing brace; null if what begins here has no block. */
function blockLength(lines: readonly string[], start: number, indentation: string): number | null {
  if (/\{.*\}[;,]?$/.test(lines[start] ?? "")) return 1;
  let opened = false;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (at > start && line.trim() !== "" && indentOf(line) < indentation.length) return null;
    if (at > start && opened && new RegExp(`^${indentation}\\}[;,)]*$`).test(line)) {
      return at - start + 1;
    }
    if (indentOf(line) === indentation.length && line.endsWith("{")) opened = true;
    if (indentOf(line) === indentation.length && line.endsWith(";")) return null;
  }
  return null;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

export function occurrences(sources: Sources, pattern: RegExp): { count: number; where: string[] } {
  const found = [...sources].flatMap(([file, text]) =>
    [...withoutImports(codeOnly(text)).matchAll(pattern)].map(([words]) => `${file}: ${words}`),
  );
  return { count: found.length, where: found };
}

function withoutImports(code: string): string {
  return code.replace(/^(?:import|export)\s[^;(=]*;/gm, "");
}

/** A type in braces is formatted with a space, unlike a value in the text of a view: `Sign in as {name}`. */
export const AS =
  /[\w)\]}"]\s+as\s+(?:[A-Z]\w+|\{ |"|keyof\b|readonly\b|string\b|number\b|unknown\b|typeof\b|never\b|z\.)/g;
/** Only to keep a line short, and it hides a name that stands twice. */
export const SPREAD_LITERAL = /\.\.\.\{/g;
export const USE_EFFECT = /\buseEffect\(/g;
