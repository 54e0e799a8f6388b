import { describe, expect, test } from "vitest";
import { looksLikeCode } from "~/auth/auth";
import {
  addressOf,
  FILTERS,
  findForm,
  foundView,
  isFiltered,
  sortAddress,
  viewOf,
} from "./panel-view";

const viewAt = (address: string) => viewOf(new URLSearchParams(address));
const find = (changes: Record<string, string> = {}) =>
  findForm.safeParse({
    q: "",
    status: "",
    active: "",
    progress: "",
    stalled: "",
    sort: "created",
    ...changes,
  });

describe("the panel's view in its address (ADM-7)", () => {
  test.each([
    "?",
    "?q=ann+o%27brien",
    "?person=abc",
    "?status=pending&active=no&progress=half&stalled=14",
    "?sort=name&order=down",
    "?sort=progress&page=3",
    "?q=x&stalled=7&sort=login&order=up&page=2",
  ])("%s is kept", (address) => {
    const view = viewAt(address);
    expect(addressOf(view, { page: view.page })).toBe(address);
  });
  test.each([
    "?page=0",
    "?page=-1",
    "?page=x",
    "?page=1e9",
    "?status=x&active=1&progress=99&stalled=0",
    "?stalled=1.5",
    "?sort=password&order=sideways",
    `?q=${"x".repeat(101)}`,
    "?q=++",
    "?unknown=1",
  ])("%s is the usual view", (address) => {
    expect(viewAt(address)).toEqual(viewAt(""));
    expect(isFiltered(viewAt(address))).toBe(false);
  });
  test.each(FILTERS)("%s: empty is all, in an address and in a form", (name) => {
    expect(isFiltered(viewAt(`?${name}=`))).toBe(false);
    const { success, data } = find({ [name]: "" });
    expect([success, data?.[name]]).toEqual([true, undefined]);
  });
  test("one that is not valid takes no other with it", () => {
    expect(addressOf(viewAt("?q=ann&status=x&stalled=7&late=no"))).toBe("?q=ann&stalled=7");
  });
  test("another filter or order begins at the first page", () => {
    const view = viewAt("?q=ann&page=4");
    expect(addressOf(view, { active: "no" })).toBe("?q=ann&active=no");
    expect(sortAddress(view, "name")).toBe("?q=ann&sort=name");
  });
  test("a second click on a column turns its order", () => {
    expect(sortAddress(viewAt("?sort=name"), "name")).toBe("?sort=name&order=down");
    expect(sortAddress(viewAt("?sort=name&order=down"), "name")).toBe("?sort=name");
    expect(sortAddress(viewAt(""), "created")).toBe("?order=up");
  });
});

describe("a search (ADM-7)", () => {
  test.each(["123456", "1234 5678", "12-34-56", "１２３４５６"])(
    "%s could be a code, and never comes into the address",
    (q) => {
      expect(looksLikeCode(q)).toBe(true);
      const form = find({ q, stalled: "7" });
      if (!form.success) throw form.error;
      expect(addressOf(foundView(form.data, viewAt(""), "ann"))).toBe("?person=ann&stalled=7");
      expect(addressOf(foundView(form.data, viewAt(""), null))).toBe("?person=nobody&stalled=7");
    },
  );
  test.each(["ann", "12345", "ann 123456", "1234567890123"])("%s is text", (q) => {
    expect(looksLikeCode(q)).toBe(false);
    const form = find({ q });
    if (!form.success) throw form.error;
    expect(foundView(form.data, viewAt(""), null).q).toBe(q);
  });
  test("keeps the order of a column that stays", () => {
    const form = find({ sort: "name" });
    if (!form.success) throw form.error;
    expect(foundView(form.data, viewAt("?sort=name&order=down"), null).order).toBe("down");
    expect(foundView(form.data, viewAt("?sort=login&order=up"), null).order).toBe("up");
  });
  test.each<Record<string, string>>([
    { status: "x" },
    { stalled: "0" },
    { stalled: "many" },
    { sort: "" },
    { q: "x".repeat(101) },
    { admin: "true" },
  ])("%j is refused", (changes) => {
    expect(find(changes).success).toBe(false);
  });
});
