/** Sheets as other programs write them, and as people break them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainLines, rowsIn, type SheetRow } from "./rows";

const SEPARATORS = [",", ";", "\t"] as const;
const WIDTH = 4;

function read(text: string, separator: string | null, width: number | null = WIDTH): SheetRow[] {
  const plain = [...plainLines(text)].join("");
  return [...rowsIn(plain, { separator, width })].flatMap(({ row }) => row ?? []);
}
const cellsIn = (text: string, separator: string | null) =>
  read(text, separator).map(({ cells }) => cells);

/** A cell as Excel writes it; `always`: as other programs do. */
function written(cell: string, separator: string, always: boolean): string {
  const needs = always || cell !== cell.trim() || /["\n]/.test(cell) || cell.includes(separator);
  return needs ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Cells of one line with everything that could end one early. */
const cell = fc
  .array(fc.constantFrom("a", "Zoë", "6", '"', ",", ";", "\t", " ", "=", "李"), { maxLength: 6 })
  .map((parts) => parts.join(""));
/** No row may be blank. */
const row = fc
  .tuple(cell, cell, cell)
  .map((cells) => ["x", ...cells])
  .chain((cells) => fc.shuffledSubarray(cells, { minLength: WIDTH }));
const sheet = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 8 }),
  separator: fc.constantFrom(...SEPARATORS),
  always: fc.boolean(),
  end: fc.constantFrom("\n", "\r\n", "\r"),
});
const linesOf = (rows: readonly string[][], separator: string, always: boolean) =>
  rows.map((cells) => cells.map((each) => written(each, separator, always)).join(separator));

