import { readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { violationsOf } from "../kit/accessibility";
import { withoutLength } from "../kit/videos/without-length";
import { expect, test } from "./fixtures";

const VIDEOS = path.resolve("tests/kit/videos");

test("MED-1 a chosen file is looked at first, then uploaded, and a trainee's page plays it", async ({
  adminPage: page,
  traineePage,
}) => {
  await choosesByInput(page);
  await page.goto("/admin/upload-videos");
  const card = cardOf(page, 3);
  await choose(card, "plain.webm");
  await expect(card).toContainText("0:08 · 320 × 180 · 54 KB");
  await expect(card.getByRole("img", { name: "A picture of the video" })).toBeVisible();
  // What was pressed is gone, and the keyboard goes on in its place.
  const hasFocus = (place: Locator) =>
    expect.poll(() => place.evaluate((each) => each.matches(":has(:focus), :focus"))).toBe(true);
  await hasFocus(card);
  await card.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(card.getByRole("button", { name: "Upload a file" })).toBeVisible();
  await hasFocus(card);
  await choose(card, "plain.webm");
  await card.getByRole("slider").fill("6");
  await expect(card).toContainText("at 0:06");
  expect(await violationsOf(page)).toEqual([]);
  await card.getByRole("button", { name: "Upload", exact: true }).press("Enter");
  await expect(card).toContainText("Uploaded. The lesson plays it now.");
  await hasFocus(card);
  await card.getByRole("button", { name: "Close" }).press("Enter");
  await expect(card).not.toContainText("Uploaded. The lesson plays it now.");
  await hasFocus(card);
  await expect(card.getByRole("img", { name: "Configured" })).toBeVisible();

  await traineePage.goto("/training/lesson3");
  const video = traineePage.locator("video");
  await expect(video).toHaveAttribute("poster", /\/poster\?/);
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true;
    return player.play();
  });
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0.5);
});

test("MED-1 an MP4 with its header last arrives with it first, and a camera's file as an MP4", async ({
  adminPage: page,
  product,
}) => {
  await choosesByInput(page);
  await page.goto("/admin/upload-videos");
  for (const [lesson, name] of [
    [1, "header-last.mp4"],
    [2, "camera.mov"],
  ] as const) {
    const card = cardOf(page, lesson);
    await choose(card, name);
    await card.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(card).toContainText("Uploaded. The lesson plays it now.");
  }
  for (const lesson of [1, 2]) {
    const address = await cardOf(page, lesson).locator("video").getAttribute("src");
    const response = await page.request.get(`${product.url}${address}`);
    expect(response.headers()["content-type"]).toBe("video/mp4");
    const bytes = await response.body();
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  }
});

test("MED-1 a screen recording that does not say its length arrives with it, so its player can be moved along", async ({
  adminPage: page,
  traineePage,
}) => {
  await choosesByInput(page);
  await uploadRecording(page);
  await traineePage.goto("/training/lesson3");
  const length = () =>
    traineePage.locator("video").evaluate((player: HTMLVideoElement) => player.duration);
  await expect.poll(length).toBeCloseTo(8, 0);
});

test("MED-1 where no copy can be kept, a recording without its length is sent as it is", async ({
  adminPage: page,
  product,
}) => {
  await choosesByInput(page);
  await page.addInitScript(() => {
    FileSystemFileHandle.prototype.createWritable = () =>
      Promise.reject(new DOMException("No room", "QuotaExceededError"));
  });
  const card = await uploadRecording(page);
  const address = await card.locator("video").getAttribute("src");
  const response = await page.request.get(`${product.url}${address}`);
  expect(Buffer.compare(await response.body(), recording())).toBe(0);
});

