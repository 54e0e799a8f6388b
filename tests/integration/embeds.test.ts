import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publicPaths } from "../kit/public-paths";
import { startProduct, type TestProduct } from "../kit/test-product";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  await product.query("delete from settings");
});
afterAll(() => product.stop());

const SLOT_PATH = "/crm-request";
const PIXEL_ID = "1234567890";
/** A change arrives through the database. */
const PIXEL_HOSTS = /connect\.facebook\.net|www\.facebook\.com/;

async function setPart(part: "slots" | "pixel", value: unknown): Promise<void> {
  await product.query(
    `insert into settings (${part}) values ($1) on conflict (id) do update set ${part} = excluded.${part}`,
    [JSON.stringify(value)],
  );
  await product.running.settings.readAgain();
}

async function read(path: string): Promise<{ page: string; policy: Map<string, string> }> {
  const response = await product.visitor().get(path);
  const header = response.headers.get("Content-Security-Policy") ?? "";
  const policy = header.split("; ").map((line) => {
    const [name = "", ...sources] = line.split(" ");
    return [name, sources.join(" ")] as const;
  });
  return { page: await response.text(), policy: new Map(policy) };
}

describe("a slot with a company's own page", () => {
  test.each([
    ["typeform", "https://form.typeform.com/to/AbC123dE", "https://form.typeform.com"],
    ["tally", "https://tally.so/embed/wA1b2C", "https://tally.so"],
    [
      "google-forms",
      "https://docs.google.com/forms/d/e/1FAIpQLSdAbCdEfGhIjKlMn/viewform",
      "https://docs.google.com",
    ],
    [
      "hubspot",
      "https://share.hsforms.com/1pQ8pPB70TuG37sVjr-KtXA336z0",
      "https://share.hsforms.com",
    ],
  ])(
    "SLOT-1 of %s is framed by us, and the page's policy names just its origin",
    async (provider, address, origin) => {
      await setPart("slots", { crm: { provider, address } });
      const { page, policy } = await read(SLOT_PATH);
      expect(page).toContain(`src="${address}`);
      const frames = [...page.matchAll(/<iframe\b[^>]*>/g)].map(([tag]) => tag);
      expect(frames).toHaveLength(1);
      expect(frames[0]).toContain(`src="${address}`);
      expect(frames[0]).toContain('sandbox="allow-scripts');
      expect(frames[0]).toContain('loading="lazy"');
      expect(frames[0]).toContain('referrerPolicy="strict-origin-when-cross-origin"');
      expect(frames[0]).toMatch(/title="[^"]+"/);
      expect(page).toMatch(
        new RegExp(`<a href="${address.replaceAll("?", "\\?")}" target="_blank"`),
      );
      expect(policy.get("frame-src")).toBe(origin);
      for (const [name, sources] of policy)
        if (name !== "frame-src") expect(sources, name).not.toContain(origin);
      expect((await read("/")).policy.get("frame-src")).toBe("'none'");
    },
  );

  test("SLOT-1 what stands in the database without being a provider's is no frame: ours stands there", async () => {
    const addresses = [
      "https://evil.example/embed/wA1b2C",
      "https://tally.so.evil.example/embed/wA1b2C",
      "https://tally.so@evil.example/embed/wA1b2C",
      'https://tally.so/embed/x"onload=alert(1)',
      "https://calendly.com/acme/call",
    ];
    for (const address of addresses) {
      const before = product.logged.length;
      await setPart("slots", { crm: { provider: "tally", address } });
      expect(product.logged.slice(before).join("")).toContain("are not valid");
      const { page, policy } = await read(SLOT_PATH);
      expect(page, address).not.toContain("<iframe");
      expect(page, address).toContain("<form");
      expect(policy.get("frame-src"), address).toBe("'none'");
    }
  });
});

/** The only pages with a pixel. */
const PIXEL_PAGES = ["/book", "/book/next-steps", "/thank-you", "/disqualified"];

describe("the advertising pixel", () => {
  test("PIX-1 without an id nothing of it is on any page, and the outcome pages run no script", async () => {
    for (const path of PIXEL_PAGES) {
      const { page, policy } = await read(path);
      expect(page, path).not.toMatch(/data-pixel|pixel-visit|Advertising choices/);
      expect([...policy.values()].join(" "), path).not.toMatch(PIXEL_HOSTS);
      if (path.startsWith("/book")) continue;
      expect(page, path).not.toContain("<script>");
      expect(policy.get("script-src"), path).toBe("'none'");
    }
  });

  test("PIX-1 with an id its own pages alone carry it, and their policies alone name its hosts", async () => {
    await setPart("pixel", { id: PIXEL_ID, askConsent: true });
    expect((await read("/thank-you")).page).toContain(PIXEL_ID);
    const paths = publicPaths(await product.visitor().page("/sitemap.xml"));
    expect(paths).toEqual(expect.arrayContaining(PIXEL_PAGES));
    for (const path of [...paths, "/auth", "/nowhere"]) {
      const { page, policy } = await read(path);
      const carries = PIXEL_PAGES.includes(path);
      expect(page.includes(PIXEL_ID), path).toBe(carries);
      expect(PIXEL_HOSTS.test([...policy.values()].join(" ")), path).toBe(carries);
      // The script decides what the visitor's browser loads from there.
      expect(page, path).not.toMatch(/(?:src|href)="https:\/\/[^"]*facebook/);
      if (!carries) continue;
      expect(page).toContain('data-ask="true"');
      expect(policy.get("script-src")).toContain("https://connect.facebook.net");
      expect(policy.get("img-src")).toContain("https://www.facebook.com");
      expect(policy.get("connect-src")).toContain("https://www.facebook.com");
    }
  });

  test("PIX-1 where the settings ask for no consent the page says so", async () => {
    await setPart("pixel", { id: PIXEL_ID, askConsent: false });
    const { page } = await read("/thank-you");
    expect(page).toContain(`data-pixel="${PIXEL_ID}"`);
    expect(page).not.toContain("data-ask");
  });
});

test("EMB-1 the card of a slot shows a preview, in a document whose policy has the provider", async () => {
  const address = "https://tidycal.com/ann/intro";
  await setPart("slots", { discovery: { provider: "tidycal", address } });
  const visitor = await product.admin();
  const preview = await visitor.get("/admin/settings/slots?preview=discovery");
  const page = await preview.text();
  expect(preview.headers.get("Content-Security-Policy")).toContain("frame-src https://tidycal.com");
  expect(page).toContain(`src="${address}"`);
  expect(page).toContain("Hide preview");
  const closed = await visitor.get("/admin/settings/slots?preview=nothing");
  expect(closed.headers.get("Content-Security-Policy")).not.toContain("tidycal");
  expect(await closed.text()).toContain("/admin/settings/slots?preview=discovery#discovery");
});
