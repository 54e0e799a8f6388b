/** What somebody types stays theirs, whatever is done around it: by themselves with another button, or by someone else. */
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { toast } from "./steps";

const TRANSCRIPT = "/admin/upload-videos/1/transcript";
const VTT = `WEBVTT

00:05.000 --> 00:12.000
Ask one question

00:12.000 --> 00:14.000
Then wait
`;

const words = (page: Page) => page.getByLabel("Words", { exact: true });
const act = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page, text: string) =>
  page.getByRole("listitem").getByText(text, { exact: true });

async function paste(page: Page): Promise<void> {
  await page.goto(TRANSCRIPT);
  await page.getByLabel("Or paste its text").fill(VTT);
  await act(page, "Save transcript").click();
  await expect(toast(page, "Saved 2 cues")).toBeVisible();
}

test("MED-5 a cue is split and merged as it is typed, at the caret, and a deleted one comes back as it was typed", async ({
  adminPage: page,
}) => {
  await paste(page);
  const edit = page.getByRole("link", { name: "Edit the cue at 0:05" });
  await edit.click();
  await words(page).fill("Well now, ask one question");
  await words(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(9, 9));
  await act(page, "Split").click();
  await expect(said(page, "Well now,")).toBeVisible();
  await expect(said(page, "ask one question")).toBeVisible();
  await edit.first().click();
  await words(page).fill("Now then,");
  await act(page, "Merge with next").click();
  await expect(said(page, "Now then, ask one question")).toBeVisible();
  await edit.click();
  await words(page).fill("Ask two questions");
  await act(page, "Delete").click();
  await expect(page.getByRole("heading", { name: "1 cue" })).toBeVisible();
  await expect(toast(page, "Not saved")).toHaveCount(0);
  await act(page, "Undo").click();
  await expect(said(page, "Ask two questions")).toBeVisible();
});

test("MED-5 what was typed into a cue can be had back though the transcript is gone by then, and is not taken for another's", async ({
  adminPage: page,
  expectFault,
}) => {
  expectFault(/status of 409/);
  await paste(page);
  await page.getByRole("link", { name: "Edit the cue at 0:12" }).click();
  await words(page).fill("Then wait for it");
  await act(page, "Remove transcript").click();
  await expect(words(page)).toHaveCount(0);
  await toast(page, "Not saved").getByRole("button", { name: "Bring it back" }).click();
  await expect(words(page)).toHaveValue("Then wait for it");
  await act(page, "Save").click();
  await expect(page.getByRole("alert")).toContainText("It is no longer there.");
  await expect(words(page)).toHaveValue("Then wait for it");
});

test("MED-5 what was typed into a cue goes into that cue, though one before it was split meanwhile", async ({
  adminPage: page,
}) => {
  await paste(page);
  await page.getByRole("link", { name: "Edit the cue at 0:12" }).click();
  await words(page).fill("Then wait for it");
  await page.getByRole("link", { name: "Edit the cue at 0:05" }).click();
  await act(page, "Split").click();
  await expect(page.getByRole("heading", { name: "3 cues" })).toBeVisible();
  await act(page, "Bring it back").click();
  await expect(words(page)).toHaveValue("Then wait for it");
  await act(page, "Save").click();
  for (const each of ["Ask one", "question", "Then wait for it"])
    await expect(said(page, each)).toBeVisible();
  await expect(page.getByRole("heading", { name: "3 cues" })).toBeVisible();
});

test("MED-5 a text that is being pasted stays when someone else's transcript comes first and is changed", async ({
  adminPage: page,
}) => {
  await page.goto(TRANSCRIPT);
  const pasted = page.getByLabel("Or paste its text");
  await pasted.fill("1\n0:00 --> 0:02\nMine");
  const other = await page.context().newPage();
  await paste(other);
  await expect(page.getByRole("heading", { name: "2 cues" })).toBeVisible();
  await expect(pasted).toBeVisible();
  await expect(pasted).toHaveValue(/Mine/);
  await act(page, "Replace transcript").click();
  await expect(page.getByRole("heading", { name: "1 cue" })).toBeVisible();
  await expect(pasted).toBeHidden();
  await page.getByText("Upload or paste another").click();
  await expect(pasted).toHaveValue("");
  await pasted.fill("1\n0:00 --> 0:02\nMine again");
  await other.goto(TRANSCRIPT);
  await other.getByRole("link", { name: "Edit the cue at 0:00" }).click();
  await words(other).fill("Theirs now");
  await act(other, "Split").click();
  await expect(page.getByRole("heading", { name: "2 cues" })).toBeVisible();
  await expect(pasted).toHaveValue(/Mine again/);
});

