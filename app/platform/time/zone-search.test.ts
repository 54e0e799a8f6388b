import { expect, test } from "vitest";
import { currentZone } from "./zone-names";
import { cityOf, clockText, searchZones } from "./zone-search";

const ZONES = Intl.supportedValuesOf("timeZone");
const NOW = new Date("2026-11-23T17:00:00Z");
const found = (typed: string, own = "UTC") => searchZones(typed, ZONES, own, NOW);
const first = (typed: string, own?: string) => {
  const [best] = found(typed, own);
  return best && [best.city, currentZone(best.zone)];
};

test.each([
  ["Boise", "Boise", "America/Boise"],
  ["boi", "Boise", "America/Boise"],
  ["Kathmandu", "Kathmandu", "Asia/Kathmandu"],
  ["katmandu", "Kathmandu", "Asia/Kathmandu"],
  ["mumbai", "Mumbai", "Asia/Kolkata"],
  ["sao paulo", "Sao Paulo", "America/Sao_Paulo"],
  ["medellin", "Medellín", "America/Bogota"],
  ["houston", "Houston", "America/Chicago"],
  ["washington", "Washington DC", "America/New_York"],
  ["new york", "New York", "America/New_York"],
  ["America/Los_Angeles", "Los Angeles", "America/Los_Angeles"],
  ["buenos", "Buenos Aires", "America/Argentina/Buenos_Aires"],
  ["kiev", "Kyiv", "Europe/Kyiv"],
  ["texas", "Texas", "America/Chicago"],
  ["LA", "LA", "America/Los_Angeles"],
  ["los", "Los Angeles", "America/Los_Angeles"],
  ["Pacific", "Los Angeles", "America/Los_Angeles"],
  ["Eastern", "New York", "America/New_York"],
  ["central time", "Chicago", "America/Chicago"],
])("CALL-8 %j finds %s first", (typed, city, zone) => {
  expect(first(typed)).toEqual([city, zone]);
});

/** Every state by name and by code, but Louisiana's, which is Los Angeles. */
const STATES =
  "AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington State, WV West Virginia, WI Wisconsin, WY Wyoming";

test.each(STATES.split(", "))("CALL-8 the state %s is found first by name and by code", (state) => {
  const [code, name] = [state.slice(0, 2), state.slice(3)];
  const [, zone] = first(name) ?? [];
  expect(zone).toMatch(/^(?:America|Pacific)\//);
  const expected = code === "LA" ? "America/Los_Angeles" : zone;
  for (const typed of [code, code.toLowerCase()])
    expect(first(typed, "Africa/Nairobi")?.[1]).toBe(expected);
});

test.each([
  ["ET", "America/New_York"],
  ["ct", "America/New_York"],
  ["pt", "America/Los_Angeles"],
])("CALL-8 two letters find a state, or the time that is called so: %s", (typed, zone) => {
  expect(first(typed)?.[1]).toBe(zone);
});

test("CALL-8 the name of a time finds its zones", () => {
  expect(found("pacific time").map(({ zone }) => zone)).toContain("America/Los_Angeles");
  expect(found("est").map(({ zone }) => zone)).toContain("America/New_York");
});

test("CALL-8 the guest's zone is first while nothing is typed, each zone once, by its current name", () => {
  const all = found("", "Asia/Calcutta");
  expect(all[0]).toEqual({ zone: "Asia/Calcutta", city: "Kolkata", detail: "GMT+5:30, 10:30 PM" });
  const names = all.map(({ zone }) => currentZone(zone));
  expect(new Set(names).size).toBe(names.length);
  expect(all.map(({ city }) => city).join()).not.toMatch(/Calcutta|Katmandu|Saigon|Rangoon|Kiev/);
});

test("CALL-8 an offset and the time now stand with each, and what is nowhere finds nothing", () => {
  expect(clockText("America/Boise", NOW)).toBe("GMT-7, 10:00 AM");
  expect(cityOf("America/Indianapolis")).toBe("Indianapolis");
  expect(found("zzzz")).toEqual([]);
  expect(found("a".repeat(500))).toEqual([]);
});

test.each([
  ["US/Pacific", "America/Los_Angeles"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Europe/Berlin", "Europe/Berlin"],
])("CALL-8 %s is %s today", (former, current) => {
  expect(currentZone(former)).toBe(current);
});
