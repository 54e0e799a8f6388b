import { expect, test } from "vitest";
import { isHandleFound } from "./handle-search";

const HANDLES = ["@Lena.Ortiz", "lena.ortiz", "instagram:lena.ortiz", "LENA.ORTIZ "];

test("WEEK-1 a handle is found with and without @, by its beginning and by its address, however it was typed", () => {
  for (const handle of [...HANDLES, "https://www.instagram.com/lena.ortiz/"])
    for (const typed of ["@lena.ortiz", "lena.ortiz", "@LENA", " lena.o", "@le"])
      expect([handle, typed, isHandleFound(typed, handle)]).toEqual([handle, typed, true]);
  const address = "https://instagram.com/lena.ortiz?hl=en";
  for (const handle of HANDLES) expect(isHandleFound(address, handle)).toBe(true);
});

test("WEEK-1 other handles, words and single letters find no one", () => {
  for (const typed of ["@ortiz", "ena", "l", "@", "", "lena ortiz", "@lena.ortiz2", "..."])
    expect([typed, isHandleFound(typed, "@lena.ortiz")]).toEqual([typed, false]);
  expect(isHandleFound("lena", null)).toBe(false);
  expect(isHandleFound("https://tiktok.com/@lena.ortiz", "instagram:lena.ortiz")).toBe(false);
});
