/** Who imports whom, read from the text of import and re-export statements, including type imports. */
import path from "node:path";
import type { Sources } from "./source-files";

export type Import = { from: string; to: string };

const CLAUSE = String.raw`(?:type\s+)?(?:[\w$]+\s*,?\s*)?(?:\*\s*(?:as\s+[\w$]+)?|\{[^}]*\})?`;
const STATEMENT = new RegExp(
  String.raw`(?:^|\n)\s*(?:import\s+(?:${CLAUSE}\s*from\s*)?|export\s+${CLAUSE}\s*from\s*)["']([^"']+)["']`,
  "g",
);
const DYNAMIC = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** The specifiers that a text imports, in no order, each once. */
export function specifiersIn(text: string): string[] {
  const found = [STATEMENT, DYNAMIC].flatMap((pattern) => [...text.matchAll(pattern)]);
  return [...new Set(found.flatMap(([, specifier]) => specifier ?? []))];
}

/** The imports between the given files; packages, styles and generated route types are excluded. */
export function importsBetween(sources: Sources): Import[] {
  return [...sources].flatMap(([from, text]) =>
    specifiersIn(text).flatMap((specifier) => {
      const to = resolved(from, specifier, sources);
      return to === null ? [] : [{ from, to }];
    }),
  );
}

/** Relative and `~/` imports of code that lead to no file: the parser of imports would miss those. */
export function unresolvedImports(sources: Sources): string[] {
  return [...sources].flatMap(([from, text]) =>
    specifiersIn(text)
      .filter(
        (specifier) =>
          /^(\.\.?\/|~\/)/.test(specifier) &&
          !/\.(?:css|woff2)(?:\?url)?$|\/\+types\//.test(specifier),
      )
      .filter((specifier) => resolved(from, specifier, sources) === null)
      .map((specifier) => `${from} imports ${specifier}, which is no file`),
  );
}

/** Each loop once, as the files along it. */
export function importLoops(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const loops: string[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) loops.push([...trail.slice(start), file].join(" → "));
    if (start >= 0 || done.has(file)) return;
    for (const { to } of next.get(file) ?? []) visit(to, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return loops;
}

export function resolved(from: string, specifier: string, sources: Sources): string | null {
  // What follows a question mark says how to build the file.
  const [name = ""] = specifier.split("?");
  const base = name.startsWith("~/")
    ? path.posix.join("app", name.slice(2))
    : name.startsWith(".")
      ? path.posix.join(path.posix.dirname(from), name)
      : null;
  if (base === null) return null;
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => sources.has(file)) ?? null;
}
