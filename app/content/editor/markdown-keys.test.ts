import { expect, test } from "vitest";
import { type Markup, markup } from "./markdown-keys";

/** `<` and `>` in a text are the ends of the selection. */
function edited(kind: Markup, marked: string): string {
  const from = marked.indexOf("<");
  const text = marked.replace("<", "");
  const to = text.indexOf(">");
  const plain = text.replace(">", "");
  const edit = markup(kind, plain, from, to);
  const after = plain.slice(0, edit.from) + edit.text + plain.slice(edit.to);
  return `${after.slice(0, edit.start)}<${after.slice(edit.start, edit.end)}>${after.slice(edit.end)}`;
}

test.each<[Markup, string, string]>([
  ["strong", "a <word> b", "a **<word>** b"],
  ["strong", "a **<word>** b", "a <word> b"],
  ["strong", "<>", "**<>**"],
  ["emphasis", "a <word>", "a *<word>*"],
  ["emphasis", "a *<word>*", "a <word>"],
  ["emphasis", "**<word>**", "***<word>***"],
  ["link", "see <here>", "see [here](<https://>)"],
  ["link", "<>", "[text](<https://>)"],
  ["list", "one\nt<wo\nsix an>d\nfour", "one\n<- two\n- six and>\nfour"],
  ["list", "<- one\n- two>", "<one\ntwo>"],
  ["heading", "a\n<>b", "a\n<## b>"],
])("CONT-2 %s: %s becomes %s", (kind, before, after) => {
  expect(edited(kind, before)).toBe(after);
});
