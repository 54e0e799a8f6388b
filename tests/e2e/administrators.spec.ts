import { expect, test } from "./fixtures";
import { lessonCard, toast } from "./steps";

test("ADM-5 an administrator makes another one of a trainee, passes the code on, and takes it back", async ({
  adminPage: page,
  trainee,
  openBrowser,
  expectFault,
}) => {
  // Their stream may be refused before their page has left.
  expectFault(/status of 403.*\/live\?topics=trainees/);
  await page.goto("/account");
  await page.getByRole("link", { name: "Administrators" }).click();
  await expect(page.getByRole("heading", { name: "Administrators", level: 1 })).toBeVisible();
  await page.getByLabel("Trainee's name").fill("nobody of that name");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("No active trainee has that name.");
  await page.getByLabel("Trainee's name").fill(trainee.lastName);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: `Make administrator: ${trainee.name}` }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Make administrator", exact: true })
    .click();
  await expect(toast(page, `${trainee.name} is now an administrator`)).toBeVisible();
  const shown = page.getByRole("dialog", { name: `New access code of ${trainee.name}` });
  const code = ((await shown.locator("code").textContent()) ?? "").trim();
  expect(code).toMatch(/^[A-Z2-7]{12}$/);

  const theirs = await (await openBrowser({ as: code })).newPage();
  await theirs.goto("/admin/administrators");
  await expect(
    theirs.getByRole("button", { name: "Make trainee: Site Administrator" }),
  ).toBeVisible();
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(shown).toHaveCount(0);
  // Their page leaves by itself and says why for five seconds: a later check sees nothing.
  const told = expect(toast(theirs, "Access Denied")).toBeVisible();
  await page.getByRole("button", { name: `Make trainee: ${trainee.name}` }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Make trainee", exact: true })
    .click();
  await expect(toast(page, `${trainee.name} is a trainee again`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Make trainee:/ })).toHaveCount(0);
  await told;
  await expect(theirs).toHaveURL("/training");
});

test("C4 RT-1 an administrator with panel and dashboard open who is demoted is shown what is left, and nothing loops", async ({
  traineeBrowser,
  product,
  trainee,
}) => {
  await product.query("insert into user_roles (user_id, role) values ($1, 'admin')", [
    trainee.userId,
  ]);
  await traineeBrowser.clock.install();
  const [dashboard, panel] = [await traineeBrowser.newPage(), await traineeBrowser.newPage()];
  const asked: string[] = [];
  for (const [tab, page] of [dashboard, panel].entries())
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(`tab ${tab}: ${pathname}${search.replace(/&age=\d+/, "")}`);
    });
  const streams = () => asked.filter((each) => each.includes("/live"));
  await dashboard.goto("/training");
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  await panel.goto("/training/adminpanel");
  await expect
    .poll(() => streams().at(-1))
    .toMatch(/topics=inbox.+progress.+sessions.+trainees.+videos$/);
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  const admin = dashboard.getByRole("link", { name: "Admin", exact: true });
  await expect(admin).toBeVisible();

  asked.length = 0;
  await product.query("delete from user_roles where user_id = $1", [trainee.userId]);
  await expect(toast(panel, "Access Denied")).toBeVisible();
  await expect(panel).toHaveURL("/training");
  await expect(admin).toHaveCount(0);
  await product.setProgress(trainee.userId, 1, { seconds: 10 });
  for (const page of [dashboard, panel])
    await expect(lessonCard(page, 1).getByText("Continue", { exact: true })).toBeVisible();
  // On arrival, when the stream covers the page, and when it is refused a topic; a loop continues.
  const times = Map.groupBy(asked, (each) => each);
  expect([...times].filter(([, { length }]) => length > 4)).toEqual([]);
  expect(streams()).toEqual([]);

  // The real server's heartbeats do not follow this clock: the stream is missed once, and reopened for what is left.
  await traineeBrowser.clock.runFor(60_000);
  await expect
    .poll(streams)
    .toEqual([expect.stringMatching(/^tab 0: .+topics=progress.+sessions.+videos$/)]);
});

test("PEOPLE-2 an invitation says at its field what is wrong, keeps what was typed, and shows the code once", async ({
  adminPage: page,
  expectFault,
}) => {
  expectFault(/400/);
  await page.goto("/admin/people");
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite" });
  await dialog.getByLabel("First Name").fill("Bea");
  await dialog.getByLabel("Last Name").fill("Admin");
  const address = dialog.getByLabel("Email address");
  await address.fill("bea(at)admin");
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(address).toHaveAccessibleDescription("Please enter an email address");
  await expect(dialog.getByText("Please enter an email address")).toHaveCount(1);
  await expect(dialog.getByLabel("First Name")).toHaveValue("Bea");
  await dialog.getByLabel("Last Name").fill("");
  // As a mail program copies it: what is not typed yet is read from it.
  await address.fill('"Admin, Beatrice" <bea@admin.example>');
  await address.blur();
  await expect(address).toHaveValue("bea@admin.example");
  await expect(dialog.getByLabel("First Name")).toHaveValue("Bea");
  await expect(dialog.getByLabel("Last Name")).toHaveValue("Admin");
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByRole("dialog", { name: "New access code of Bea Admin" })).toContainText(
    "Pass it on now",
  );
});
