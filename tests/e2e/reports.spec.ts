import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const PANEL = "/training/adminpanel";

test("REP-1 REP-2 the dialog shows sample data first, then actual progress, and saves either as SVG", async ({
  adminPage: page,
  product,
  trainee,
}) => {
  await product.setProgress(trainee.userId, 1, { seconds: 40 });
  await product.setProgress(trainee.userId, 2, { seconds: 20 });
  await page.goto(`${PANEL}?sort=name`);
  await page.getByRole("link", { name: `Report of ${trainee.name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Generate Progress Report" });
  await expect(dialog.getByLabel("First Name")).toHaveValue("Tess");
  const counts = dialog.getByRole("region", { name: "Summary" });
  await expect(counts).toContainText(/(18|19|20)Completed|Completed(18|19|20)/);
  const sample = await download(page);
  expect(sample.name).toBe("Tess_Trainee_progress_report.svg");
  expect(sample.text).toContain("Sample data");

  await dialog.getByLabel("Actual progress").check();
  await expect(counts).toContainText("6%");
  await dialog.getByLabel("First Name").fill("<i>Théa</i>");
  const actual = await download(page);
  expect(actual.text).not.toContain("Sample data");
  expect(actual.text).toContain("&lt;i&gt;Théa&lt;/i&gt; Trainee");
  await dialog.getByLabel("Last Name").fill("   ");
  await expect(dialog.getByRole("button", { name: "Download Report (SVG)" })).toBeDisabled();

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${PANEL}?sort=name`);
});

test("REP-2 a change elsewhere neither closes the dialog nor changes its sample", async ({
  adminPage: page,
  product,
  trainee,
}) => {
  await page.goto(`${PANEL}/report/${trainee.userId}`);
  const summary = page.getByRole("region", { name: "Summary" });
  const before = await summary.textContent();
  await page.getByLabel("First Name").fill("Changed");
  await product.createTrainee("Late", "Comer");
  await expect(page.getByText("2 total")).toHaveCount(1);
  expect(await summary.textContent()).toBe(before);
  await expect(page.getByLabel("First Name")).toHaveValue("Changed");
});

const WIDE_NAMES = [
  "W".repeat(200),
  "محمد بن عبد الله ".repeat(12),
  `Z${"\u0335\u0336\u0489\u0301\u0302\u0303\u0304".repeat(28)}`,
  "漢字".repeat(100),
  "👩‍🚀".repeat(60),
];

test("REP-1 names of any width stay inside the picture", async ({ adminPage: page, trainee }) => {
  await page.goto(`${PANEL}/report/${trainee.userId}`);
  for (const name of WIDE_NAMES) {
    await page.getByLabel("First Name").fill(name);
    await page.getByLabel("Last Name").fill(name);
    const { text } = await download(page);
    expect(await page.evaluate(outside, text), name.slice(0, 20)).toEqual([]);
  }
});

/** What lies outside this picture; runs in the page. */
function outside(svg: string): string[] {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
  if (parsed.querySelector("parsererror")) return ["not well-formed"];
  const holder = document.createElement("div");
  holder.append(document.importNode(parsed.documentElement, true));
  document.body.append(holder);
  const found = [...holder.querySelectorAll("text")].flatMap((words) => {
    const room = Number(words.closest("svg")?.getAttribute("width"));
    const width = words.getComputedTextLength();
    return width > room ? [`${words.textContent?.slice(0, 20)}: ${width} of ${room}`] : [];
  });
  const { width, height } = holder.querySelector("svg")?.viewBox.baseVal ?? {};
  holder.remove();
  return width === 1_400 && height === 1_800 ? found : [`${width} by ${height}`];
}

test("EVI-1 the report tool previews sample data, regenerates it, and saves a PNG of 1400 by 1800", async ({
  visitorPage: page,
}) => {
  await page.goto("/generate-evidence");
  const button = page.getByRole("button", { name: "Download Report (PNG)" });
  await expect(button).toBeEnabled();
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText(/\d\d\.\d%/);
  for (const label of ["Completed", "In Progress", "Remaining"])
    await expect(summary.getByText(label, { exact: true })).toBeVisible();
  const preview = page.getByRole("img", { name: "Preview of the report" });
  const before = await preview.getAttribute("src");
  expect(decodeURIComponent(before ?? "")).toContain("Sample data");
  expect(decodeURIComponent(before ?? "")).toContain("CRM Systems Overview");
  await page.getByRole("button", { name: "Randomize Progress" }).click();
  await expect(preview).not.toHaveAttribute("src", before ?? "");
  await page.getByLabel("First Name").fill("Ann");
  await page.getByLabel("Last Name").fill(" ");
  await expect(button).toBeDisabled();
  await page.getByLabel("Last Name").fill("Lee");
  const waiting = page.waitForEvent("download");
  await button.click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe("Ann_Lee_progress_report.png");
  const png = await readFile(await file.path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_400, 1_800]);
  expect(png.length).toBeGreaterThan(50_000);
});

async function download(page: Page): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Report (SVG)" }).click();
  const file: Download = await waiting;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}
