import { describe, expect, test } from "vitest";
import {
  aliasFaults,
  barrels,
  edgelessNames,
  environmentReads,
  openPromises,
  ownConnections,
  productWords,
  routeFaults,
  silencedTests,
} from "./names";
import { productSources, writtenSources } from "./source-files";

const product = productSources();
const written = writtenSources();

describe("the product", () => {
  test("no file or folder has a name without an edge", () => {
    expect(edgelessNames(written.keys())).toEqual([]);
  });
  test("platform and ui do not name the product", () => {
    expect(productWords(product)).toEqual([]);
  });
  test("only the configuration reads the environment (CFG-1)", () => {
    expect(environmentReads(product)).toEqual([]);
  });
  test("C3 only platform/db opens connections to the database", () => {
    expect(ownConnections(product)).toEqual([]);
  });
  test("no file only re-exports", () => {
    expect(barrels(product)).toEqual([]);
  });
  test("imports lead to another slice by ~/, and stay within one by a relative path", () => {
    expect(aliasFaults(product)).toEqual([]);
  });
  test("every address has its file, and every page its address", () => {
    expect(routeFaults(product)).toEqual([]);
  });
  test("nothing is put off in a comment", () => {
    expect(openPromises(written)).toEqual([]);
  });
  test("no test is switched off, or left alone", () => {
    expect(silencedTests(written)).toEqual([]);
  });
});

describe("the rules bite", () => {
  const one = (file: string, text: string) => new Map([[file, text]]);

  test.each([
    ["app/auth/utils.ts", 1],
    ["app/auth/date-helpers.server.ts", 1],
    ["app/common/a.ts", 1],
    ["app/auth/index.tsx", 1],
    ["app/auth/user-service.server.ts", 1],
    ["tests/lib/a.ts", 1],
    ["app/auth/library.ts", 0],
    ["app/auth/typeface.ts", 0],
    ["app/auth/access-code.ts", 0],
  ])("edgeless name: %s", (file, broken) => {
    expect(edgelessNames([file])).toHaveLength(broken);
  });
  test.each([
    ["app/ui/badge.tsx", "const lessonBadge = 1;", 1],
    ["app/platform/web/responses.server.ts", "/** For trainees. */", 1],
    ["app/ui/prospect-card.tsx", "export {};", 1],
    ["app/platform/config/config.server.ts", "ADMIN_ACCESS_CODE", 0],
    ["app/training/lesson.ts", "lesson", 0],
    ["app/ui/button.tsx", "a resetter of buttons", 0],
  ])("product word: %s %s", (file, text, broken) => {
    expect(productWords(one(file, text))).toHaveLength(broken);
  });
  test("a read of the environment is found outside the configuration only", () => {
    expect(environmentReads(one("app/auth/a.ts", "process.env.PORT"))).toHaveLength(1);
    expect(environmentReads(one("app/platform/config/a.ts", "process.env"))).toEqual([]);
  });
  test("a connection opened elsewhere is found", () => {
    expect(ownConnections(one("app/auth/a.ts", "const a = new pg.Client(b);"))).toHaveLength(1);
    expect(ownConnections(one("app/platform/db/a.ts", "new pg.Pool({});"))).toEqual([]);
  });
  test.each([
    ['/** All. */\nexport * from "./a";\nexport { b } from "./b";', 1],
    ['import { a } from "./a";\nexport { a };', 1],
    ['export type { A } from "./a";\n', 1],
    ['export { a } from "./a";\nexport const b = 1;', 0],
    ["export const c = 1;", 0],
    ['import "./a";\nstart();', 0],
  ])("barrel: %s", (text, broken) => {
    expect(barrels(one("app/auth/a.ts", text))).toHaveLength(broken);
  });
  test.each([
    ["app/auth/a.ts", "../settings/b", 1],
    ["app/auth/mail/a.ts", "../../settings/b", 1],
    ["app/auth/a.ts", "~/auth/b", 1],
    ["app/auth/mail/a.ts", "../b", 0],
    ["app/auth/a.ts", "~/settings/b", 0],
    ["app/auth/a.ts", "./+types/a", 0],
  ])("import: %s of %s", (file, target, broken) => {
    expect(aliasFaults(one(file, `import { b } from "${target}";`))).toHaveLength(broken);
  });
  test("an address without a file and a page without an address are named", () => {
    const files = new Map([
      ["app/site/routes.ts", 'index("site/home-page.tsx"), route("*", "site/gone.ts")'],
      ["app/site/home-page.tsx", ""],
      ["app/site/lost-page.tsx", ""],
    ]);
    expect(routeFaults(files)).toEqual([
      "app/site/routes.ts leads to app/site/gone.ts, which is no file",
      "app/site/lost-page.tsx has no address",
    ]);
  });
  test.each(["TO|DO", "FIX|ME"])("a promise: %s", (word) => {
    expect(openPromises(one("app/a.ts", `// ${word.replace("|", "")}: later`))).toHaveLength(1);
  });
  test.each(["test|skip", "describe|only", "it|todo"])("a silenced test: %s", (call) => {
    const text = `${call.replace("|", ".")}("x", () => {});`;
    expect(silencedTests(one("tests/e2e/a.spec.ts", text))).toHaveLength(1);
    expect(silencedTests(one("tests/kit/a.ts", text))).toEqual([]);
  });
});
