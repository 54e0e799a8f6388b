/** The time zone of a booking page, looked for by city (CALL-8). */
import { expect, test } from "./fixtures";
import { ADMIN_CODE } from "./product";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const NOON = {
  zone: "America/New_York",
  hours: EVERY_DAY.map((day) => ({ day, from: "12:00", to: "13:00" })),
  noticeHours: 0,
};

test("CALL-8 BOOK-1 on a phone: the next three times come first, and a city is found by keys", async ({
  openBrowser,
  product,
}) => {
  await product.setCalendar("discovery", NOON);
  const browser = await openBrowser({
    viewport: { width: 360, height: 740 },
    locale: "en-US",
    timezoneId: "Asia/Kolkata",
  });
  const page = await browser.newPage();
  await page.goto("/book");
  await page.mouse.move(100, 100);
  await page.mouse.down();
  const zone = page.getByRole("combobox", { name: "Time zone" });
  await expect(zone).toHaveValue("Asia/Kolkata");
  const next = page.getByRole("region", { name: "Next free times" });
  await expect(next.getByRole("link")).toHaveCount(3);

  await zone.focus();
  await page.keyboard.press("ArrowDown");
  const options = page.getByRole("option");
  await expect(options.first()).toContainText(/^Kolkata\s*GMT\+5:30, \d+:\d\d [AP]M$/);
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(zone).toHaveValue("Asia/Kolkata");

  await zone.fill("houst");
  await expect(options.first()).toContainText("Houston");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(zone).toHaveValue("America/Chicago");
  await expect(zone).toBeFocused();
  // Noon in New York.
  await expect(next.getByRole("link").first()).toContainText("11:00 AM");

  await zone.fill("kathm");
  await options.filter({ hasText: "Kathmandu" }).click();
  await expect(zone).toHaveValue("Asia/Kathmandu");
  await zone.fill("no such city");
  await expect(page.getByText("No city or time zone with that name.")).toBeVisible();
  await page.keyboard.press("Escape");

  await next.getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "Choose another time" })).toBeVisible();
  await expect(page.getByLabel("Your name")).toBeVisible();
});

test("CALL-8 a former name in an address is shown by its current name", async ({
  visitorPage: page,
  product,
}) => {
  await product.setCalendar("setup", NOON);
  await page.goto("/schedule/setup?zone=US/Pacific");
  await page.mouse.move(100, 100);
  await page.mouse.down();
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue(
    "America/Los Angeles",
  );
});

test("CALL-8 OWN-8 without JavaScript the zone of a calendar, a host, a guest and oneself is chosen from a list", async ({
  openBrowser,
  product,
}) => {
  await product.setCalendar("discovery", NOON);
  const page = await (await openBrowser({ as: ADMIN_CODE, javaScriptEnabled: false })).newPage();
  const zone = (label: string) => page.getByLabel(label, { exact: true });
  const press = async (name: string) => {
    const answered = page.waitForEvent("load");
    await page.getByRole("button", { name, exact: true }).click();
    await answered;
  };

  await page.goto("/account");
  await zone("Time zone").selectOption("America/Denver");
  await press("Save");
  await page.goto("/account");
  await expect(zone("Time zone")).toHaveValue("America/Denver");

  await page.goto("/admin/settings/calendars/discovery");
  await zone("Time zone").selectOption("America/Chicago");
  await press("Save");
  await page.goto("/admin/settings/calendars/discovery");
  await expect(zone("Time zone")).toHaveValue("America/Chicago");

  await page.goto("/admin/hosts");
  await zone("Name").fill("Hannah Host");
  await press("Add host");
  await page.goto("/admin/hosts");
  await page.getByRole("link", { name: "Hannah Host" }).click();
  await page.getByLabel("Has their own hours instead of the calendar's").check();
  await zone("Time zone").selectOption("Europe/Berlin");
  await press("Save");
  await page.reload();
  await expect(zone("Time zone")).toHaveValue("Europe/Berlin");

  await page.goto("/admin/agenda?do=book");
  await zone("Guest's time zone").selectOption("Asia/Tokyo");
  await zone("Guest's name").fill("Nora Sample");
  await zone("Guest's email").fill("nora.sample@guests.example");
  await press("Book");
  await expect(page.getByText("Nora Sample").first()).toBeVisible();
  const booked = "select zone from bookings where guest_name = 'Nora Sample'";
  expect(await product.query(booked)).toEqual([{ zone: "Asia/Tokyo" }]);
});
