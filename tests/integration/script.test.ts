import { describe, expect, test } from "vitest";
import { startForTest } from "../kit/test-product";

/** What a reader sees of a page: no scripts, no markup. */
function readable(page: string): string {
  return page
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, "\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

describe("the script page over HTTP", () => {
  test("SCR-1 a visitor gets title, description and both tabs, and search engines are asked not to list it", async () => {
    const product = await startForTest();
    const response = await product.visitor().get("/script");
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toMatch(/<title>Appointment Setting Script \| /);
    expect(page).toMatch(/<meta name="description" content="[^"]{50,200}"/);
    expect(page).toContain('name="robots" content="noindex"');
    expect(readable(page)).toContain("Interactive Mode");
    expect(readable(page)).toContain("thanks for getting back to me");
  });

  test("SCR-2 SCR-3 the page of a deep address is complete without JavaScript: history, message, answers as links", async () => {
    const product = await startForTest();
    const page = await product.visitor().page("/script?path=just-starting.us");
    expect(readable(page)).toContain("I'm in Texas");
    expect(readable(page)).toContain("It's fully remote");
    expect(page).toContain('href="/script?path=just-starting.us.retail"');
    expect(page).toContain('href="/script?path=just-starting"');
    expect(page).toMatch(/aria-label="Progress of the conversation"[^>]*aria-valuenow="20"/);
    let address = "/script";
    let steps = 0;
    for (; steps < 20; steps += 1) {
      const html = await product.visitor().page(address);
      const next =
        /href="(\/script\?path=[^"]*)" aria-keyshortcuts="1"|aria-keyshortcuts="1"[^>]*href="(\/script\?path=[^"]*)"/.exec(
          html,
        );
      if (!next) break;
      address = next[1] ?? next[2] ?? "";
    }
    expect(steps).toBeGreaterThan(5);
    expect(readable(await product.visitor().page(address))).toContain("/book");
  });

  test("SCR-1 Plain Text Mode is complete HTML with its seven sections", async () => {
    const product = await startForTest();
    const page = readable(await product.visitor().page("/script?mode=text"));
    for (const section of [
      "INTRO",
      "RESPONSE BRANCHES",
      "ABOUT YOURSELF",
      "COMMON QUESTIONS",
      "COMPENSATION",
      "CLOSING",
      "OBJECTION HANDLING",
    ])
      expect(page).toContain(section);
    expect(page).toContain("This sounds too good to be true");
    expect(page).toContain("Results vary and are not guaranteed.");
  });

  test("SCR-2 addresses that do not fit lead to as much as fits, never to a fault", async () => {
    const product = await startForTest();
    for (const query of [
      "path=",
      "path=%00",
      "path=a.b.c",
      "mode=x",
      "path=x&path=y",
      `path=${"us.".repeat(2_000)}`,
    ]) {
      const response = await product.visitor().get(`/script?${query}`);
      expect(response.status, query.slice(0, 40)).toBe(200);
      expect(readable(await response.text())).toContain("thanks for getting back to me");
    }
  });

  test("SCR-4 the four links stand on the page, under the public address", async () => {
    const product = await startForTest({ BASE_URL: "https://setters.example" });
    const page = await product.visitor().page("/script");
    for (const address of [
      "https://setters.example/",
      "https://setters.example/#testimonials",
      "https://setters.example/book",
    ])
      expect(page).toContain(`href="${address}"`);
    expect(page).toMatch(/href="https:\/\/www\.linkedin\.com\/company\/[\w-]+"/);
  });
});
