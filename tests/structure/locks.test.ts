import { describe, expect, test } from "vitest";
import { LOCKS, lockNumber } from "../../app/platform/db/locks.server";
import { productSources, type Sources, writtenSources } from "./source-files";

const TABLE = "app/platform/db/locks.server.ts";

/** Files other than the table that name PostgreSQL's lock functions. */
function strayLocks(sources: Sources): string[] {
  return [...sources]
    .filter(([file, text]) => file !== TABLE && /pg_(try_)?advisory/.test(text))
    .map(([file]) => `${file}: take locks with ${TABLE}`);
}

/** Locks taken by database functions, in their newest definition, that the table does not know. */
function unknownInSql(sources: Sources, known: readonly string[]): string[] {
  const files = [...sources].filter(([file]) => file.endsWith(".sql"));
  const inForce = new Map<string, string>();
  for (const [file, text] of files.toSorted(byAge)) {
    const outside = text.replace(
      /CREATE (?:OR REPLACE )?FUNCTION (\w+)[\s\S]*?\$\$[\s\S]*?\$\$/gi,
      (body, name: string) => {
        inForce.set(name, body);
        return "";
      },
    );
    inForce.set(file, outside);
  }
  return [...inForce].flatMap(([name, text]) =>
    [...text.matchAll(/pg_(?:try_)?advisory\w*\(([^)]*)\)/g)]
      .filter(([, number = ""]) => !known.includes(number) && !isOfMany(number))
      .map(([call]) => `${name}: ${call}`),
  );
}

/** One of many locks of a name in the table: `hashtextextended('tallies ' || each, 0`. */
function isOfMany(argument: string): boolean {
  const [, name = ""] = /^hashtextextended\('([a-z-]+) ' \|\| /.exec(argument) ?? [];
  return LOCKS.some((lock) => lock === name);
}

/** Migrations in order, then what replaces their functions. */
function byAge([one]: [string, string], [other]: [string, string]): number {
  const place = (file: string) => `${Number(file.startsWith("db/functions/"))} ${file}`;
  return place(one) < place(other) ? -1 : 1;
}

function shared(numbers: readonly string[]): string[] {
  return numbers.filter((number, index) => numbers.indexOf(number) !== index);
}

describe("the product", () => {
  const numbers = LOCKS.map((name) => lockNumber(name));

  test("C1 every advisory lock is taken through the table of locks", () => {
    expect(strayLocks(productSources())).toEqual([]);
    const sql = new Map([...writtenSources()].filter(([file]) => file.startsWith("db/")));
    expect(sql.size).toBeGreaterThan(10);
    expect(unknownInSql(sql, numbers)).toEqual([]);
  });
  test("C1 no two locks share a number", () => {
    expect(shared([...LOCKS])).toEqual([]);
    expect(shared(numbers)).toEqual([]);
  });
});

describe("the rules bite", () => {
  const one = (file: string, text: string) => new Map([[file, text]]);

  test("a lock outside the table is named", () => {
    expect(strayLocks(one("app/auth/a.ts", "select pg_try_advisory_xact_lock(1)"))).toHaveLength(1);
    expect(strayLocks(one(TABLE, "pg_advisory_lock"))).toEqual([]);
  });
  test("of a function's definitions the newest counts", () => {
    const body = (number: number) =>
      `CREATE OR REPLACE FUNCTION f() AS $$ PERFORM pg_advisory_xact_lock(${number}); $$;`;
    const files = new Map([
      ["db/1.sql", body(2)],
      ["db/0.sql", body(1)],
    ]);
    expect(unknownInSql(files, ["2"])).toEqual([]);
    expect(unknownInSql(files, ["1"])).toEqual(["f: pg_advisory_xact_lock(2)"]);
    files.set("db/functions/f.sql", body(4));
    expect(unknownInSql(files, ["4"])).toEqual([]);
    expect(unknownInSql(one("db/0.sql", "SELECT pg_advisory_lock(3);"), [])).toHaveLength(1);
  });
  test("a number that is there twice is named", () => {
    expect(shared(["1", "2", "1"])).toEqual(["1"]);
  });
  test("a lock of one thing is another than that of the next, and than the name's own", () => {
    const numbers = [
      lockNumber("booking-mail"),
      lockNumber({ name: "booking-mail", of: "a" }),
      lockNumber({ name: "booking-mail", of: "b" }),
    ];
    expect(shared(numbers)).toEqual([]);
  });
});
