import { expect, test } from "vitest";
import type { Verb } from "~/auth/auth";
import { adminGroups, adminHome, namedPages } from "./admin-pages";
import { isAdminPath, mainPages } from "./portal-pages";

const verbs = [...new Set(namedPages("/board").map(({ verb }) => verb))];

test("PORT-1 every page of the administration is one by its address, and no other page is", () => {
  const administration = adminGroups(verbs).flatMap(({ pages }) => pages.map(({ to }) => to));
  expect(administration.length).toBeGreaterThan(20);
  for (const { to } of namedPages("/board"))
    expect(isAdminPath(to)).toBe(administration.includes(to));
  expect(isAdminPath("/training/adminpanel/new")).toBe(true);
  expect(isAdminPath("/administration")).toBe(false);
});

test("PORT-1 the navigation leads to the first page of the administration that the person may open", () => {
  const nameFor = (rights: Verb[]) =>
    mainPages({ board: "/board", admin: adminHome(rights) }).at(-1);
  expect(nameFor([])).toMatchObject({ name: "Board" });
  expect(nameFor(["coaching.review"])).toEqual({ to: "/admin/coaching", name: "Admin" });
  expect(nameFor(["log.read", "trainees.read"])).toEqual({
    to: "/training/adminpanel",
    name: "Admin",
  });
});
