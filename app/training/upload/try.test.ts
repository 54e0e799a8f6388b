import { readFileSync } from "node:fs";
import { test } from "vitest";
import { SHIPPED_LESSONS } from "/work/wt-upload/app/training/copy/shipped-lessons";
import { matchNames } from "/work/wt-upload/app/training/upload/match-names";
test("x", () => {
  let block: string|null = null;
  const lessons = SHIPPED_LESSONS.map((l, i) => { block = l.block ?? block; return { id: l.id, number: i + 1, title: l.title, block }; });
  let bad = 0, wrongSure = 0, n = 0;
  for (const line of readFileSync("/work/wt-upload/tests/kit/videos/names.tsv", "utf8").split("\n")) {
    if (!line || line.startsWith("#")) continue;
    const [want = "", name = ""] = line.split("\t"); n++;
    const [m] = matchNames([name], lessons);
    const got = m!.lesson === null ? "-" : `${m!.lesson}${m!.doubt ? "?" : ""}`;
    if (got !== want) { bad++; if (!got.includes("?") && got !== "-" ) wrongSure++; console.log(want, got, name, m!.doubt); }
  }
  console.log({ n, bad, wrongSure });
});
