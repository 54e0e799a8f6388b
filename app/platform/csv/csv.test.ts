import { describe, expect, test } from "vitest";
import { csvLine } from "./csv";

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
