import { chromium } from "@playwright/test";
const base = "http://localhost:4187";
const [,, shots] = process.argv;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args:["--no-sandbox"] });
const PAGES = {
 "2H6RIVYI5JDX": ["/admin","/admin/pay","/admin/funnel","/admin/attendance","/admin/applicants","/admin/inbox","/admin/agenda","/admin/people","/training/adminpanel","/admin/cohorts","/admin/log","/admin/jobs","/admin/mail","/admin/media","/tracker","/admin/settings/company","/admin/outcomes-missing","/operations"],
 "7702543": ["/tracker","/tracker/pay","/tracker/pay/statement","/tracker/today","/tracker/removed","/tracker/outcomes","/tracker/outcomes-missing","/tracker/import","/training","/training/search?q=price","/training/practice","/account","/script"],
};
for (const [code, paths] of Object.entries(PAGES)) {
  const context = await browser.newContext({ viewport: { width: 703, height: 1000 }, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(base + "/auth");
  await page.getByLabel(/access code/i).first().fill(code);
  await page.keyboard.press("Enter");
  await page.waitForURL((u) => !u.pathname.startsWith("/auth"), { timeout: 20000 }).catch(()=>console.log("no sign in", page.url()));
  for (const path of paths) {
    await page.emulateMedia({ media: "screen" });
    const r = await page.goto(base + path);
    await page.emulateMedia({ media: "print" });
    const left = await page.evaluate(() => [...document.querySelectorAll("input:not([type=hidden]),select,textarea,button,summary,[role=search],kbd,label")].filter((e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 2).map((e) => `${e.tagName.toLowerCase()}${e.type ? ":" + e.type : ""} ${(e.getAttribute("aria-label") ?? e.labels?.[0]?.textContent ?? e.textContent ?? "").trim().slice(0, 30)}`));
    const counts = {}; for (const l of left) counts[l] = (counts[l] ?? 0) + 1;
    console.log(path, r.status(), new URL(page.url()).pathname, JSON.stringify(counts).slice(0, 900));
    if (shots) await page.screenshot({ path: `/tmp/set7shots/${code.slice(0,2)}${path.replace(/\W+/g, "_")}.png` });
  }
  await context.close();
}
await browser.close();
