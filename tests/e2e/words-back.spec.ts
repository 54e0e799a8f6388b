/** A form in place of what it changes is easily left by mistake: what was typed can be had back, and only that is said. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { toast } from "./steps";

const VTT = `WEBVTT

00:05.000 --> 00:12.000
Ask one question

00:12.000 --> 00:14.000
Then wait
`;

const undo = (page: Page) =>
  toast(page, "Not saved").getByRole("button", { name: /^(?:Undo|Bring it back)$/ });

async function openCue(page: Page): Promise<void> {
  await page.goto("/admin/upload-videos/1/transcript");
  await page.getByLabel("Or paste its text").fill(VTT);
  await page.getByRole("button", { name: "Save transcript" }).click();
  await page.getByRole("link", { name: "Edit the cue at 0:05" }).click();
}

type Leaving = [how: string, leave: (page: Page, field: Locator) => Promise<unknown>];

const LEAVING_A_CUE: readonly Leaving[] = [
  ["Escape", (_, field) => field.press("Escape")],
  ["Cancel", (page) => page.getByRole("link", { name: "Cancel" }).click()],
  ["another cue", (page) => page.getByRole("link", { name: "Edit the cue at 0:12" }).click()],
  [
    "a search",
    async (page) => {
      await page.getByLabel("Find words").fill("wait");
      await page.getByRole("button", { name: "Find", exact: true }).click();
    },
  ],
];

for (const [how, leave] of LEAVING_A_CUE)
  test(`MED-5 a cue's form left by ${how} gives back what was typed, also after a reload, until it is saved`, async ({
    adminPage: page,
  }) => {
    await openCue(page);
    const words = page.getByLabel("Words", { exact: true });
    const chapter = page.getByLabel("A chapter begins here");
    await words.fill("Ask two questions");
    await chapter.fill("Questions");
    await leave(page, chapter);
    await undo(page).click();
    await expect(words).toHaveValue("Ask two questions");
    await expect(chapter).toHaveValue("Questions");
    page.once("dialog", (dialog) => dialog.accept());
    await page.reload();
    await expect(words).toHaveValue("Ask two questions");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Questions" })).toBeVisible();
    await expect(page.getByText("Ask two questions")).toBeVisible();
    await expect(undo(page)).toHaveCount(0);
  });

test("MED-5 a cue's form that holds nothing new is left without a word", async ({
  adminPage: page,
}) => {
  await openCue(page);
  const words = page.getByLabel("Words", { exact: true });
  await words.fill("Ask two questions");
  await words.fill("Ask one question");
  await words.press("Escape");
  await expect(words).toHaveCount(0);
  await page.getByRole("link", { name: "Edit the cue at 0:05" }).click();
  await words.fill("Ask it");
  await words.press("Control+Enter");
  await expect(page.getByText("Ask it", { exact: true })).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
});

for (const leaves of ["Escape", "Cancel"])
  test(`MED-7 a note's form left by ${leaves} gives back what was typed, and one without words says nothing`, async ({
    traineePage: page,
    product,
  }) => {
    await product.setVideo(1, "plain");
    await page.goto("/training/lesson1?tab=notes");
    const add = page.getByRole("button", { name: "Add a note" });
    const edit = page.getByRole("button", { name: "Edit the note at 0:00" });
    const note = page.getByRole("textbox", { name: "Note at 0:00" });
    const leave = () =>
      leaves === "Escape"
        ? note.press("Escape")
        : page.getByRole("button", { name: "Cancel" }).click();
    await add.click();
    await note.fill("   ");
    await leave();
    await expect(note).toHaveCount(0);
    await expect(undo(page)).toHaveCount(0);
    await add.click();
    await note.fill("Half a thought");
    await leave();
    await expect(note).toHaveCount(0);
    await undo(page).click();
    await expect(note).toHaveValue("Half a thought");
    await expect(note).toBeFocused();
    await page.reload();
    await expect(note).toHaveValue("Half a thought");
    await page.getByRole("button", { name: "Save note" }).click();
    await edit.click();
    await leave();
    await expect(note).toHaveCount(0);
    await expect(undo(page)).toHaveCount(0);
    await edit.click();
    await note.fill("A whole thought");
    await leave();
    await expect(page.getByText("Half a thought")).toBeVisible();
    await undo(page).click();
    await expect(note).toHaveValue("A whole thought");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("A whole thought")).toBeVisible();
    await expect(undo(page)).toHaveCount(0);
  });
