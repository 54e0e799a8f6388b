import { expect, test } from "vitest";
import { SCRIPT } from "~/script/copy/script.server";
import { FAQ } from "~/site/copy/faq.server";
import { TESTIMONIALS } from "~/site/copy/testimonials.server";
import type { Field } from "../fields";
import { fieldAddress, nameField, OpenedItems } from "./opened-items";

test("CONT-2 items with many fields or an id of their own are folded, and a path into one opens it", () => {
  const opened = new OpenedItems(SCRIPT.root, ["nodes.start.options.us.text", "heading", "nodes"]);
  expect(opened.first()).toBe("nodes.start");
  expect(opened.shows("nodes.start.message")).toBe(true);
  expect(opened.shows("nodes.closing.message")).toBe(false);
  expect(opened.shows("heading")).toBe(true);
  opened.open("nodes.closing-item");
  expect(opened.shows("nodes.closing.message")).toBe(true);
  opened.toggle("nodes.closing");
  expect(opened.shows("nodes.closing.message")).toBe(false);
  expect(new OpenedItems(FAQ.root, []).shows("questions.1.answer")).toBe(true);
  expect(new OpenedItems(TESTIMONIALS.root, []).shows("people.1.quote")).toBe(false);
});

test("CONT-2 a folded item is named by its first text that is never empty", () => {
  const text = (name: string, optional: boolean): Field => ({
    kind: "text",
    name,
    label: name,
    optional,
  });
  const fields = [text("block", true), text("title", false)];
  const item = { kind: "group", name: "", label: "Lesson", fields } as const;
  const list = { kind: "list", name: "lessons", label: "Lessons", min: 0, max: 9 } as const;
  const id = { name: "number", numbered: true };
  expect(nameField({ ...list, item: { ...item, id } }, "lessons")).toBe("title");
  expect(nameField({ ...list, item: { ...item, id } }, "topics.a.lessons")).toBeNull();
  expect(nameField({ ...list, item }, "lessons")).toBeNull();
});

test("CONT-2 the address of a field opens the item that it is in", () => {
  expect(fieldAddress(SCRIPT.root, "/p", "nodes.start.message")).toBe(
    "/p?open=nodes.start#nodes.start.message",
  );
  expect(fieldAddress(SCRIPT.root, "/p", "nodes.start-item")).toBe(
    "/p?open=nodes.start#nodes.start-item",
  );
  expect(fieldAddress(SCRIPT.root, "/p", "nodes")).toBe("/p#nodes");
  expect(fieldAddress(FAQ.root, "/p", "questions.1.answer")).toBe("/p#questions.1.answer");
});