describe("rows of a sheet (DAY-4)", () => {
  test("DAY-4 every sheet that a program writes is read as it was, whatever separates its cells and lines", () => {
    fc.assert(
      fc.property(sheet, ({ rows, separator, always, end }) => {
        const text = linesOf(rows, separator, always).join(end);
        expect(cellsIn(text, separator)).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  test("DAY-4 notes of several lines, with commas and quotations, stay one cell", () => {
    const words = fc.constantFrom("Hello", " you", ", ", "\n", ' "hi"', "!");
    const notes = fc.array(words, { maxLength: 7 }).map((parts) => `Note${parts.join("")}`);
    const rows = fc.array(fc.tuple(notes, notes), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, fc.constantFrom(...SEPARATORS), (given, separator) => {
        const sheet = given.map(([one, other]) => ["Ann", "@ann", one, other]);
        const text = ["a,b,c,d".replaceAll(",", separator), ...linesOf(sheet, separator, false)];
        expect(cellsIn(text.join("\n"), separator).slice(1)).toEqual(sheet);
      }),
      { numRuns: 1_000, seed: 4 },
    );
  });

  test("DAY-4 a cell of several lines stays one, and the next row has the number of its line", () => {
    const text = `a;b;c;d\n\nx;"two ""lines""\nof; notes";y;z\nlast;1;2;3`;
    expect(read(text, ";")).toEqual([
      { line: 1, cells: ["a", "b", "c", "d"] },
      { line: 3, cells: ["x", 'two "lines"\nof; notes', "y", "z"] },
      { line: 5, cells: ["last", "1", "2", "3"] },
    ]);
    expect(cellsIn('Ann,@ann,US,"One, two\nthree, four"\nBen,@b,US,', ",")).toEqual([
      ["Ann", "@ann", "US", "One, two\nthree, four"],
      ["Ben", "@b", "US", ""],
    ]);
  });

  test.each([
    [
      'Anna,Berg,@annab,6" tall and 27" monitor',
      ["Anna", "Berg", "@annab", '6" tall and 27" monitor'],
    ],
    ['=HYPERLINK("http://x"),Berg,@a,US', ['=HYPERLINK("http://x")', "Berg", "@a", "US"]],
    ['"Anna "the boss" Berg",Berg,@a,US', ['Anna "the boss" Berg', "Berg", "@a", "US"]],
    ['"Boss" Anna,"Berg, Jr",@a,US', ['"Boss" Anna', "Berg, Jr", "@a", "US"]],
    [' "Anna" , "Berg" ,@a,US', ["Anna", "Berg", "@a", "US"]],
    ['Anna,"",@a,"US"', ["Anna", "", "@a", "US"]],
    ['Anna,Berg "B",@a,US', ["Anna", 'Berg "B"', "@a", "US"]],
  ])("DAY-4 a quotation mark too many is an ordinary character: %s", (line, cells) => {
    const text = `Zoë,Before,@z,US\n${line}\n"Okoro, Ada",After,@o,US`;
    expect(read(text, ",")).toEqual([
      { line: 1, cells: ["Zoë", "Before", "@z", "US"] },
      { line: 2, cells },
      { line: 3, cells: ["Okoro, Ada", "After", "@o", "US"] },
    ]);
  });

  test("LEAD-1 a quotation mark that is never closed is a character where its row fits, else a fault of its line", () => {
    for (const tall of ["Bo", '6"', '6" tall', '27" and 6"', 'the "B"', '"B"', '""'])
      for (const broken of ['Anna,"Berg,@a,US', 'Anna,"Berg,@a']) {
        const text = `Zoë,Before,@z,US\n${broken}\n${tall},After,@b,US\n"Okoro, Ada",Last,@o,US`;
        const cells = broken.split(",");
        const fault = "Column 2 begins with a quotation mark that is never closed";
        expect(read(text, ",")).toEqual([
          { line: 1, cells: ["Zoë", "Before", "@z", "US"] },
          { line: 2, cells, ...(cells.length < WIDTH && { fault }) },
          { line: 3, cells: [tall.replace(/^"(.*)"$/, "$1"), "After", "@b", "US"] },
          { line: 4, cells: ["Okoro, Ada", "Last", "@o", "US"] },
        ]);
      }
  });

  test("DAY-4 whatever one line holds, the rows before and after it are read as they are", () => {
    const broken = fc
      .array(fc.constantFrom('"', '"', '""', "a", "6", " ", ",", ";", "\t"), { maxLength: 12 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(sheet, broken, fc.nat(8), ({ rows, separator, always, end }, line, at) => {
        // After a quotation mark that was left open, a cell that begins with a separator looks like the end of one.
        fc.pre(rows.flat().every((each) => !/^[\s,;]/.test(each)));
        const lines = linesOf(rows, separator, always);
        const place = at % (rows.length + 1);
        const text = [...lines.slice(0, place), line, ...lines.slice(place)].join(end);
        const found = cellsIn(text, separator);
        expect(found.slice(0, place)).toEqual(rows.slice(0, place));
        expect(place < rows.length ? found.slice(place - rows.length) : []).toEqual(
          rows.slice(place),
        );
      }),
      { numRuns: 2_000, seed: 4 },
    );
  });

  test("DAY-4 no text throws; every character is in a row", () => {
    const text = fc
      .array(fc.constantFrom('"', "\n", ",", "a", " "), { maxLength: 60 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, fc.option(fc.nat(3)), (given, width) => {
        const rows = read(given, ",", width);
        const letters = rows.flatMap(({ cells }) => cells).join("");
        expect(letters.split("a").length).toBe(given.split("a").length);
        const numbers = rows.map(({ line }) => line);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      }),
      { numRuns: 2_000 },
    );
  });

  test("LEAD-1 a line of too many columns is named with its first ones, and the others are read", () => {
    for (const count of [61, 20_000])
      for (const cell of ["x", '"x"', '"x"y']) {
        const text = `Zoë,@z,,US\n${Array(count).fill(cell).join(",")}\nBo,@bo,,US`;
        const [before, named, ...after] = read(text, ",");
        expect(before?.cells).toEqual(["Zoë", "@z", "", "US"]);
        expect(named).toMatchObject({ line: 2, fault: "At most 60 columns", isCut: true });
        expect(named?.cells).toHaveLength(60);
        expect(after).toEqual([{ line: 3, cells: ["Bo", "@bo", "", "US"] }]);
      }
    expect(read(Array(60).fill("x").join(","), ",", null)[0]).not.toHaveProperty("fault");
  });

  test("LEAD-1 lines end with a line feed, wherever a large text is taken apart", () => {
    for (const end of ["\n", "\r", "\r\n", "\r\r", "\r\r\n", "\n\r"])
      for (const length of [65_533, 65_534, 65_535, 65_536]) {
        const text = `\ufeff${"x".repeat(length)}${end.repeat(70_000)}y${end}`;
        const plain = text.slice(1).replace(/\r\n?/g, "\n");
        expect([...plainLines(text)].join("") === plain, JSON.stringify([end, length])).toBe(true);
      }
  });

  test("LEAD-1 a line that is too long is named with its beginning, and the others are read", () => {
    const long = `"Ann",@ann,"${"x".repeat(150_000)}",US`;
    for (const end of ["\n", ""]) {
      const [before, named, ...after] = read(`Zoë,@z,,US\n${long}\nBo,@bo,,US${end}`, ",");
      expect(before?.cells).toEqual(["Zoë", "@z", "", "US"]);
      expect(named).toMatchObject({ line: 2, fault: "A line has at most 120,000 characters" });
      expect(named?.cells.slice(0, 2)).toEqual(["Ann", "@ann"]);
      expect(after).toEqual([{ line: 3, cells: ["Bo", "@bo", "", "US"] }]);
    }
  });

  test.each([
    ['@ann,"Ann "the boss" said\nhello, again",US', ['Ann "the boss" said\nhello, again', "US"]],
    ['@ann,"Ann is 6" tall\nand 27" wide\nend",US', ['Ann is 6" tall\nand 27" wide\nend', "US"]],
    ['@ann,"one\n"two" three\nfour",US', ['one\n"two" three\nfour', "US"]],
    ['@ann,"one\n\nsaid "no\nfour","U, S"', ['one\n\nsaid "no\nfour', "U, S"]],
  ])(
    "LEAD-1 a quotation mark too many in a cell of several lines does not split its row: %j",
    (row, cells) => {
      const text = `Zoë,@z,,US\nAnn,${row}\nBo,@bo,,US`;
      expect(cellsIn(text, ",")).toEqual([
        ["Zoë", "@z", "", "US"],
        ["Ann", "@ann", ...cells],
        ["Bo", "@bo", "", "US"],
      ]);
    },
  );

  test("DAY-4 in a list of names each line is one cell, with or without quotation marks", () => {
    expect(cellsIn('Müller, Hans\n"Okoro, Ada"\n"Ann\nBob Ray"', null)).toEqual([
      ["Müller, Hans"],
      ["Okoro, Ada"],
      ['"Ann'],
      ['Bob Ray"'],
    ]);
  });
});
