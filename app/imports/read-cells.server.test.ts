/** Cells of files as other programs write them, read while everything else goes on. */
import { describe, expect, test } from "vitest";
import { readCells } from "./read-cells.server";

async function all(text: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of readCells(text)) rows.push(row);
  return rows;
}

describe("cells", () => {
  test.each([
    [
      "commas",
      'a,b\r\n"x, ""y""",ü\n',
      [
        ["a", "b"],
        ['x, "y"', "ü"],
      ],
    ],
    [
      "semicolons",
      "a;b\nx,1;ü",
      [
        ["a", "b"],
        ["x,1", "ü"],
      ],
    ],
    [
      "tabs, as pasted",
      'a\tb\n5" tall\tü\n',
      [
        ["a", "b"],
        ['5" tall', "ü"],
      ],
    ],
    [
      "empty rows",
      "a,b\n\n,\n x , y \n",
      [
        ["a", "b"],
        ["x", "y"],
      ],
    ],
  ])("DAY-4 %s", async (_, text, rows) => {
    expect(await all(text)).toEqual(rows);
  });

  test.each([
    ["a quote that never ends", 'a,b\n"x,y', /no readable CSV/],
    ["a line of millions of commas", ",".repeat(10_000_000), /at most 20,000 characters/],
    ["a quoted cell without an end", `"${"x\n".repeat(20_000)}"`, /no readable CSV/],
    [
      "too many columns",
      ["a".repeat(61).split("").join(","), "x"].join("\n"),
      /At most 60 columns/,
    ],
  ])("DAY-4 %s is refused in a sentence", async (_, text, why) => {
    await expect(all(text)).rejects.toThrow(why);
  });

  test("DAY-4 others have their turn many times while a large file is read, whatever it holds", async () => {
    for (const line of ["Ann,Sample,@ann,ü", ",".repeat(3_000), "", "x"]) {
      let turns = 0;
      let ended = false;
      const next = () => {
        turns += 1;
        if (!ended) setImmediate(next);
      };
      setImmediate(next);
      await all(`a,b\n${`${line}\n`.repeat(Math.ceil(100_000 / (line.length + 1)))}`);
      ended = true;
      expect(turns, JSON.stringify(line.slice(0, 20))).toBeGreaterThan(20);
    }
  });

  test("DAY-4 letters of several bytes are whole wherever a slice ends", async () => {
    const text = Array.from(
      { length: 4_000 },
      (_, n) => `${"x".repeat(n % 7)}Zoë,李小龍,👩‍👧`,
    ).join("\n");
    const rows = await all(text);
    expect(rows.map((row) => row.join(",")).join("\n")).toBe(text);
  });
});
