import { expect, test } from "./fixtures";
import type { JourneyProduct } from "./product";
import {
  advance,
  chooseOf,
  expectStored,
  frameOf,
  hydrated,
  openVideo,
  playerOf,
  type Save,
  seek,
  stopClock,
  toast,
  turn,
  watchSaves,
} from "./steps";

const POLL_MS = 2_000;
const THROTTLE_MS = 5_000;

// The journeys control the clock that a lesson runs on.
test.beforeEach(({ traineeBrowser }) => traineeBrowser.clock.install());

test("VID-1 forged messages are ignored, from the page, another origin or another window", async ({
  traineeBrowser,
  traineePage: page,
  product,
  trainee,
  player,
}) => {
  const frame = await openVideo(page, product, "still");
  await advance(frame, 3);
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), { furthest: 3 });

  const forged = JSON.stringify({
    context: "player.js",
    version: "0.0.11",
    event: "timeupdate",
    value: { seconds: 39, duration: 40 },
    listener: "lesson",
  });
  await page.evaluate(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    window.addEventListener("message", ({ data }) => received.push(String(data)));
  });
  await page.evaluate((message) => window.postMessage(message, "*"), forged);
  const otherOrigin = player.origin.replace("127.0.0.1", "localhost");
  for (const origin of [player.origin, otherOrigin]) {
    await frame.evaluate(
      (source) => {
        document.body.append(Object.assign(document.createElement("iframe"), { src: source }));
      },
      `${origin}/forger#${encodeURIComponent(forged)}`,
    );
  }
  await page.waitForFunction(
    (message) =>
      (window as unknown as { received: string[] }).received.filter((each) => each === message)
        .length === 3,
    forged,
  );
  await advance(frame, 1);
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), {
    furthest: 4,
    completed: false,
  });
  await expect(page.getByText("Completed", { exact: true })).toHaveCount(0);
});

test("VID-1 a player that was ready long before the page was hydrated is heard all the same", async ({
  traineeBrowser,
  traineePage: page,
  product,
  trainee,
  player,
}) => {
  await product.setVideo(1, "still");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/training/lesson1", { waitUntil: "commit" });
  await frameOf(page);
  expect(player.asked).toHaveLength(1);
  release();
  const frame = await playerOf(page);
  await advance(frame, 6);
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), { furthest: 6 });
});

test("VID-2 VID-4 playback resumes at the last point, the furthest one counts", async ({
  traineeBrowser,
  traineePage: page,
  product,
  trainee,
  player,
}) => {
  const frame = await openVideo(page, product, "still");
  await advance(frame, 30);
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), {
    furthest: 30,
    position: 30,
  });
  await seek(frame, 9.5);
  await turn(page, "hidden");
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), {
    furthest: 30,
    position: 9.5,
  });
  await page.reload();
  await playerOf(page);
  expect(player.asked.at(-1)?.searchParams.get("t")).toBe("9");
});

test("VID-3 hiding the tab saves right away, by a request that outlives the page", async ({
  traineeBrowser,
  product,
  trainee,
}) => {
  const saves = await watchSaves(traineeBrowser);
  const page = await traineeBrowser.newPage();
  const frame = await openVideo(page, product, "still");
  await stopClock(page);
  await advance(frame, 3);
  await expect.poll(async () => (await saves(page)).length).toBe(1);
  // Two saves that are under way at once may arrive in the other order.
  await expect
    .poll(() => product.progressOf(trainee.userId))
    .toMatchObject({ furthest: 3, position: 3 });
  await advance(frame, 9);
  await turn(page, "hidden");
  await expect
    .poll(() => product.progressOf(trainee.userId))
    .toMatchObject({ furthest: 12, position: 12 });
  expect((await saves(page)).map(({ keepalive }) => keepalive)).toEqual([false, true]);
});

