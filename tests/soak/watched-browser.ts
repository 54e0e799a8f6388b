/** A real Chromium that records every policy violation, error and dialog. */
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../kit/chromium";
import type { Visitor } from "../kit/visitor";

/** What went wrong in pages, and where. */
export type Watch = { violations: string[]; errors: string[] };

/** Responds to everything a page requests from another origin, so nothing leaves this machine. */
const FOREIGN = /^https:\/\//;
const EMPTY =
  '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,"><p>Elsewhere</p>';

export function launch(): Promise<Browser> {
  return chromium.launch(chromiumLaunch());
}

/** A separate browser with a visitor's cookies; a deliberately refused page is not an error. */
export async function watched(
  browser: Browser,
  watch: Watch,
  origin: string,
  visitor?: Visitor,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin });
  const cookies = [...(visitor?.cookies ?? [])].map(([name, value]) => ({
    name,
    value,
    url: origin,
  }));
  await context.addCookies(cookies);
  await context.route(FOREIGN, (route) => route.fulfill({ contentType: "text/html", body: EMPTY }));
  await context.exposeBinding("violated", ({ frame }, what: string) => {
    watch.violations.push(`${frame.url()}: ${what}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as unknown as { violated: (what: string) => void }).violated(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  context.on("console", (message) => {
    const { url } = message.location();
    const refusedPage = url === message.page()?.url() && /status of 4\d\d/.test(message.text());
    if (message.type() === "error" && !refusedPage) watch.errors.push(`${url}: ${message.text()}`);
  });
  context.on("weberror", (error) => watch.errors.push(String(error.error())));
  context.on("dialog", (dialog) => {
    watch.errors.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return context;
}

/** Opens an address and starts its scripts, as a visitor's first touch does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await page.mouse.move(5, 5);
  await page.mouse.move(50, 50);
  await page.waitForTimeout(60);
}