test("MED-1 a cut connection and a reload go on where the upload stopped, with the same bytes", async ({
  adminPage: page,
  expectFault,
  product,
}, testInfo) => {
  expectFault(/ERR_|Failed to load resource|409|423/);
  await choosesByInput(page);
  const size = 17 * 1024 * 1024;
  const { buffer } = largeVideo(size);
  const file = testInfo.outputPath("long lesson.webm");
  const other = testInfo.outputPath("another.webm");
  const saved = new Date("2026-11-20T10:00:00Z");
  const save = (at: string, bytes: Buffer) => {
    writeFileSync(at, bytes);
    utimesSync(at, saved, saved);
  };
  for (const each of [file, other]) save(each, buffer);
  let patches = 0;
  let isCut = true;
  await page.route("**/media/uploads/**", async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    patches += 1;
    // The second piece is lost on its way, as often as it is sent.
    return patches > 1 && isCut ? route.abort("connectionreset") : route.continue();
  });
  await page.goto("/admin/upload-videos");
  const card = cardOf(page, 5);
  await chooseFiles(card, "Upload a file", file);
  await card.getByRole("button", { name: "Upload", exact: true }).click();
  await expect.poll(() => patches).toBeGreaterThan(1);
  await expect(card.getByRole("progressbar")).toBeVisible();

  await page.reload();
  await expect(card).toContainText("8.0 MB of 17 MB are safe");
  await chooseFiles(card, "Resume", other);
  await expect(card).toContainText(
    "It is called “another.webm”. The one you began is called “long lesson.webm”.",
  );
  // The same name, size and date, and one other byte inside.
  save(file, Buffer.from(buffer).fill(1, size / 2, size / 2 + 1));
  await chooseFiles(card, "Resume", file);
  await expect(card).toContainText("what is in it is not");
  await expect(card).toContainText("8.0 MB of 17 MB are safe");
  save(file, buffer);
  isCut = false;
  const before = patches;
  await chooseFiles(card, "Resume", file);
  await expect(card).toContainText("Uploaded. The lesson plays it now.");
  expect(patches - before).toBe(2);
  const address = await card.locator("video").getAttribute("src");
  const response = await page.request.get(`${product.url}${address}`);
  expect(Buffer.compare(await response.body(), buffer)).toBe(0);
});