test("VID-3 going elsewhere in the portal, leaving the page and closing the tab save the last point", async ({
  traineeBrowser,
  product,
  trainee,
}) => {
  await product.setVideo(1, "still");
  await product.setVideo(2, "still");
  const page = await traineeBrowser.newPage();
  await page.goto("/training/lesson1");
  const frame = await playerOf(page);
  await advance(frame, 3);
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), { furthest: 3 });
  await advance(frame, 6);
  await page.getByRole("link", { name: "Back to Training" }).click();
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), { furthest: 9 });
  // Going back before the next page is there would only stay.
  await expect(page.getByRole("heading", { name: "Training Dashboard" })).toBeVisible();
  await page.goBack();
  const again = await playerOf(page);
  await advance(again, 11);
  // Where it started depends on which of the two was there first, the page or what it saved before.
  const last = await again.evaluate(() => window.player.position());
  await page.goto("about:blank");
  await expect.poll(() => product.progressOf(trainee.userId)).toMatchObject({ furthest: last });

  await page.goto("/training/lesson2");
  const second = await playerOf(page);
  await advance(second, 4);
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId, 2), { furthest: 4 });
  await advance(second, 5);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => product.progressOf(trainee.userId, 2)).toMatchObject({ furthest: 9 });
});

test("VID-4 the badge comes at 90 percent, right away and permanently", async ({
  traineeBrowser,
  traineePage: page,
  product,
  trainee,
}) => {
  const frame = await openVideo(page, product, "still");
  const badge = page.getByText("Completed", { exact: true });
  await advance(frame, 35.9);
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), {
    completed: false,
  });
  await expect(badge).toHaveCount(0);
  await advance(frame, 0.1);
  await expect(badge).toBeVisible();
  // Of two saves under way at once, the position of the one that arrives last would count.
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), { completed: true });
  await seek(frame, 2);
  await expect(badge).toBeVisible();
  await turn(page, "hidden");
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), {
    completed: true,
    position: 2,
  });
  await page.reload();
  await expect(badge).toBeVisible();
});

test("VID-5 what was watched offline is saved on reconnecting", async ({
  traineeBrowser,
  product,
  trainee,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  const page = await traineeBrowser.newPage();
  const frame = await openVideo(page, product, "still");
  await advance(frame, 3);
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), { furthest: 3 });
  let failures = 0;
  page.on("requestfailed", (request) => {
    if (request.url().endsWith("/training/progress")) failures += 1;
  });
  await traineeBrowser.setOffline(true);
  await advance(frame, 15);
  await turn(page, "hidden");
  await stopClock(page);
  await expect.poll(() => failures).toBeGreaterThan(0);
  // After another failed attempt, the next one by itself is ten seconds away.
  const before = failures;
  await expect
    .poll(() => page.clock.runFor(1_000).then(() => failures), { intervals: [100] })
    .toBeGreaterThan(before);
  expect(await product.progressOf(trainee.userId)).toMatchObject({ furthest: 3 });
  await traineeBrowser.setOffline(false);
  await page.clock.runFor(THROTTLE_MS);
  await expect.poll(() => product.progressOf(trainee.userId)).toMatchObject({ furthest: 18 });
});

test("VID-5 RT-1 coming back to a lesson while offline keeps the page and its player", async ({
  traineeBrowser,
  product,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  const page = await traineeBrowser.newPage();
  const frame = await openVideo(page, product, "still");
  await traineeBrowser.setOffline(true);
  const asked = page.waitForEvent("requestfailed");
  await turn(page, "visible");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await asked;
  await advance(frame, 37);
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Appointment Setting - Facebook",
  );
});

/** The server fails to store what is watched, until the returned function is called. */
async function failing(product: JourneyProduct): Promise<() => Promise<void>> {
  await product.query(
    "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$",
  );
  await product.query(
    "create trigger refuse before insert or update on lesson_progress execute function refuse()",
  );
  return async () => {
    await product.query("drop function refuse cascade");
    product.faults.length = 0;
  };
}

/** How many saves have failed. */
const failures = ({ faults }: JourneyProduct) =>
  faults.filter((line) => line.includes("/training/progress")).length;

test("VID-5 VID-3 a save that failed is sent again as the page closes, outlives it, and goes out from the next one", async ({
  traineeBrowser,
  product,
  trainee,
  expectFault,
}) => {
  expectFault(/status of 500.*\/training\/progress/);
  await product.setVideo(1, "still");
  const page = await traineeBrowser.newPage();
  const refused = page.waitForResponse(/\/training\/progress$/);
  await page.goto("/training/lesson1");
  const frame = await playerOf(page);
  const mend = await failing(product);
  await advance(frame, 14);
  await refused;
  await expect(page.getByRole("alert"), "failures are only logged").toHaveCount(0);
  await page.close();
  await expect.poll(() => failures(product)).toBeGreaterThan(1);
  const next = await traineeBrowser.newPage();
  const refusedAgain = next.waitForResponse(/\/training\/progress$/);
  await next.goto("/training");
  await refusedAgain;
  expect(await product.progressOf(trainee.userId)).toBeNull();
  await mend();
  await next.reload();
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), { furthest: 14 });
});

