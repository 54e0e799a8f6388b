import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { csvLine, csvResponse, momentCell } from "./csv-response.server";

/** An endless file, how many portions of it were made, and when its reading was given up. */
async function endlessFile() {
  const ended = Promise.withResolvers<number>();
  async function* portions() {
    let made = 0;
    try {
      for (;;) {
        made += 1;
        yield [["x".repeat(10_000)]];
      }
    } finally {
      ended.resolve(made);
    }
  }
  const response = (request: Request) =>
    csvResponse(request, { name: "file", heading: ["Heading"], portions: portions() });
  const server = createServer(getRequestListener(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, ended: ended.promise };
}

test("WEAK a file is no longer read once its client has gone away", async () => {
  const { url, ended } = await endlessFile();
  const request = get(url, (response) => response.once("data", () => request.destroy()));
  request.on("error", () => undefined);
  expect(await ended).toBeGreaterThan(0);
});

test("ADM-7 portions of all files are read one at a time, and one that fails or is not taken holds up no other", async () => {
  let [reading, most] = [0, 0];
  const fileOf = (count: number, fails = false) => {
    async function* portions() {
      for (let portion = 0; portion < count; portion += 1) {
        reading += 1;
        most = Math.max(most, reading);
        await setImmediate();
        reading -= 1;
        if (fails) throw new Error("no database");
        yield [["x"]];
      }
    }
    const file = { name: "file", heading: ["Heading"], portions: portions() };
    return csvResponse(new Request("http://localhost/"), file);
  };
  // No one reads the first; the second fails.
  fileOf(100);
  await expect(fileOf(3, true).text()).rejects.toThrow("no database");
  const texts = await Promise.all(Array.from({ length: 5 }, () => fileOf(20).text()));
  for (const text of texts) expect(text.match(/x/g)).toHaveLength(20);
  expect(most).toBe(1);
});

test.each([
  ["2026-11-14T07:39:49.317Z", "America/New_York", "2026-11-14 02:39"],
  ["2026-11-14T04:59:59.999Z", "America/New_York", "2026-11-13 23:59"],
  ["2026-07-01T18:30:00.000Z", "Asia/Kolkata", "2026-07-02 00:00"],
  [new Date("2026-12-31T23:05:00Z"), "UTC", "2026-12-31 23:05"],
  [null, "UTC", null],
] as const)("ADM-7 %s in %s is %s, which a spreadsheet reads as a time", (at, zone, cell) => {
  expect(momentCell(at, zone)).toBe(cell);
});

describe("S16 a line of values (ADM-7)", () => {
  test.each([
    [["a", "b"], "a,b"],
    [["a,b", 'say "x"', "two\nlines"], '"a,b","say ""x""","two\nlines"'],
    [[null, "", 0, -3, 4.5], ",,0,-3,4.5"],
    [["=1+1", "+1", "-1", "@x"], "'=1+1,'+1,'-1,'@x"],
    [["\tx", "\rx"], "'\tx,\"'\rx\""],
    [['=HYPERLINK("http://evil.example","x")'], '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
    [["a=b", " =b", "'=b"], "a=b, =b,'=b"],
    [["＝1+1", "＋1", "－1", "＠x"], "'＝1+1,'＋1,'－1,'＠x"],
    [["Bob;=1+1", "a;b", "a\t@x", "x\n-1"], `Bob;'=1+1,a;b,a\t'@x,"x\n'-1"`],
    [['Bob;"=1+1"', ";＝1;+2"], `"Bob;'""=1+1""",;'＝1;'+2`],
    [["محمد", "Zoë", "👩‍🚀"], "محمد,Zoë,👩‍🚀"],
  ])("%j", (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });
});
