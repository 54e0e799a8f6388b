/** The words of a lesson in a browser: given and edited by those who teach, followed, found and noted by trainees. */
import type { Frame } from "@playwright/test";
import { expect, test } from "./fixtures";
import { advance, playerOf, seek, toast } from "./steps";

const SRT = `1
00:00:00,000 --> 00:00:05,000
Welcome, I am Jon Snowe.

2
00:00:05,000 --> 00:00:12,000
Ask one question at a time.

3
00:00:12,000 --> 00:00:30,000
<b>Then</b> wait for the answer.
`;

/** The seconds that the page has sent the player to. */
const sentTo = (player: Frame) =>
  player.evaluate(() =>
    window.player.heard.flatMap(({ method, value }) =>
      method === "setCurrentTime" ? [Number(value)] : [],
    ),
  );

test("MED-5 a transcript is pasted, corrected and taken back; trainees see it at once, and its lines play the video", async ({
  adminPage,
  traineePage,
  product,
  expectFault,
}) => {
  expectFault(/status of 400/);
  await product.setVideo(1, "plain");
  await traineePage.goto("/training/lesson1?tab=transcript");
  await expect(traineePage.getByText("There is no transcript of this lesson yet.")).toBeVisible();

  await adminPage.goto("/admin/upload-videos");
  await adminPage
    .locator("#lesson-1")
    .getByRole("link", { name: /^Transcript/ })
    .click();
  await adminPage.getByLabel("Or paste its text").fill("No times in here");
  await adminPage.getByRole("button", { name: "Save transcript" }).click();
  await expect(adminPage.getByRole("alert")).toContainText("Line 1: This text has no times");
  await adminPage.getByLabel("Or paste its text").fill(SRT);
  await adminPage.getByRole("button", { name: "Save transcript" }).click();
  await expect(toast(adminPage, "Saved 3 cues")).toBeVisible();

  await adminPage.getByText("Find and replace").click();
  await adminPage.getByLabel("Replace", { exact: true }).fill("snowe");
  await adminPage.getByLabel("With", { exact: true }).fill("Snow");
  await adminPage.getByRole("button", { name: "Replace all" }).click();
  await expect(toast(adminPage, "Replaced once")).toBeVisible();
  await adminPage.getByRole("link", { name: "Edit the cue at 0:05" }).click();
  await adminPage.getByLabel("A chapter begins here").fill("Questions");
  await adminPage.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(adminPage.getByRole("heading", { name: "Questions" })).toBeVisible();
  // The keyboard goes on at the cue that was closed.
  const cue = (words: string) => adminPage.getByRole("listitem").filter({ hasText: words });
  await expect(cue("Ask one question")).toBeFocused();
  await adminPage.keyboard.press("Tab");
  await expect(adminPage.getByRole("link", { name: "Edit the cue at 0:05" })).toBeFocused();
  await adminPage.keyboard.press("Enter");
  await adminPage.getByRole("link", { name: "Cancel" }).press("Enter");
  await expect(adminPage.getByLabel("A chapter begins here")).toHaveCount(0);
  await expect(cue("Ask one question")).toBeFocused();
  // From any of its fields: as in a note's form.
  const edit = adminPage.getByRole("link", { name: "Edit the cue at 0:05" });
  const chapter = adminPage.getByLabel("A chapter begins here");
  await edit.press("Enter");
  await adminPage.getByLabel("Begins", { exact: true }).press("Escape");
  await expect(chapter).toHaveCount(0);
  await expect(cue("Ask one question")).toBeFocused();
  await edit.press("Enter");
  await chapter.fill("Good questions");
  await chapter.press("Escape");
  await expect(cue("Ask one question")).toBeFocused();
  await expect(adminPage.getByRole("heading", { name: "Questions", exact: true })).toBeVisible();
  await edit.press("Enter");
  await chapter.fill("Good questions");
  await chapter.press("Control+Enter");
  await expect(adminPage.getByRole("heading", { name: "Good questions" })).toBeVisible();
  await expect(cue("Ask one question")).toBeFocused();
  await adminPage.getByRole("link", { name: "Edit the cue at 0:12" }).click();
  await adminPage.getByRole("button", { name: "Split" }).click();
  await expect(adminPage.getByRole("heading", { name: "4 cues" })).toBeVisible();
  await expect(adminPage.getByText("Last change: Split a cue")).toBeVisible();
  await adminPage.getByRole("button", { name: "Undo" }).click();
  await expect(adminPage.getByRole("heading", { name: "3 cues" })).toBeVisible();

  const lines = traineePage.getByRole("region", { name: "Lines of the transcript" });
  await expect(lines.getByRole("heading", { name: "Questions" })).toBeVisible();
  await expect(lines.getByRole("link", { name: /Jon Snow\./ })).toBeVisible();
  await lines.getByRole("link", { name: /Ask one question/ }).click();
  const player = await playerOf(traineePage);
  await expect.poll(() => sentTo(player)).toContain(5);
  await expect(lines.locator("[aria-current]")).toContainText("Ask one question");
  await advance(player, 8);
  await expect(lines.locator("[aria-current]")).toContainText("Then wait");
  await traineePage.getByLabel("Find in this transcript").fill("WAIT");
  await expect(traineePage.getByText("1 line found")).toBeVisible();
  await expect(lines.getByRole("link")).toHaveCount(1);
  expect(product.faults).toEqual([]);
});

