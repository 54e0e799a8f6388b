/** The architecture as rules over the import graph: each returns the imports that break it, in words. */
import path from "node:path";
import type { Import } from "./import-graph";

/** From the top down; slices in a row are independent, except for the lower slices' entry files. */
const LAYERS = [
  ["root"],
  ["admin", "reports", "operations", "portal"],
  ["practice"],
  ["site", "hiring", "onboarding", "support", "training", "script", "tracker"],
  [
    "auth",
    "team",
    "settings",
    "content",
    "figures",
    "booking",
    "forms",
    "applicants",
    "funnel",
    "imports",
    "pay",
  ],
  ["platform", "ui"],
];
const WORK = 3;
const LOWER = 4;
const GROUND = 5;

/** Arrows between work slices, `from → to`: at most five, each with a page in docs/decisions. */
export const ALLOWED_ARROWS: readonly string[] = ["tracker → script"];

/** `app/training/lesson.ts` → training; server.ts and app/root.tsx → root. */
function partOf(file: string): string {
  return /^app\/([^/]+)\//.exec(file)?.[1] ?? "root";
}

export function unknownParts(files: Iterable<string>): string[] {
  return [...files]
    .filter((file) => layerOf(file) < 0)
    .map((file) => `${file} lies in a folder that the house does not know`);
}

export function upwardImports(imports: readonly Import[]): string[] {
  return crossing(imports)
    .filter(({ from, to }) => layerOf(to) < layerOf(from))
    .map((each) => `${arrow(each)}: imports go only downward`);
}

export function importsBetweenWorkSlices(
  imports: readonly Import[],
  allowed: readonly string[] = ALLOWED_ARROWS,
): string[] {
  return crossing(imports)
    .filter(({ from, to }) => layerOf(from) === layerOf(to) && layerOf(from) <= WORK)
    .filter(({ from, to }) => !allowed.includes(`${partOf(from)} → ${partOf(to)}`))
    .map((each) => `${arrow(each)}: slices of one row do not import each other`);
}

/**
 * Into a slice from outside: only through its entry file, whose browser half has no `.server` (a `.tsx` if it is a
 * view), or its tables; its addresses only from app/routes.ts.
 */
export function importsPastTheDoor(imports: readonly Import[]): string[] {
  return crossing(imports)
    .filter(({ to }) => layerOf(to) <= LOWER && partOf(to) !== "root")
    .filter(({ from, to }) => {
      const part = partOf(to);
      const open = ["server.ts", "ts", "tsx"].map((ending) => `app/${part}/${part}.${ending}`);
      open.push(`app/${part}/tables.ts`);
      if (from === "app/routes.ts") open.push(`app/${part}/routes.ts`);
      return !open.includes(to);
    })
    .map(
      (each) =>
        `${arrow(each)}: only the door of ${partOf(each.to)} or its tables.ts may be imported`,
    );
}

export function groundImports(imports: readonly Import[]): string[] {
  const ground = crossing(imports).filter(({ from }) => layerOf(from) === GROUND);
  return ground
    .filter(({ from, to }) => layerOf(to) < GROUND || partOf(from) === "platform")
    .map((each) => `${arrow(each)}: platform and ui know nothing above or next to them`);
}

export function dataInPrimitives(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => partOf(from) === "ui" && to.endsWith(".server.ts"))
    .map((each) => `${arrow(each)}: ui never loads data`);
}

/** Folders that import each other, including a slice and a part of it; everyone may read `tables.ts`. */
export function mutualFolders(imports: readonly Import[]): string[] {
  const arrows = new Map<string, Import>();
  for (const each of imports) {
    const [from, to] = [path.posix.dirname(each.from), path.posix.dirname(each.to)];
    if (from !== to && !each.to.endsWith("/tables.ts")) arrows.set(`${from} → ${to}`, each);
  }
  return [...arrows].flatMap(([folders, there]) => {
    const back = arrows.get(folders.split(" → ").toReversed().join(" → "));
    return back && there.from < back.from ? [`${arrow(there)}, and ${arrow(back)}`] : [];
  });
}

function crossing(imports: readonly Import[]): Import[] {
  return imports.filter(({ from, to }) => partOf(from) !== partOf(to));
}

function layerOf(file: string): number {
  return LAYERS.findIndex((parts) => parts.includes(partOf(file)));
}

function arrow({ from, to }: Import): string {
  return `${from} imports ${to}`;
}
