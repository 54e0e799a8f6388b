import { describe, expect, test } from "vitest";
import { zoneLike, zoneNamed } from "./zone-names";

describe("CALL-5 names of time zones", () => {
  test.each([
    ["Europe/Berlin", "Europe/Berlin"],
    ["america/new_york", "america/new_york"],
    ["America/New York", "America/New_York"],
    ["UTC", "UTC"],
    ["Etc/GMT+5", "Etc/GMT+5"],
    ["US/Eastern", "US/Eastern"],
    ["W. Europe Standard Time", "Europe/Berlin"],
    ["Eastern Standard Time", "America/New_York"],
    ["Eastern Standard Time 1", "America/New_York"],
    ["India Standard Time", "Asia/Calcutta"],
    ["Greenwich Standard Time", "Atlantic/Reykjavik"],
    ["/Europe/Vienna", "Europe/Vienna"],
    ["/freeassociation.sourceforge.net/Tzfile/Europe/Berlin", "Europe/Berlin"],
    ["/softwarestudio.org/Olson_20011030_5/America/Indiana/Knox", "America/Indiana/Knox"],
    ["/mozilla.org/20050126_1/America/New York", "America/New_York"],
    ["tzone://Microsoft/Utc", "Utc"],
    ["+0200", "+0200"],
  ])("CALL-5 %j is %s", (name, zone) => {
    expect(zoneNamed(name)).toBe(zone);
  });

  test.each([
    ["UTC+01", "+01:00"],
    ["GMT-0530", "-05:30"],
    ["(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"],
    ["(UTC-05:00) Eastern Time (US and Canada)", "America/New_York"],
    ["(GMT-08:00) Pacific Time (US & Canada); Tijuana", "America/Los_Angeles"],
    ["(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Amsterdam"],
    ["(UTC+10:00) Canberra, Melbourne, Sydney", "Australia/Melbourne"],
    ["Central Daylight Time", "America/Chicago"],
  ])("CALL-5 %j is like %s", (name, zone) => {
    expect(zoneNamed(name)).toBeNull();
    expect(zoneLike(name)).toBe(zone);
  });

  test.each([
    "",
    "/",
    "Customized Time Zone 1",
    "tzone://Microsoft/Custom",
    "Mars/Olympus Mons",
    "UTC+99",
    "(UTC+03:00) Eastern Time (US & Canada)",
    "Time",
  ])("CALL-5 %j is none", (name) => {
    expect(zoneNamed(name)).toBeNull();
    expect(zoneLike(name)).toBeNull();
  });
});