test("MED-5 two windows change one cue: the second is told, keeps what was typed, and can put it in its place", async ({
  adminPage: page,
  expectFault,
}) => {
  expectFault(/status of 409/);
  const path = "/admin/upload-videos/8/transcript";
  await page.goto(path);
  await page.getByLabel("Or paste its text").fill(SRT);
  await page.getByRole("button", { name: "Save transcript" }).click();
  await expect(toast(page, "Saved 3 cues")).toBeVisible();
  const other = await page.context().newPage();
  for (const each of [page, other]) await each.goto(`${path}?cue=1`);
  await page.getByLabel("Words", { exact: true }).fill("Mine");
  await other.getByLabel("Words", { exact: true }).fill("Theirs");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByRole("link", { name: "Edit the cue at 0:05" })).toBeVisible();
  // As a window does that gets the focus.
  await Promise.all([
    page.waitForResponse((response) => response.url().includes("transcript.data")),
    page.evaluate(() => window.dispatchEvent(new Event("focus"))),
  ]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("It now says from 0:05 to 0:12: “Theirs”");
  await expect(page.getByLabel("Words", { exact: true })).toHaveValue("Mine");
  await page.getByRole("button", { name: "Put mine in its place" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Mine" })).toBeVisible();
});

test("MED-7 two windows change one note: both stay", async ({ traineePage: page, product }) => {
  await product.setVideo(1, "plain");
  await page.goto("/training/lesson1?tab=notes");
  await page.getByRole("button", { name: "Add a note" }).click();
  await page.getByLabel("Note at 0:00").fill("First");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Not saved on the server yet")).toBeHidden();
  const other = await page.context().newPage();
  await other.goto("/training/lesson1?tab=notes");
  for (const each of [page, other])
    await each.getByRole("button", { name: "Edit the note at 0:00" }).click();
  await page.getByLabel("Note at 0:00").fill("One");
  await other.getByLabel("Note at 0:00").fill("Two");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("One", { exact: true })).toBeVisible();
  await expect(page.getByText("Not saved on the server yet")).toBeHidden();
  await other.getByRole("button", { name: "Save note" }).click();
  for (const each of [page, other])
    for (const words of ["One", "Two"])
      await expect(each.getByText(words, { exact: true })).toBeVisible();
});

test("MED-7 what is typed into notes and not saved stands there again after a reload, until it is saved or canceled", async ({
  traineePage: page,
  product,
}) => {
  await product.setVideo(1, "plain");
  await page.goto("/training/lesson1?tab=notes");
  const add = page.getByRole("button", { name: "Add a note" });
  const note = page.getByRole("textbox", { name: "Note at 0:00" });
  await add.click();
  await note.fill("Half a thought");
  await page.reload();
  await expect(note).toHaveValue("Half a thought");
  await expect(page.getByText("Kept in this browser until you save.")).toBeVisible();
  await note.fill("A whole thought");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Not saved on the server yet")).toBeHidden();

  await page.getByRole("button", { name: "Edit the note at 0:00" }).click();
  await note.fill("A second thought");
  await page.reload();
  await expect(note).toHaveValue("A second thought");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await expect(page.getByText("A whole thought")).toBeVisible();
  await expect(note).toBeHidden();
  await add.click();
  await expect(note).toHaveValue("");
});

test("MED-7 a note is added by one key at the second of the video, also offline, edited, deleted and exported", async ({
  traineePage: page,
  product,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  await product.setVideo(1, "plain");
  await page.goto("/training/lesson1");
  const player = await playerOf(page);
  await seek(player, 12);
  await page.context().setOffline(true);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("n");
  await expect(page.getByRole("tab", { name: "Notes" })).toHaveAttribute("aria-selected", "true");
  await page.getByLabel("Note at 0:12").fill("Ask before telling.\nWait.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Not saved on the server yet")).toBeVisible();
  const notes = page.getByRole("region", { name: "Notes" });
  await expect(notes).toBeFocused();
  await page.context().setOffline(false);
  await expect(page.getByText("Not saved on the server yet")).toBeHidden();
  await page.reload();
  await expect(page.getByText("Ask before telling.")).toBeVisible();

  await seek(await playerOf(page), 30);
  await page.getByRole("link", { name: "Play from 0:12" }).click();
  const again = await playerOf(page);
  await expect.poll(() => sentTo(again)).toContain(12);
  await page.getByRole("button", { name: "Edit the note at 0:12" }).click();
  await page.getByLabel("Note at 0:12").fill("Ask, then wait.");
  await page.getByRole("button", { name: "Save note" }).press("Enter");
  await expect(notes.getByRole("listitem")).toBeFocused();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export notes" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("notes-lesson1.md");
  await page.getByRole("button", { name: "Delete the note at 0:12" }).press("Enter");
  await expect(page.getByText("No notes to this lesson yet.")).toBeVisible();
  await expect(notes).toBeFocused();
  await toast(page, "Note deleted").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Ask, then wait.")).toBeVisible();
  await page.getByRole("tab", { name: "Notes" }).press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Transcript" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("heading", { name: "Lesson Overview" })).toBeVisible();
  expect(product.faults).toEqual([]);
});
