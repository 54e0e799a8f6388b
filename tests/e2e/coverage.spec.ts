import { expect, test } from "./fixtures";
import { advance, openVideo } from "./steps";

test("MED-4 the strip under the video grows while it plays, and a gap is played by keyboard", async ({
  traineeBrowser,
  traineePage: page,
  product,
  trainee,
}) => {
  await traineeBrowser.clock.install();
  await product.query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds,
       last_watched_at, watched, watched_seconds, length_seconds)
     values ($1, 1, 40, 0, 40, now(), '{[0,10),[20,30)}', 20, 40)`,
    [trainee.userId],
  );
  await page.setViewportSize({ width: 360, height: 740 });
  const frame = await openVideo(page, product, "still");
  const strip = page.getByRole("region", { name: "What you watched" });
  await expect(strip).toContainText("You watched 50 percent; 2 gaps.");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // The answer to a poll may come at the same moment as a report, so these are as short as the slack.
  const playFor = async (seconds: number) => {
    for (let half = 0; half < 2 * seconds; half += 1) {
      await traineeBrowser.clock.runFor(500);
      await advance(frame, 0.5);
    }
  };
  const gap = strip.getByRole("button", { name: "Play the gap from 0:10 to 0:20" });
  await gap.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => frame.evaluate(() => window.player.position())).toBe(10);

  const saved = page.waitForRequest((request) => {
    const body = request.postData() ?? "";
    return request.url().endsWith("/training/progress") && body.includes('"watched":[[10,');
  });
  await playFor(4);
  await expect(strip).not.toContainText("0:10");
  const rest = strip.getByRole("button", { name: /^Play the gap from 0:1\d to 0:20$/ });
  await expect(rest).toBeFocused();
  await playFor(6);
  await expect(strip).toContainText("You watched 75 percent; 1 gap.");
  await expect(gap).toHaveCount(0);
  // The player has stopped: what it played is saved all the same.
  await traineeBrowser.clock.runFor(10_000);
  expect((await saved).postDataJSON().opening).toMatch(/^\d{13}\./);

  // The last save is still under way when the page is loaded again.
  await page.route("**/training/progress", () => undefined);
  await playFor(16);
  const last = strip.getByRole("button", { name: / to 0:40$/ });
  await expect(last).toHaveAccessibleName("Play the gap from 0:36 to 0:40");
  await page.reload();
  await expect(last).toHaveAccessibleName("Play the gap from 0:36 to 0:40");
});
