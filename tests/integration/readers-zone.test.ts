/** Days and times are the reader's before any script has run: by their browser's cookie, else the zone they chose (TRK-1). */
import { expect, test } from "vitest";
import { added, TRACKER } from "../kit/prospects";
import { startForTest } from "../kit/test-product";

/** Around midnight somewhere, around both changes of the clocks, and around New Year. */
const MOMENTS = [
  "2026-11-28T04:30:00Z",
  "2026-03-08T07:30:00Z",
  "2026-11-01T05:30:00Z",
  "2027-01-01T00:10:00Z",
];
const ZONES = ["America/New_York", "America/Los_Angeles", "Asia/Kathmandu", "Pacific/Kiritimati"];
const DAY = { year: "numeric", month: "short", day: "numeric" } as const;
const MINUTES = { ...DAY, hour: "numeric", minute: "2-digit" } as const;
const told = (at: string, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", form).format(new Date(at)).replace(/\s/g, " ");

test("TRK-1 the tracker's page has the reader's day and time in any zone, and names UTC for who has none", async () => {
  const product = await startForTest();
  const { visitor, userId } = await product.signedIn();
  const { id } = await added(product, visitor);
  const shown = async (path: string, cookie: string) => {
    const session = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { Cookie: `${session}${cookie}`, "Accept-Encoding": "identity" };
    const page = await (await fetch(new URL(path, visitor.origin), { headers })).text();
    return [...page.matchAll(/<time[^>]*class="moment"[^>]*>([^<]*)</g)].map(([, text]) => text);
  };
  const chosen = (zone: string | null) =>
    product.query("update users set zone = $2 where id = $1", [userId, zone]);
  for (const at of MOMENTS) {
    await product.query(
      "update prospects set created_at = $2, next_contact_at = $2 where id = $1",
      [id, at],
    );
    const both = async (cookie: string) => ({
      list: await shown(TRACKER, cookie),
      page: await shown(`${TRACKER}/${id}`, cookie),
    });
    for (const timeZone of ZONES) {
      const expected = {
        list: expect.arrayContaining([told(at, { ...DAY, timeZone })]),
        page: expect.arrayContaining([told(at, { ...MINUTES, timeZone })]),
      };
      await chosen(null);
      expect(await both(`; zone=${timeZone}`), `${at} ${timeZone}`).toEqual(expected);
      await chosen(timeZone);
      expect(await both("; zone=No/Where"), `${at} ${timeZone}`).toEqual(expected);
    }
    await chosen(null);
    const utc = { timeZone: "UTC", timeZoneName: "short" } as const;
    expect(await both("")).toEqual({
      list: expect.arrayContaining([told(at, { ...DAY, ...utc })]),
      page: expect.arrayContaining([told(at, { ...MINUTES, ...utc })]),
    });
  }
});
