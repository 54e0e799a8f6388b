import { expect, test } from "vitest";
import { boardCall } from "./board-call";
import type { CardText } from "./card";
import { faultIn } from "./card-rules";

const WORDS: CardText = {
  title: "Call back",
  description: null,
  status: "incomplete",
  tags: null,
  notes: null,
};
const many = (count: number) => Array.from({ length: count }, (_, at) => `tag ${at}`);

test.each<[what: string, words: Partial<CardText>, fault: string | null]>([
  ["nothing but a title", {}, null],
  ["all that fits", { title: "t".repeat(200), notes: "n".repeat(10_000), tags: many(20) }, null],
  ["a tag that fits", { tags: ["t".repeat(60)] }, null],
  ["no title", { title: " " }, "Title required"],
  ["a title that no one sees", { title: "\u202e\u00ad" }, "Title required"],
  ["a long title", { title: "t".repeat(201) }, "Title may have at most 200 characters"],
  [
    "a long text",
    { description: "d".repeat(10_001) },
    "Description may have at most 10000 characters",
  ],
  ["long notes", { notes: "n".repeat(10_001) }, "Notes may have at most 10000 characters"],
  ["many tags", { tags: many(21) }, "A card may have at most 20 tags"],
  ["a long tag", { tags: ["short", "t".repeat(61)] }, "A tag may have at most 60 characters"],
])("OPS-3 OPS-4 the form and the function say the same of %s", (_, words, fault) => {
  const said = { ...WORDS, ...words };
  expect(faultIn(said)?.message ?? null).toBe(fault);
  const { status, ...text } = said;
  const sent = { action: "create_card", data: { ...text, status, day_column: "Monday" } };
  expect(boardCall.safeParse(sent).error?.issues[0]?.message ?? null).toBe(fault);
});
