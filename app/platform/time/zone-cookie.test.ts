import { expect, test } from "vitest";
import { zoneInCookie } from "./zones";

test("TRK-1 every zone is read from a cookie, next to others", () => {
  for (const zone of ["UTC", ...Intl.supportedValuesOf("timeZone")])
    expect(zoneInCookie(`theme=dark; zone=${zone}; notice=x`)).toBe(zone);
  expect(zoneInCookie("zone=america/new_york")).toBe("America/New_York");
});

test.each(["", "zone=", "timezone=UTC", "zone=No/Where", "zone=<b>", `zone=${"A".repeat(200)}`])(
  "TRK-1 no zone is read from %s",
  (cookies) => {
    expect(zoneInCookie(cookies)).toBeNull();
  },
);
