import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type Sources, writtenSources } from "./source-files";

/** The last migration written when functions were still in migrations. */
const LAST_WITH_FUNCTIONS = "db/migrations/0030_stored_roles.sql";
const FUNCTION_OR_TRIGGER =
  /\b(?:create|replace)\s+(?:constraint\s+)?(?:function|trigger|procedure)\b/i;

function functionsInMigrations(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => file.startsWith("db/migrations/") && file > LAST_WITH_FUNCTIONS)
    .filter(([, text]) => FUNCTION_OR_TRIGGER.test(text))
    .map(([file]) => `${file}: functions and triggers lie in db/functions`);
}

/** Files in db/functions that contain another function, or something that cannot be rerun. */
function misplacedFunctions(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => file.startsWith("db/functions/"))
    .filter(([file, text]) => {
      const names = [...text.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)/gm)].map(
        ([, name]) => name,
      );
      const created = [...text.matchAll(/^CREATE (?!OR REPLACE (?:FUNCTION|TRIGGER) )/gm)];
      return names.join() !== path.basename(file, ".sql") || created.length > 0;
    })
    .map(([file]) => `${file}: one function of that name and its triggers, all CREATE OR REPLACE`);
}

/** Rules in which the number of lessons is written out. */
function writtenLessonCounts(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => /^(app\/(training|office)\/(?!copy\/)|db\/functions\/)/.test(file))
    .filter(([file, text]) => !/\.test\.tsx?$/.test(file) && /\b26\b/.test(text))
    .map(([file]) => `${file}: the number of lessons is that of shownLessons() or lesson_count()`);
}

describe("the product", () => {
  const sources = writtenSources();

  test("CFG-3 functions and triggers of the database lie in db/functions, each in its own file", () => {
    expect(functionsInMigrations(sources)).toEqual([]);
    expect(misplacedFunctions(sources)).toEqual([]);
  });
  test("CFG-3 only the last migration keeps its snapshot: the next one is made from it", () => {
    const kept = readdirSync("db/migrations/meta").filter((name) =>
      name.endsWith("_snapshot.json"),
    );
    const journal = JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8"));
    const last: string = journal.entries.at(-1).tag;
    expect(kept).toEqual([`${last.slice(0, 4)}_snapshot.json`]);
  });
  test("LES-1 only the content says how many lessons there are", () => {
    expect(writtenLessonCounts(sources)).toEqual([]);
  });
});

describe("the rules bite", () => {
  const one = (file: string, text: string) => new Map([[file, text]]);

  test("a function in a new migration is named, and none in an old one", () => {
    const text = "CREATE OR REPLACE FUNCTION f() RETURNS";
    expect(functionsInMigrations(one("db/migrations/0099_new.sql", text))).toHaveLength(1);
    expect(functionsInMigrations(one("db/migrations/0008_old.sql", text))).toEqual([]);
  });
  test("a file of another function, or with what can only be run once, is named", () => {
    const text = "CREATE OR REPLACE FUNCTION f() AS $$ $$;";
    expect(misplacedFunctions(one("db/functions/f.sql", text))).toEqual([]);
    expect(misplacedFunctions(one("db/functions/g.sql", text))).toHaveLength(1);
    const trigger = `${text}\nCREATE TRIGGER t AFTER INSERT ON x`;
    expect(misplacedFunctions(one("db/functions/f.sql", trigger))).toHaveLength(1);
  });
  test("a written number of lessons is named", () => {
    expect(writtenLessonCounts(one("app/training/lesson.ts", "sum / 26"))).toHaveLength(1);
    expect(writtenLessonCounts(one("app/training/copy/career.ts", "number: 26"))).toEqual([]);
  });
});
