import { describe, expect, test } from "vitest";
import { importLoops, importsBetween, specifiersIn, unresolvedImports } from "./import-graph";
import {
  dataInPrimitives,
  folderLoops,
  groundImports,
  importsPastTheDoor,
  unknownRooms,
  unlistedArrows,
  upwardImports,
} from "./layers";
import { productSources } from "./source-files";

const sources = productSources();
const imports = importsBetween(sources);

describe("the product", () => {
  test("every import leads to a file that is read here", () => {
    expect(imports.length).toBeGreaterThan(sources.size);
    expect(unresolvedImports(sources)).toEqual([]);
  });
  test("every folder is a room that the house knows", () => {
    expect(unknownRooms(sources.keys())).toEqual([]);
  });
  test("imports go only downward", () => {
    expect(upwardImports(imports)).toEqual([]);
  });
  test("every arrow between rooms is listed with its reason, and every listed one is needed", () => {
    expect(unlistedArrows(imports)).toEqual([]);
  });
  test("a room is imported only through its door, the door of a part or its tables", () => {
    expect(importsPastTheDoor(imports)).toEqual([]);
  });
  test("platform and ui import no room, and platform no ui", () => {
    expect(groundImports(imports)).toEqual([]);
  });
  test("folders form no loop, a room and its parts included", () => {
    expect(folderLoops(imports)).toEqual([]);
  });
  test("ui never loads data", () => {
    expect(dataInPrimitives(imports)).toEqual([]);
  });
  test("no file imports itself by a detour, not even for a type", () => {
    expect(importLoops(imports)).toEqual([]);
  });
});

describe("the rules bite", () => {
  const files = (entries: Record<string, string>) => new Map(Object.entries(entries));
  const graph = (from: string, to: string) => [{ from, to }];

  test("all forms of import are seen, and words in comments are not", () => {
    const text = `import a from "./a";
import type { B } from "./b";
import {
  c,
  type D,
} from "~/c";
import e, { f } from "./e";
import * as g from "./g";
import "./h.css";
export { i } from "./i";
export * from "./j";
export type { K } from "./k";
type L = typeof import("./l");
const m = await import("./m");
/** import n from "./n"; */
// import o from "./o";
export function p() { return "from './p'"; }`;
    expect(
      specifiersIn(text)
        .map((found) => found.replace(/^.*\//, ""))
        .sort(),
    ).toEqual(["a", "b", "c", "e", "g", "h.css", "i", "j", "k", "l", "m"]);
  });
  test("paths, the alias and both endings are resolved", () => {
    const graphed = importsBetween(
      files({
        "app/training/page.tsx": 'import { a } from "~/ui/a";\nimport { b } from "../auth/b";',
        "app/ui/a.tsx": "",
        "app/auth/b.ts": 'import type { C } from "pg";',
      }),
    );
    expect(graphed).toEqual([
      { from: "app/training/page.tsx", to: "app/ui/a.tsx" },
      { from: "app/training/page.tsx", to: "app/auth/b.ts" },
    ]);
    expect(unresolvedImports(files({ "app/a.ts": 'import "./gone";' }))).toHaveLength(1);
  });
  test.each([
    ["app/training/a.ts", "app/office/office.server.ts", 1],
    ["app/training/a.ts", "app/live-topics.server.ts", 1],
    ["app/platform/db/a.ts", "server.ts", 1],
    ["app/office/a.ts", "app/training/training.server.ts", 0],
    ["server.ts", "app/auth/auth.server.ts", 0],
    ["app/routes.ts", "app/office/routes.ts", 0],
  ])("upward: %s → %s", (from, to, broken) => {
    expect(upwardImports(graph(from, to))).toHaveLength(broken);
  });
  test("an arrow between rooms is let through if it is listed, in its direction only, and a needless one is reported", () => {
    const listed = { training: { tracker: "a reason" } };
    const there = graph("app/training/a.ts", "app/tracker/tables.ts");
    const back = graph("app/tracker/a.ts", "app/training/tables.ts");
    expect(unlistedArrows(there, listed)).toEqual([]);
    expect(unlistedArrows([...there, ...back], listed)).toHaveLength(1);
    expect(unlistedArrows([], listed)).toHaveLength(1);
    expect(unlistedArrows(graph("app/root.tsx", "app/tracker/tables.ts"), {})).toEqual([]);
  });
  test.each([
    ["app/office/a.ts", "app/training/progress.server.ts", 1],
    ["app/office/a.ts", "app/training/routes.ts", 1],
    ["server.ts", "app/auth/sign-in.server.ts", 1],
    ["app/root.tsx", "app/site/routes.ts", 1],
    ["app/routes.ts", "app/site/routes.ts", 0],
    ["app/office/a.ts", "app/auth/tables.ts", 0],
    ["app/office/a.ts", "app/training/training.server.ts", 0],
    ["app/site/a.tsx", "app/figures/figures.ts", 0],
    ["app/site/a.tsx", "app/figures/chart.ts", 1],
    ["app/office/a.ts", "app/team/cohorts/cohorts.server.ts", 0],
    ["app/office/a.ts", "app/team/cohorts/members.server.ts", 1],
  ])("door: %s → %s", (from, to, broken) => {
    expect(importsPastTheDoor(graph(from, to))).toHaveLength(broken);
  });
  test.each([
    ["app/platform/db/a.ts", "app/auth/auth.server.ts", 1],
    ["app/ui/a.tsx", "app/training/lesson.ts", 1],
    ["app/platform/web/a.ts", "app/ui/toast.tsx", 1],
    ["app/platform/web/a.ts", "app/platform/db/b.ts", 0],
    ["app/ui/a.tsx", "app/platform/realtime/use-live.ts", 0],
  ])("ground: %s → %s", (from, to, broken) => {
    expect(groundImports(graph(from, to))).toHaveLength(broken);
  });
  test("loops of folders are reported once, except by their tables", () => {
    const round = (...files: string[]) =>
      files.map((to, at) => ({
        from: `${(files.at(at - 1) ?? "").replace(/[^/]+$/, "")}x.ts`,
        to,
      }));
    expect(folderLoops(round("app/auth/a.ts", "app/auth/part/b.ts"))).toHaveLength(1);
    expect(folderLoops(round("app/ui/a.ts", "app/auth/b.ts", "app/pay/c.ts"))).toHaveLength(1);
    expect(folderLoops(round("app/auth/a.ts", "app/auth/part/tables.ts"))).toEqual([]);
    expect(folderLoops(graph("app/auth/c.ts", "app/auth/c.ts"))).toEqual([]);
    expect(folderLoops(graph("app/auth/a.ts", "app/auth/part/c.ts"))).toEqual([]);
  });
  test("ui with data, an unknown folder and a loop are reported", () => {
    const data = graph("app/ui/a.tsx", "app/platform/db/database.server.ts");
    expect(dataInPrimitives(data)).toHaveLength(1);
    expect(unknownRooms(["app/extra/a.ts", "app/root.tsx"])).toHaveLength(1);
    const round = ["ab", "bc", "ca", "xa"].map(([from = "", to = ""]) => ({ from, to }));
    expect(importLoops(round)).toEqual(["a → b → c → a"]);
  });
});
