import { expect, test } from "vitest";
import { leadZone } from "./lead-zone";
import type { Country } from "./prospect";

test.each<[notes: string | null, zone: string | null, country?: Country]>([
  ["State: TX", "America/Chicago"],
  ["Location: Austin TX\nwarm", "America/Chicago"],
  ["Location: El Paso, TX", "America/Denver"],
  ["City: Phoenix", "America/Phoenix"],
  ["Location: Columbus, Ohio", "America/New_York"],
  ["lives in Oregon with two kids", "America/Los_Angeles"],
  ["from Tampa, FL", "America/New_York"],
  ["Phone Number: (512) 555-0100", "America/Chicago"],
  ["Phone: +1 415 555 0100", "America/Los_Angeles"],
  ["Phone: 808-555-0100", "Pacific/Honolulu"],
  ["Phone: +44 20 7946 0958", "Europe/London"],
  ["Phone: +63 917 555 0100", null],
  ["Phone: 416 555 0100", "America/Toronto", "Canada"],
  ["Time zone: PST", "America/Los_Angeles"],
  ["Timezone: America/Boise", "America/Boise"],
  ["tz: Central", "America/Chicago"],
  ["wants to talk 4pm EST, State: CA", "America/New_York"],
  ["warm lead", null],
  ["asked for a link, OK with the price", null],
  [null, null],
  [null, "Europe/London", "UK"],
  [null, null, "Canada"],
  ["she met us at 9, has a son", null],
])("WEEK-3 the zone of a prospect with the notes %j is %s", (notes, zone, country = "US") => {
  expect(leadZone({ country, notes })).toBe(zone);
});
