import { expect, test } from "vitest";
import { saysNow } from "./cue-view";

test.each([
  ["Theirs", null, "It now says from 0:05 to 0:12: “Theirs”."],
  ["Ask first.", null, "It now says from 0:05 to 0:12: “Ask first.”"],
  ["Why now?", null, "It now says from 0:05 to 0:12: “Why now?”"],
  [
    "Ask first.",
    "Asking",
    "It now says from 0:05 to 0:12: “Ask first.”, with the chapter “Asking”.",
  ],
  ["Ask first", "Why?", "It now says from 0:05 to 0:12: “Ask first”, with the chapter “Why?”"],
])("MED-5 what a cue says now ends with one stop: %s, %s", (words, chapter, said) => {
  expect(saysNow({ start: 5, end: 12, words, chapter })).toBe(said);
});
