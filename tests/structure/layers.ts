/** The architecture as rules over the import graph: each returns the imports that break it, in words. */
import path from "node:path";
import { type Import, importLoops } from "./import-graph";
import { ROOM_ARROWS } from "./room-arrows";

type RoomArrows = typeof ROOM_ARROWS;

/** From the top down; slices in a row are independent, except for the lower slices' entry files. */
const GROUND = ["platform", "ui"];
/** Rules and word lists for reading what people write: each of its files is a door. */
const OPEN_ROOM = "app/reading";

/** `app/training/lesson.ts` → training; server.ts and app/root.tsx → root. */
export function partOf(file: string): string {
  return /^app\/([^/]+)\//.exec(file)?.[1] ?? "root";
}

export function unknownRooms(files: Iterable<string>, arrows: RoomArrows = ROOM_ARROWS): string[] {
  const known = new Set(["root", ...GROUND, ...Object.keys(arrows)]);
  return [...files]
    .filter((file) => !known.has(partOf(file)))
    .map((file) => `${file} lies in a room that the house does not know`);
}

/** Nothing imports what starts the product, and only that imports the office. */
export function upwardImports(imports: readonly Import[]): string[] {
  return crossing(imports)
    .filter(
      ({ from, to }) =>
        partOf(to) === "root" || (partOf(to) === "office" && partOf(from) !== "root"),
    )
    .map((each) => `${arrow(each)}: imports go only downward`);
}

/** Between rooms: arrows that are not on the list, and those on the list that nothing needs. */
export function unlistedArrows(
  imports: readonly Import[],
  arrows: RoomArrows = ROOM_ARROWS,
): string[] {
  const between = crossing(imports).filter(
    ({ from, to }) => partOf(from) !== "root" && isRoom(from) && isRoom(to),
  );
  const unlisted = between
    .filter(({ from, to }) => !arrows[partOf(from)]?.[partOf(to)])
    .map((each) => `${arrow(each)}: no listed arrow leads there`);
  const used = new Set(between.map(({ from, to }) => `${partOf(from)} → ${partOf(to)}`));
  const unused = Object.entries(arrows)
    .flatMap(([from, all]) => Object.keys(all).map((to) => `${from} → ${to}`))
    .filter((each) => !used.has(each))
    .map((each) => `${each} is listed, and nothing needs it`);
  return [...unlisted, ...unused];
}

/**
 * Into a room from outside: only through its door or the door of a part (`team/cohorts/cohorts.server.ts`), whose browser
 * half has no `.server` (a `.tsx` if it is a view), or its tables; its addresses only from app/routes.ts.
 */
export function importsPastTheDoor(imports: readonly Import[]): string[] {
  return crossing(imports)
    .filter(({ to }) => isRoom(to) && !isDoor(to) && path.posix.basename(to) !== "tables.ts")
    .filter(({ from, to }) => from !== "app/routes.ts" || path.posix.basename(to) !== "routes.ts")
    .map(
      (each) =>
        `${arrow(each)}: only the door of ${partOf(each.to)} or its tables.ts may be imported`,
    );
}

/** Of a room or of one of its parts. */
export function isDoor(file: string): boolean {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(folder);
  const own = [`${name}.server.ts`, `${name}.ts`, `${name}.tsx`];
  return isRoom(file) && (folder === OPEN_ROOM || own.includes(path.posix.basename(file)));
}

export function groundImports(imports: readonly Import[]): string[] {
  return crossing(imports)
    .filter(({ from }) => GROUND.includes(partOf(from)))
    .filter(({ from, to }) => !GROUND.includes(partOf(to)) || partOf(from) === "platform")
    .map((each) => `${arrow(each)}: platform and ui know nothing above or next to them`);
}

export function dataInPrimitives(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => partOf(from) === "ui" && to.endsWith(".server.ts"))
    .map((each) => `${arrow(each)}: ui never loads data`);
}

/** Loops of folders, a room and its parts included; everyone may read `tables.ts`, and the root files read all. */
export function folderLoops(imports: readonly Import[]): string[] {
  const arrows = imports
    .filter(({ from, to }) => partOf(from) !== "root" && !to.endsWith("/tables.ts"))
    .map(({ from, to }) => ({ from: path.posix.dirname(from), to: path.posix.dirname(to) }))
    .filter(({ from, to }) => from !== to);
  return importLoops(arrows);
}

function crossing(imports: readonly Import[]): Import[] {
  return imports.filter(({ from, to }) => partOf(from) !== partOf(to));
}

function isRoom(file: string): boolean {
  return partOf(file) !== "root" && !GROUND.includes(partOf(file));
}

function arrow({ from, to }: Import): string {
  return `${from} imports ${to}`;
}
