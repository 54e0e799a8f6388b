import { describe, expect, test } from "vitest";
import { brandForm, brandFrom, brandSchema, SHIPPED_BRAND } from "./brand";

const { logo: _, logoDark: __, favicon: ___, ...SHIPPED } = SHIPPED_BRAND;
const NO_LOGOS = { logo: null, logoDark: null, favicon: null };

describe("the brand", () => {
  test("as shipped is a valid one", () => {
    expect(brandSchema.parse(SHIPPED_BRAND)).toEqual(SHIPPED_BRAND);
    expect(brandFrom({})).toEqual({ brand: SHIPPED, logos: NO_LOGOS, ignored: [] });
  });
  test("is what is stored, and as shipped if nothing is", () => {
    const { brand, ignored } = brandFrom({ name: " North Desk ", hue: 30 });
    expect(brand).toEqual({ ...SHIPPED, name: "North Desk", hue: 30 });
    expect(ignored).toEqual([]);
  });
  test.each([
    ["hue", 361],
    ["hue", "30"],
    ["name", " "],
    ["name", "n".repeat(61)],
    ["supportMail", "javascript:alert(1)"],
    ["color", "red"],
    ["__proto__", { name: "x" }],
  ])("keeps the shipped %s instead of %j, and says so", (field, value) => {
    const stored = JSON.parse(`{"address":"1 Road","${field}":${JSON.stringify(value)}}`);
    const { brand, ignored } = brandFrom(stored);
    expect(brand).toEqual({ ...SHIPPED, address: "1 Road" });
    expect(ignored).toEqual([field]);
  });
  test("OWN-10 what was copied from a sheet or a letterhead is one line", () => {
    const { name, legalName, address, supportMail } = SHIPPED;
    const typed = {
      name: " North\tDesk\u00a0",
      legalName,
      address: `${address}\r\n USA`,
      supportMail,
    };
    expect(brandForm.parse({ ...typed, hue: "30" })).toMatchObject({
      name: "North Desk",
      address: `${address} USA`,
    });
    const turned = brandForm.parse({ ...typed, name: `${name}\u202e`, hue: "30" });
    expect(turned.name).toBe(name);
    expect(brandForm.safeParse({ ...typed, name: " \n ", hue: "30" }).success).toBe(false);
  });
  test.each([null, undefined, "text", 3, []])("is the shipped one where %j is stored", (stored) => {
    expect(brandFrom(stored).brand).toEqual(SHIPPED);
  });
});