test("VID-5 a save that failed goes out from a dashboard that was open all the time", async ({
  traineeBrowser,
  product,
  trainee,
  expectFault,
}) => {
  expectFault(/status of 500.*\/training\/progress/);
  await product.setVideo(1, "still");
  const dashboard = await traineeBrowser.newPage();
  await dashboard.goto("/training");
  await hydrated(dashboard);
  const page = await traineeBrowser.newPage();
  const refused = page.waitForResponse(/\/training\/progress$/);
  await page.goto("/training/lesson1");
  const frame = await playerOf(page);
  const mend = await failing(product);
  await advance(frame, 14);
  await refused;
  await page.close();
  await expect.poll(() => failures(product)).toBeGreaterThan(1);
  await mend();
  await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), { furthest: 14 });
});

test("VID-1 a player that is ready but never responds is reported, and can be reloaded", async ({
  traineePage: page,
  product,
}) => {
  await product.setVideo(1, "silent");
  await page.goto("/training/lesson1");
  await frameOf(page);
  const notice = page.getByRole("alert");
  await page.clock.fastForward(4_000);
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward(6_000);
  await expect(notice).toContainText("The video player is not responding");
  await product.setVideo(1, "still");
  await notice.getByRole("button", { name: "Reload the player" }).click();
  await expect(notice).toHaveCount(0);
  await frameOf(page);
});

for (const streams of ["reach", "do not reach"]) {
  test(`ADM-5 VID-4 D5 after a reset, a lesson next to a dashboard begins again where streams ${streams} the browser`, async ({
    traineeBrowser,
    product,
    trainee,
    adminPage,
    player,
    expectFault,
  }) => {
    expectFault(/status of 409.*\/training\/progress|ERR_FAILED.*\/live/);
    if (streams === "do not reach") await traineeBrowser.route(/\/live\?/, (r) => r.abort());
    const dashboard = await traineeBrowser.newPage();
    await dashboard.goto("/training");
    const page = await traineeBrowser.newPage();
    const frame = await openVideo(page, product, "still");
    const stored = () => product.progressOf(trainee.userId);
    await advance(frame, 37);
    await expectStored(traineeBrowser, stored, { furthest: 37, completed: true });
    await expect(page.getByText("Completed", { exact: true })).toBeVisible();

    const opened = player.asked.length;
    await adminPage.goto("/training/adminpanel");
    await chooseOf(adminPage, trainee.name, "Reset Progress");
    await adminPage.getByRole("button", { name: "Reset Progress", exact: true }).click();
    await expect(toast(adminPage, `Training progress reset for ${trainee.name}`)).toBeVisible();
    if (streams === "do not reach") await advance(frame, 1);
    await expect
      .poll(async () => {
        await traineeBrowser.clock.runFor(POLL_MS);
        return player.asked.length;
      })
      .toBeGreaterThan(opened);
    expect(await stored()).toBeNull();
    await expect(page.getByText("Completed", { exact: true })).toHaveCount(0);
    await advance(await playerOf(page), 6);
    await expectStored(traineeBrowser, stored, { furthest: 6, completed: false });
  });
}

test("VID-3 two tabs of one browser share one sender", async ({
  traineeBrowser,
  product,
  trainee,
}) => {
  await product.setVideo(1, "still");
  const saves = await watchSaves(traineeBrowser);
  const pages = [await traineeBrowser.newPage(), await traineeBrowser.newPage()] as const;
  for (const page of pages) await page.goto("/training/lesson1");
  const frames = [await playerOf(pages[0]), await playerOf(pages[1])];
  await stopClock(pages[0]);
  for (let count = 1; count <= 3; count += 1) {
    for (const frame of frames) await advance(frame, count);
    const furthest = (count * (count + 1)) / 2;
    await expectStored(traineeBrowser, () => product.progressOf(trainee.userId), { furthest });
  }
  expectPaced(await saves(pages[0]));
});

function expectPaced(saves: readonly Save[]): void {
  const gaps = saves.slice(1).map(({ at }, index) => at - (saves[index]?.at ?? 0));
  for (const gap of gaps) expect(gap, String(gaps)).toBeGreaterThanOrEqual(THROTTLE_MS);
}
