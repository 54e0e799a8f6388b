import { describe, expect, test } from "vitest";
import { importLoops, importsBetween, specifiersIn, unresolvedImports } from "./import-graph";
import {
  ALLOWED_ARROWS,
  dataInPrimitives,
  groundImports,
  importsBetweenWorkSlices,
  importsPastTheDoor,
  mutualFolders,
  unknownParts,
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
  test("every folder belongs to a known layer", () => {
    expect(unknownParts(sources.keys())).toEqual([]);
  });
  test("imports go only downward", () => {
    expect(upwardImports(imports)).toEqual([]);
  });
  test("work slices do not import each other, and neither do readers", () => {
    expect(importsBetweenWorkSlices(imports)).toEqual([]);
    expect(ALLOWED_ARROWS.length).toBeLessThanOrEqual(5);
  });
  test("a slice is imported only through its entry file or its tables", () => {
    expect(importsPastTheDoor(imports)).toEqual([]);
  });
  test("platform and ui import no slice, and platform no ui", () => {
    expect(groundImports(imports)).toEqual([]);
  });
  test("no two folders import each other, a slice and its parts included", () => {
    expect(mutualFolders(imports)).toEqual([]);
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
    ["app/auth/a.ts", "app/training/training.server.ts", 1],
    ["app/training/a.ts", "app/admin/admin.server.ts", 1],
    ["app/training/a.ts", "app/live-topics.server.ts", 1],
    ["app/platform/db/a.ts", "server.ts", 1],
    ["app/admin/a.ts", "app/training/training.server.ts", 0],
    ["server.ts", "app/auth/auth.server.ts", 0],
  ])("upward: %s → %s", (from, to, broken) => {
    expect(upwardImports(graph(from, to))).toHaveLength(broken);
  });
  test.each([
    ["app/training/a.ts", "app/tracker/tables.ts", 1],
    ["app/admin/a.ts", "app/reports/reports.server.ts", 1],
    ["app/training/a.ts", "app/training/b.ts", 0],
    ["app/auth/a.ts", "app/settings/settings.server.ts", 0],
    ["app/booking/a.ts", "app/forms/forms.server.ts", 0],
  ])("same row: %s → %s", (from, to, broken) => {
    expect(importsBetweenWorkSlices(graph(from, to))).toHaveLength(broken);
  });
  test("a listed arrow is let through, in its direction only", () => {
    const allowed = ["training → tracker"];
    const there = graph("app/training/a.ts", "app/tracker/tables.ts");
    const back = graph("app/tracker/a.ts", "app/training/tables.ts");
    expect(importsBetweenWorkSlices(there, allowed)).toEqual([]);
    expect(importsBetweenWorkSlices(back, allowed)).toHaveLength(1);
  });
  test.each([
    ["app/admin/a.ts", "app/training/progress.server.ts", 1],
    ["app/admin/a.ts", "app/training/routes.ts", 1],
    ["server.ts", "app/auth/sign-in.server.ts", 1],
    ["app/root.tsx", "app/site/routes.ts", 1],
    ["app/routes.ts", "app/site/routes.ts", 0],
    ["app/admin/a.ts", "app/auth/tables.ts", 0],
    ["app/admin/a.ts", "app/training/training.server.ts", 0],
    ["app/site/a.tsx", "app/figures/figures.ts", 0],
    ["app/site/a.tsx", "app/figures/chart.ts", 1],
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
  test("folders that import each other are reported once, except by their tables", () => {
    const pair = (there: string, back: string) => [
      ...graph("app/auth/a.ts", there),
      ...graph(back, "app/auth/b.ts"),
    ];
    expect(mutualFolders(pair("app/auth/part/c.ts", "app/auth/part/d.ts"))).toEqual([
      "app/auth/a.ts imports app/auth/part/c.ts, and app/auth/part/d.ts imports app/auth/b.ts",
    ]);
    expect(mutualFolders(pair("app/ui/c.ts", "app/ui/d.ts"))).toHaveLength(1);
    expect(mutualFolders(pair("app/auth/c.ts", "app/auth/c.ts"))).toEqual([]);
    expect(mutualFolders(pair("app/auth/part/tables.ts", "app/auth/part/d.ts"))).toEqual([]);
    expect(mutualFolders(graph("app/auth/a.ts", "app/auth/part/c.ts"))).toEqual([]);
  });
  test("ui with data, an unknown folder and a loop are reported", () => {
    const data = graph("app/ui/a.tsx", "app/platform/db/database.server.ts");
    expect(dataInPrimitives(data)).toHaveLength(1);
    expect(unknownParts(["app/extra/a.ts", "app/root.tsx"])).toHaveLength(1);
    const round = ["ab", "bc", "ca", "xa"].map(([from = "", to = ""]) => ({ from, to }));
    expect(importLoops(round)).toEqual(["a → b → c → a"]);
  });
});
