import { expect, test } from "./fixtures";

test("DASH-4 a trainee books a session without leaving the portal: a taken time is reported, and the dashboard shows it until the team cancels", async ({
  openBrowser,
  product,
  trainee,
  expectFault,
}) => {
  expectFault(/status of 409/);
  const browser = await openBrowser({ as: trainee.accessCode, timezoneId: "Asia/Kolkata" });
  const page = await browser.newPage();
  await page.goto("/training");
  await page.getByRole("link", { name: "Choose a time" }).click();
  await expect(page).toHaveURL("/training/sessions/one-on-one");
  await page.locator("[data-time]").first().click();
  await expect(page.getByLabel("Your name")).toHaveValue(trainee.name);
  await expect(page.getByLabel("Your name")).toHaveAttribute("readonly");
  const mail = page.getByLabel("Email address");
  await mail.fill("tess@");
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(mail).toBeFocused();
  await mail.fill("tess@guests.example");
  const at = await page.locator("main h3 time").getAttribute("datetime");
  await product.query(
    `insert into bookings (id, calendar, starts_at, ends_at, guest_name, guest_mail, zone, caller)
     values (gen_random_uuid(), 'oneOnOne', $1, $1::timestamptz + interval '30 min', 'A', 'a@b.example', 'UTC', 'caller')`,
    [at],
  );
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "That time was just taken. Please choose another one.",
  );
  await page.locator("[data-time]").first().click();
  await expect(mail).toHaveValue("tess@guests.example");
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("heading", { name: "Your 1-on-1 session is booked" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();

  await page.getByRole("link", { name: "Back to Training" }).click();
  const booked = page.getByRole("list", { name: "1-on-1 session: booked" });
  await expect(booked.locator("time")).toHaveText(/GMT\+5:30|IST/);
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  await booked.getByRole("link", { name: /^Move/ }).click();
  await page.locator("[data-time]").first().click();
  await page.getByRole("button", { name: "Move to this time" }).click();
  await expect(page.getByRole("heading", { name: "Your meeting has a new time" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Training" }).click();
  await expect(booked).toBeVisible();
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  await product.query("update bookings set cancelled_at = now() where trainee_id is not null");
  await expect(booked).toBeHidden();
  await expect(page.getByRole("link", { name: "Choose a time" })).toBeVisible();
});