test("UPL-1 a pasted embed code stays when the video before it is removed, and a pasted list when it is left by mistake", async ({
  adminPage: page,
  product,
}) => {
  await product.setVideo(1, "plain");
  await page.goto("/admin/upload-videos");
  const card = page.locator("#lesson-1");
  await card.getByRole("textbox").fill("https://youtu.be/AbC123dEf45");
  await act(page, "Remove").click();
  await act(page, "Remove Video").click();
  await expect(card).toContainText("No video yet");
  await expect(toast(page, "Video removed")).toBeVisible();
  await expect(card.getByRole("textbox")).toHaveValue("https://youtu.be/AbC123dEf45");
  await card.getByRole("textbox").fill("");

  await act(page, "Paste a list").click();
  const list = page.getByLabel("Addresses");
  await list.fill("Lesson 3 https://youtu.be/AbC123dEf45");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(list).toHaveCount(0);
  await act(page, "Paste a list").click();
  await expect(list).toHaveValue("Lesson 3 https://youtu.be/AbC123dEf45");
  await act(page, "Preview").click();
  await expect(page.getByText("1 video of 1 to save")).toBeVisible();
  await list.pressSequentially("6");
  await expect(page.getByText("You changed the list.")).toBeVisible();
  await list.press("Backspace");
  await act(page, "Save 1 video").click();
  await expect(page.getByText("1 video saved")).toBeVisible();
  await act(page, "Paste a list").click();
  await expect(list).toHaveValue("");
});

test("MED-1 files that were chosen and not uploaded yet are not left without a question", async ({
  adminPage: page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "showOpenFilePicker"));
  await page.goto("/admin/upload-videos/many");
  const back = page.getByRole("link", { name: "Back to Lesson Videos" });
  const chooser = page.waitForEvent("filechooser");
  await act(page, "Choose files").click();
  await (await chooser).setFiles(path.resolve("tests/kit/videos/plain.webm"));
  await expect(page.getByRole("heading", { name: "What goes where" })).toBeVisible();
  await back.click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Remove plain.webm" }).click();
  await back.click();
  await expect(page.getByRole("heading", { name: "Manage Lesson Videos" })).toBeVisible();
});

test("MED-7 a note that is deleted on another device keeps the words that are being typed into it here", async ({
  traineePage: page,
  product,
}) => {
  await product.setVideo(1, "plain");
  await page.goto("/training/lesson1?tab=notes");
  await act(page, "Add a note").click();
  await page.getByLabel("Note at 0:00").fill("First");
  await act(page, "Save note").click();
  const other = await page.context().newPage();
  await other.goto("/training/lesson1?tab=notes");
  await page.getByRole("button", { name: "Edit the note at 0:00" }).click();
  const note = page.getByLabel("Note at 0:00");
  await note.fill("First, and more");
  await other.getByRole("button", { name: "Delete the note at 0:00" }).click();
  await expect(other.getByText("No notes to this lesson yet.")).toBeVisible();
  await expect.poll(() => product.query("select words from lesson_notes")).toEqual([{ words: "" }]);
  for (const reloads of [false, true]) {
    if (reloads) await page.reload();
    await expect(page.getByText("Only you can read them.")).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("link", { name: "Export notes" })).toHaveCount(0);
    await expect(note).toHaveValue("First, and more");
  }
  await act(page, "Save note").click();
  await expect(page.getByText("First, and more", { exact: true })).toBeVisible();
  await expect
    .poll(() => product.query("select words from lesson_notes"))
    .toEqual([{ words: "First, and more" }]);
});

test("PRAC-6 a paste that is too long for its field is told, in every field, and one that fits is not", async ({
  traineeBrowser,
  traineePage: page,
}) => {
  await traineeBrowser.grantPermissions(["clipboard-read", "clipboard-write"]);
  const pasteInto = async (field: Locator, text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await field.focus();
    await page.keyboard.press("ControlOrMeta+V");
  };
  const cut = toast(page, "The end of what you pasted is missing");
  await page.goto("/training/coaching");
  const conversation = page.getByLabel("Conversation");
  const fits = `${"Me: Hi there\n".repeat(923)}\n`;
  await pasteInto(conversation, fits);
  await expect(conversation).not.toHaveValue("");
  await expect(cut).toHaveCount(0);
  // What is selected is replaced.
  await conversation.selectText();
  await pasteInto(conversation, fits);
  await expect(cut).toHaveCount(0);
  await pasteInto(conversation, "Them: Yes, and one more");
  await expect(cut).toContainText("This field takes at most 12,000 characters.");
  await pasteInto(page.getByLabel("Names to remove"), "Ada, ".repeat(50));
  await expect(cut).toHaveCount(1);
  await expect(cut).toContainText("This field takes at most 200 characters.");
});