test("MED-1 a second tab says that the first one uploads and cannot disturb it; without a connection the card says so", async ({
  adminPage: page,
  expectFault,
}, testInfo) => {
  expectFault(/ERR_|Failed to load resource|409|423/);
  await choosesByInput(page);
  const file = testInfo.outputPath("long lesson.webm");
  writeFileSync(file, largeVideo(9 * 1024 * 1024).buffer);
  let isHeld = true;
  await page.route("**/media/uploads/**", async (route) => {
    if (route.request().method() !== "PATCH" || !isHeld) return route.continue();
    await expect.poll(() => isHeld).toBe(false);
    return route.continue();
  });
  await page.goto("/admin/upload-videos");
  const card = cardOf(page, 5);
  await chooseFiles(card, "Upload a file", file);
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await card.getByRole("button", { name: "Upload", exact: true }).click();
  await sent;
  const second = await page.context().newPage();
  await choosesByInput(second);
  await second.goto("/admin/upload-videos");
  const other = cardOf(second, 5);
  await expect(other).toContainText("Another tab of this browser is uploading this.");
  for (const name of ["Resume", "Cancel"])
    await expect(other.getByRole("button", { name })).toHaveCount(0);
  // What this tab has begun itself can be canceled here.
  const own = cardOf(second, 6);
  await choose(own, "plain.webm");
  await own.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(own).toContainText("This one goes on after it.");
  await own.getByRole("button", { name: "Cancel" }).click();
  await expect(own.getByRole("button", { name: "Upload a file" })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await page.context().setOffline(true);
  await expect(card).toContainText("The connection is gone at");
  await page.context().setOffline(false);
  isHeld = false;
  await expect(card).toContainText("Uploaded. The lesson plays it now.");
  await expect(other.getByRole("img", { name: "Configured" })).toBeVisible();
  await expect(other.getByText("Another tab of this browser")).toHaveCount(0);
});

test("MED-1 what is no video is refused in words, and nothing is sent or changed", async ({
  adminPage: page,
}) => {
  await choosesByInput(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await page.goto("/admin/upload-videos");
  const card = cardOf(page, 7);
  const text = {
    name: "notes.mp4",
    mimeType: "video/mp4",
    buffer: Buffer.from("hello ".repeat(99)),
  };
  await chooseFiles(card, "Upload a file", [text]);
  await expect(card.getByRole("alert")).toContainText("notes.mp4: This is not a video");
  await chooseFiles(card, "Upload a file", [{ ...text, buffer: Buffer.alloc(0) }]);
  await expect(card.getByRole("alert")).toContainText("This file is empty.");
  await choose(card, "sound-only.m4a");
  await expect(card.getByRole("alert")).toContainText("has sound but no picture");
  await choose(card, "prores.mov");
  await expect(card.getByRole("alert")).toContainText("Its picture is ProRes");
  await page.route("**/media/room", (route) =>
    route.fulfill({
      json: { freeBytes: 10_000, quotaBytes: null, usedBytes: 0, largestBytes: 10_000 },
    }),
  );
  await choose(card, "plain.webm");
  await expect(card.getByRole("alert")).toContainText(
    "This file has 54 KB, and there is room for 10 KB",
  );
  await expect(card.getByRole("link", { name: "Settings, Videos" })).toHaveCount(0);
  await page.unroute("**/media/room");
  await page.route("**/media/room", (route) =>
    route.fulfill({
      json: { freeBytes: 90_000, quotaBytes: 50_000, usedBytes: 40_000, largestBytes: 10_000 },
    }),
  );
  await choose(card, "plain.webm");
  await expect(card.getByRole("alert")).toHaveText(
    /^This file has 54 KB, and 10 KB of the 49 KB allowed .*, or raise the limit in Settings, Videos\.$/,
  );
  await expect(card.getByRole("link", { name: "Settings, Videos" })).toHaveAttribute(
    "href",
    "/admin/settings/videos",
  );
  await page.unroute("**/media/room");
  await choose(card, "silent.webm");
  await expect(card.getByRole("alert")).toContainText("This video has no sound.");
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(card).toContainText("No video yet");
  expect(sent.filter((address) => /media|upload-videos/.test(address))).toEqual([]);
});

test("MED-1 many files find their lessons, are shown first, and one that fails stops no other", async ({
  adminPage: page,
  expectFault,
}) => {
  expectFault(/413/);
  await choosesByInput(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/admin/upload-videos");
  await page.getByRole("link", { name: "Upload many" }).click();
  await expect(page.getByRole("heading", { name: "Upload many", level: 1 })).toBeVisible();
  const buffer = readFileSync(path.join(VIDEOS, "plain.webm"));
  const names = ["07 Buyer Types.webm", "lesson 8 final v2.webm", "IMG_0042.webm", "burnouts.webm"];
  const files = names.map((name) => ({ name, mimeType: "video/webm", buffer }));
  const broken = {
    ...largeVideo(1_000),
    name: "09 Anti Spam.webm",
    buffer: buffer.subarray(0, 9_000),
  };
  await chooseFiles(page, "Choose files", [...files, broken]);

  const selected = (name: string) =>
    page.getByLabel(`Lesson for ${name}`).locator("option:checked");
  await expect(selected("07 Buyer Types.webm")).toHaveText("7. The 4 Buyer Types");
  await expect(selected("lesson 8 final v2.webm")).toHaveText("8. The DM Format");
  await expect(selected("IMG_0042.webm")).toHaveText("No lesson");
  await expect(page.getByText("Please check: No lesson has this name.")).toBeVisible();
  await expect(page.getByText("was cut off")).toBeVisible();
  await expect(page.getByRole("button", { name: "Upload 3 videos" })).toBeEnabled();
  await page.getByLabel("Lesson for IMG_0042.webm").selectOption("8. The DM Format");
  await expect(page.getByText("Two files have this lesson.")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Upload 2 videos" })).toBeEnabled();
  await page.getByLabel("Lesson for IMG_0042.webm").selectOption("10. Increase Your Response Rate");
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  let created = 0;
  await page.route("**/media/uploads", (route) => {
    created += 1;
    return created === 2
      ? route.fulfill({ status: 413, json: { error: "This file is too large for this test." } })
      : route.continue();
  });
  await page.getByRole("button", { name: "Upload 4 videos" }).click();
  await expect(page.getByRole("heading", { name: "3 of 4 uploaded" })).toBeVisible();
  await expect(page.getByText("This file is too large for this test.")).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByRole("heading", { name: "4 of 4 uploaded" })).toBeVisible();
  await page.goto("/admin/upload-videos");
  await expect(page.getByText("4 of 26 videos configured")).toBeVisible();
});

test("MED-1 what a person has to decide stands first, no row moves under their hand, and the focus is never lost", async ({
  adminPage: page,
}) => {
  await choosesByInput(page);
  await page.goto("/admin/upload-videos/many");
  await expect(page.getByRole("button", { name: "Choose files" })).toBeEnabled();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  // What looks at the files is loaded once some are chosen.
  await page.route("**/assets/*.js", async (route) => {
    await released;
    return route.continue();
  });
  const buffer = readFileSync(path.join(VIDEOS, "plain.webm"));
  const sure = ["07 Buyer Types.webm", "lesson 8 best.webm", "lesson 11.webm"];
  const open = ["lesson 8.webm", "IMG_0042.webm"];
  const cut = "09 Anti Spam.webm";
  await chooseFiles(page, "Choose files", [
    ...[...sure, ...open].map((name) => ({ name, mimeType: "video/webm", buffer })),
    { name: cut, mimeType: "video/webm", buffer: buffer.subarray(0, 9_000) },
  ]);
  const rows = page.getByRole("region", { name: "What goes where" }).getByRole("listitem");
  const inOrder = (all: string[]) => expect(rows).toContainText(all);
  await inOrder([...open, ...sure, cut]);
  await page.getByLabel("Lesson for lesson 11.webm").hover();
  release();
  await expect(page.getByText("3 of 6 can be uploaded, 2 have no lesson")).toBeVisible();
  await expect(page.getByText("was cut off")).toBeVisible();
  await inOrder([...open, ...sure, cut]);
  await page.getByRole("heading", { level: 1 }).hover();
  await inOrder([...open, cut, ...sure]);

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const lesson = (name: string) => page.getByLabel(`Lesson for ${name}`, { exact: true });
  await button("Use this one instead: lesson 8.webm").press("Enter");
  await expect(lesson("lesson 8.webm")).toBeFocused();
  await expect(lesson("lesson 8.webm").locator("option:checked")).toHaveText("8. The DM Format");
  await expect(lesson("lesson 8 best.webm").locator("option:checked")).toHaveText("No lesson");
  await button("Remove IMG_0042.webm").press("Enter");
  await expect(button(`Remove ${cut}`)).toBeFocused();
  await button("Remove lesson 11.webm").press("Enter");
  await expect(button("Remove lesson 8 best.webm")).toBeFocused();
  await button("Upload 2 videos").press("Enter");
  await expect(page.getByRole("heading", { name: /of 2 uploaded/ })).toBeFocused();
  await expect(page.getByRole("heading", { name: "2 of 2 uploaded" })).toBeVisible();
  await button(`Remove ${cut}`).press("Enter");
  await button("Remove lesson 8 best.webm").press("Enter");
  await expect(button("Choose files")).toBeFocused();
});

test("MED-1 a paused upload waits, and a second tab says that the first one uploads", async ({
  adminBrowser,
  adminPage: page,
}) => {
  await choosesByInput(page);
  let held: (() => void) | null = null;
  await page.route("**/media/uploads/**", async (route) => {
    if (route.request().method() === "PATCH")
      await new Promise<void>((resolve) => {
        held = resolve;
      });
    return route.continue().catch(() => undefined);
  });
  await page.goto("/admin/upload-videos");
  const card = cardOf(page, 4);
  await choose(card, "plain.webm");
  await card.getByRole("button", { name: "Upload", exact: true }).click();
  await expect.poll(() => held !== null).toBe(true);

  const second = await adminBrowser.newPage();
  await choosesByInput(second);
  await second.goto("/admin/upload-videos");
  const other = cardOf(second, 6);
  await choose(other, "silent.webm");
  await other.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(other).toContainText("Another tab of this browser is uploading.");

  await card.getByRole("button", { name: "Pause" }).click();
  await expect(card).toContainText("Paused");
  await expect(card.getByRole("button", { name: "Resume" })).toBeFocused();
  await expect(other).toContainText("Uploaded. The lesson plays it now.");
  await page.unroute("**/media/uploads/**");
  await card.getByRole("button", { name: "Resume" }).click();
  await expect(card).toContainText("Uploaded. The lesson plays it now.");
});

test("MED-1 a file that is deleted or saved again while it is uploaded is told at once, and only the same one goes on", async ({
  adminPage: page,
  expectFault,
}, testInfo) => {
  expectFault(/ERR_UPLOAD_FILE_CHANGED|ERR_FILE_NOT_FOUND/);
  await choosesByInput(page);
  let pieces = 0;
  const { promise: changed, resolve: change } = Promise.withResolvers<void>();
  await page.route("**/media/uploads/**", async (route) => {
    if (route.request().method() === "PATCH") pieces += 1;
    if (pieces === 2) await changed;
    return route.continue().catch(() => undefined);
  });
  const { buffer } = largeVideo(12 * 1024 * 1024);
  const file = testInfo.outputPath("long lesson.webm");
  const saved = new Date("2026-11-20T10:00:00Z");
  const save = (bytes: Buffer) => {
    writeFileSync(file, bytes);
    utimesSync(file, saved, saved);
  };
  save(buffer);
  await page.goto("/admin/upload-videos");
  const card = cardOf(page, 5);
  await chooseFiles(card, "Upload a file", file);
  await card.getByRole("button", { name: "Upload", exact: true }).click();
  await expect.poll(() => pieces).toBe(2);
  rmSync(file);
  change();
  await expect(card.getByRole("alert")).toContainText(
    "This file was moved, deleted or saved again",
  );
  await expect(card).toContainText("8.0 MB of 12 MB are safe.");

  save(Buffer.concat([buffer, Buffer.alloc(1)]));
  await chooseFiles(card, "Resume", file);
  await expect(card.getByRole("alert")).toContainText("This is another file.");
  save(buffer);
  await chooseFiles(card, "Resume", file);
  await expect(card).toContainText("Uploaded. The lesson plays it now.");
});

test("MED-1 while the sound of a video that plays is on its way, the next one is uploaded", async ({
  adminPage: page,
}) => {
  await choosesByInput(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/media/*/audio", async (route) => {
    await released;
    return route.continue().catch(() => undefined);
  });
  await page.goto("/admin/upload-videos");
  const [first, second] = [cardOf(page, 4), cardOf(page, 6)];
  await choose(first, "plain.webm");
  await first.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(first).toContainText("The lesson plays it now. Its sound is made ready");
  await choose(second, "silent.webm");
  await second.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(second).toContainText("Uploaded. The lesson plays it now.");
  release();
  await expect(first).toContainText("Uploaded. The lesson plays it now.");
});

test("MED-1 while a video is sent, those who listen hear each step once, and not each second", async ({
  adminPage: page,
}) => {
  await choosesByInput(page);
  const waiting: (() => void)[] = [];
  await page.route("**/media/uploads/**", async (route) => {
    if (route.request().method() === "PATCH")
      await new Promise<void>((resolve) => void waiting.push(resolve));
    return route.continue().catch(() => undefined);
  });
  await page.goto("/admin/upload-videos");
  const card = cardOf(page, 5);
  await chooseFiles(card, "Upload a file", [largeVideo(12 * 1024 * 1024)]);
  const said = card.getByRole("status");
  await card.getByRole("button", { name: "Upload", exact: true }).click();
  for (const amount of ["0 KB of 12 MB", "8.0 MB of 12 MB"]) {
    await expect.poll(() => waiting.length).toBe(1);
    await expect(card).toContainText(amount);
    // Nothing goes out while it is held back here, and after some seconds that is said too.
    await expect(said).toHaveText(/^Uploading(?:, waiting for the connection)?$/);
    waiting.pop()?.();
  }
  await expect(said).toHaveText("Uploaded. The lesson plays it now.");
});

test("MED-1 an upload whose connection died without a word goes on by itself once the server can be reached", async ({
  adminPage: page,
}) => {
  await page.clock.install();
  await choosesByInput(page);
  let patches = 0;
  await page.route("**/media/uploads/**", async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    patches += 1;
    // The first one is never answered.
    if (patches > 1) await route.continue();
  });
  await page.goto("/admin/upload-videos");
  const card = cardOf(page, 5);
  await choose(card, "plain.webm");
  await card.getByRole("button", { name: "Upload", exact: true }).click();
  await expect.poll(() => patches).toBe(1);
  await page.clock.fastForward(30_000);
  await expect(card).toContainText("waiting for the connection");
  // A slow line is left alone.
  expect(patches).toBe(1);
  await page.clock.fastForward(31_000);
  await expect.poll(() => patches).toBe(2);
  await expect(card).toContainText("Uploaded. The lesson plays it now.");
});

test("MED-1 through a proxy that takes no large pieces, an upload goes on in smaller ones", async ({
  adminPage: page,
  expectFault,
}, testInfo) => {
  expectFault(/Failed to load resource|413/);
  await choosesByInput(page);
  const most = 3_000_000;
  const file = testInfo.outputPath("long lesson.webm");
  writeFileSync(file, largeVideo(5 * 1024 * 1024).buffer);
  const refused: number[] = [];
  await page.route("**/media/uploads/**", async (route) => {
    const request = route.request();
    const bytes = request.postDataBuffer()?.length ?? 0;
    if (request.method() !== "PATCH" || bytes <= most) return route.continue();
    refused.push(bytes);
    return route.fulfill({ status: 413, contentType: "text/html", body: "<h1>Too large</h1>" });
  });
  await page.goto("/admin/upload-videos");
  const card = cardOf(page, 5);
  await chooseFiles(card, "Upload a file", file);
  await card.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(card).toContainText("Uploaded. The lesson plays it now.");
  expect(refused).toEqual([5 * 1024 * 1024, 4 * 1024 * 1024]);
});

for (const lost of ["poster", "strip", "use-upload"])
  test(`MED-1 a connection that goes once everything has arrived is waited for: ${lost}`, async ({
    adminBrowser,
    adminPage: page,
    product,
    expectFault,
  }) => {
    expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
    await choosesByInput(page);
    let cuts = 0;
    const isLost = (address: URL) =>
      address.pathname.endsWith(lost === "use-upload" ? "/admin/upload-videos" : `/${lost}`);
    await page.route(isLost, async (route) => {
      const method = route.request().method();
      if (cuts > 0 || (method !== "POST" && method !== "PUT")) return route.continue();
      cuts += 1;
      await adminBrowser.setOffline(true);
      return route.abort();
    });
    await page.goto("/admin/upload-videos");
    const card = cardOf(page, 4);
    await choose(card, "plain.webm");
    await card.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(card.getByRole("status")).toHaveText(
      "Everything has arrived. The lesson plays it once the connection is back.",
    );
    await expect(card.getByRole("button", { name: "Resume" })).toHaveCount(0);
    await adminBrowser.setOffline(false);
    await expect(card).toContainText("Uploaded. The lesson plays it now.");
    await page.reload();
    await expect(card).toContainText("Current file: plain.webm");
    const kinds = await product.query<{ kind: string }>("select kind from media_renditions");
    const all = kinds.map(({ kind }) => kind);
    expect(all).toEqual(expect.arrayContaining(["poster", "strip"]));
  });

type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** A video of any size: what follows its last picture is a part that players leave out. */
function largeVideo(bytes: number): Chosen {
  const video = readFileSync(path.join(VIDEOS, "plain.webm"));
  // An element of WebM that says how many bytes to skip.
  const size = Math.max(bytes, video.length + 9) - video.length - 9;
  const head = Buffer.alloc(9);
  head.writeUInt8(0xec);
  head.writeBigUInt64BE(BigInt(size) | (1n << 56n), 1);
  const buffer = Buffer.concat([video, head, Buffer.alloc(size, 7)]);
  return { name: "long lesson.webm", mimeType: "video/webm", buffer };
}

/** Playwright fills in an input, and not the browser's own dialog. */
async function choosesByInput(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, "showOpenFilePicker"));
}

function choose(card: Locator, name: string): Promise<void> {
  return chooseFiles(card, "Upload a file", path.join(VIDEOS, name));
}

/** By their paths, or made here. */
async function chooseFiles(
  on: Page | Locator,
  button: string,
  files: string | Chosen[],
): Promise<void> {
  const page = "page" in on ? on.page() : on;
  const chooser = page.waitForEvent("filechooser");
  await on.getByRole("button", { name: button }).click();
  await (await chooser).setFiles(files);
}

function cardOf(page: Page, lesson: number): Locator {
  return page
    .getByRole("article")
    .filter({ has: page.getByText(`Lesson ${lesson}`, { exact: true }) });
}

function recording(): Buffer {
  return Buffer.from(withoutLength(readFileSync(path.join(VIDEOS, "plain.webm"))));
}

/** A recording that does not say its length becomes the video of lesson 3; returns the lesson's card. */
async function uploadRecording(page: Page): Promise<Locator> {
  await page.goto("/admin/upload-videos");
  const card = cardOf(page, 3);
  await chooseFiles(card, "Upload a file", [
    { name: "screen recording.webm", mimeType: "video/webm", buffer: recording() },
  ]);
  await card.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(card).toContainText("Uploaded. The lesson plays it now.");
  return card;
}
