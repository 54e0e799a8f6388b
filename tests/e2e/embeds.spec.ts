import type { BrowserContext, Frame, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { JourneyProduct } from "./product";
import { hydrated } from "./steps";

/** A provider page's messages in this order: noise, a height, and that it is done. */
type Speaker = {
  provider: string;
  address: string;
  noise: unknown[];
  height: unknown;
  done: unknown;
};

const FORMS: Speaker[] = [
  {
    provider: "typeform",
    address: "https://form.typeform.com/to/AbC123dE",
    noise: [{ type: "form-ready", embedId: "embed" }, { type: "form-started" }],
    height: { type: "form-height-changed", height: 880 },
    done: { type: "form-submit", embedId: "embed", formId: "AbC123dE", responseId: "r1" },
  },
  {
    provider: "tally",
    address: "https://tally.so/embed/wA1b2C",
    noise: [
      '{"event":"Tally.FormLoaded","payload":{"formId":"wA1b2C"}}',
      "[iFrameResizerChild]Ready",
    ],
    height: "[iFrameSizer]embed:880:700:mutationObserver",
    done: '{"event":"Tally.FormSubmitted","payload":{"formId":"wA1b2C"}}',
  },
  {
    provider: "jotform",
    address: "https://form.jotform.com/241234567890123",
    noise: ["scrollIntoView::241234567890123", "collapseErrorPage:241234567890123"],
    height: "setHeight:880:241234567890123",
    done: { action: "submission-completed", formID: "241234567890123" },
  },
  {
    provider: "gohighlevel",
    address: "https://api.leadconnectorhq.com/widget/form/AbC123dEf456",
    noise: [["iframeLoaded"], ["set-sticky-contacts", "embedded_iframe_x", "x", "{}", ""]],
    height: ["highlevel.setHeight", { height: 880, id: "x" }],
    done: ["set-sticky-contacts", "_ud", '{"email":"a@b.example"}', "loc", "3f2e"],
  },
  {
    provider: "hubspot",
    address: "https://share.hsforms.com/1pQ8pPB70TuG37sVjr-KtXA336z0",
    noise: [
      { type: "hsFormCallback", eventName: "onFormReady" },
      { type: "hsFormCallback", eventName: "onFormSubmit" },
    ],
    height: null,
    done: { type: "hsFormCallback", eventName: "onFormSubmitted", id: "g", data: {} },
  },
];

const BOOKINGS: Speaker[] = [
  {
    provider: "calendly",
    address: "https://calendly.com/acme/call",
    noise: [{ event: "calendly.event_type_viewed", payload: {} }],
    height: { event: "calendly.page_height", payload: { height: "880px" } },
    done: { event: "calendly.event_scheduled", payload: { event: { uri: "u" } } },
  },
  {
    provider: "cal",
    address: "https://cal.com/acme/30min",
    noise: [
      { type: "__iframeReady", fullType: "CAL::__iframeReady", data: {} },
      { type: "linkReady", fullType: "CAL::linkReady", data: {} },
    ],
    height: { fullType: "CAL::__dimensionChanged", data: { iframeHeight: 880 } },
    done: { type: "bookingSuccessfulV2", fullType: "CAL::bookingSuccessfulV2", data: {} },
  },
  {
    provider: "gohighlevel",
    address: "https://api.leadconnectorhq.com/widget/booking/AbC123dEf456",
    noise: [["set-sticky-contacts", "embedded_iframe_x", "x", "{}", ""]],
    height: "[iFrameSizer]AbC123dEf456_1:880:1120:init",
    done: ["msgsndr-booking-complete", { fingerprint: "f", calendarId: "c" }],
  },
  {
    provider: "hubspot",
    address: "https://meetings.hubspot.com/ann/intro?embed=true",
    noise: [{ meetingBookSucceeded: false }],
    height: null,
    done: { meetingBookSucceeded: true, meetingsPayload: { bookingResponse: {} } },
  },
];

/** Sends the outermost page what is in its own address. */
const FORGING = `if(location.hash)top.postMessage(JSON.parse(decodeURIComponent(location.hash.slice(1))),"*")`;
/** A provider's page that sends what a test gives it, and keeps what it receives. */
const STUB = `<!doctype html><title>A provider</title><link rel="icon" href="data:,"><p>A provider's page</p>
<script>window.heard=[];addEventListener("message",(event)=>heard.push({data:event.data,origin:event.origin}));${FORGING}</script>`;
/** Another party's page inside the provider's. */
const FORGER = `<!doctype html><script>${FORGING}</script>`;

test("SLOT-1 each form page's messages are handled: noise ignored, resized within bounds, submission reported, forged messages ignored", async ({
  openBrowser,
  product,
}) => {
  test.slow();
  const context = await openBrowser();
  await stubHosts(context);
  const page = await context.newPage();
  const receipt = page.locator("main").getByRole("status");
  for (const speaker of FORMS) {
    await test.step(speaker.provider, async () => {
      const frame = await openSlot(page, product, "/crm-request", "crm", speaker);
      const iframe = page.locator("main iframe");
      await expect(iframe).toHaveAttribute("src", new RegExp(`^${escaped(speaker.address)}`));

      await page.evaluate((message) => window.postMessage(message, "*"), speaker.done);
      await forgeFromWithin(frame, speaker.done);
      for (const noise of speaker.noise) await say(frame, noise);
      if (speaker.height) {
        await say(frame, speaker.height);
        await expect(iframe).toHaveCSS("height", "880px");
      }
      await expect(receipt).toBeEmpty();
      await say(frame, speaker.done);
      await expect(receipt).not.toBeEmpty();
    });
  }
});

test("SLOT-1 BOOK-1 each calendar's page is heard as it speaks, and a booked time leads to the next steps", async ({
  openBrowser,
  product,
}) => {
  test.slow();
  const context = await openBrowser();
  await stubHosts(context);
  const page = await context.newPage();
  for (const speaker of BOOKINGS) {
    await test.step(speaker.provider, async () => {
      const frame = await openSlot(page, product, "/book", "discovery", speaker);
      await page.evaluate((message) => window.postMessage(message, "*"), speaker.done);
      await forgeFromWithin(frame, speaker.done);
      for (const noise of speaker.noise) await say(frame, noise);
      if (speaker.height) {
        await say(frame, speaker.height);
        await expect(page.locator("main iframe")).toHaveCSS("height", "880px");
      }
      if (speaker.provider === "cal") {
        const told = { originator: "CAL", method: "parentKnowsIframeReady", arg: null };
        const heard = await frame.evaluate(() => (window as unknown as Heard).heard);
        expect(heard).toEqual([{ data: told, origin: product.url }]);
      }
      await expect(page).toHaveURL(/\/book$/);
      await say(frame, speaker.done);
      await expect(page).toHaveURL(/\/book\/next-steps$/);
    });
  }
});

test("SLOT-1 EMB-1 a page that never responds gives way to our own form, and comes back when asked to", async ({
  openBrowser,
  product,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|Failed to load/);
  const context = await openBrowser();
  await stubHosts(context);
  const page = await context.newPage();
  await page.clock.install();
  const [typeform] = FORMS;
  if (!typeform) throw new Error("There is no provider");
  await openSlot(page, product, "/crm-request", "crm", typeform);
  const instead = page.getByText("Typeform did not load, so here is our own.");
  const ours = page.getByRole("textbox", { name: "Your name" });
  await page.locator("main iframe").scrollIntoViewIfNeeded();
  await page.clock.runFor(9_000);
  await expect(instead).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(instead).toBeVisible();
  await ours.fill("Ann Sample");
  const link = page.getByRole("link", { name: "Open Typeform in a new tab" });
  await expect(link).toHaveAttribute("href", typeform.address);
  await expect(link).toHaveAttribute("target", "_blank");
  await page.getByRole("button", { name: "Try Typeform again" }).click();
  await expect(instead).toBeHidden();
  await expect(page.locator("main iframe")).toBeVisible();

  // A host that is not there at all.
  await context.route("https://form.typeform.com/**", (route) => route.abort());
  await page.reload();
  await page.locator("main iframe").scrollIntoViewIfNeeded();
  await hydrated(page);
  await page.clock.runFor(11_000);
  await expect(instead).toBeVisible();
  await expect(ours).toBeVisible();

  // A silent one must at least load.
  const hubSpot = FORMS.find(({ provider }) => provider === "hubspot");
  if (!hubSpot) throw new Error("There is no provider");
  await context.route("https://share.hsforms.com/**", () => {});
  await setSlot(product, "crm", hubSpot);
  await page.goto("/crm-request", { waitUntil: "domcontentloaded" });
  await hydrated(page);
  await page.locator("main iframe").scrollIntoViewIfNeeded();
  await page.clock.runFor(11_000);
  await expect(page.getByText("HubSpot did not load, so here is our own.")).toBeVisible();
});

test("EMB-1 on the hiring page an interview calendar that cannot be reached gives way to the application", async ({
  openBrowser,
  product,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|Failed to load/);
  const context = await openBrowser();
  await stubHosts(context);
  await context.route("https://calendly.com/**", (route) => route.abort());
  const page = await context.newPage();
  await page.clock.install();
  const [calendly] = BOOKINGS;
  if (!calendly) throw new Error("There is no provider");
  await setSlot(product, "interview", calendly);
  await page.goto("/hiring/dmsetters");
  await page.locator("#apply iframe").scrollIntoViewIfNeeded();
  await hydrated(page);
  await page.clock.runFor(11_000);
  await expect(page.getByText("Calendly did not load, so here is our own.")).toBeVisible();
  await expect(
    page.locator("#apply").getByRole("textbox", { name: "Your email address" }),
  ).toBeVisible();
});

type Heard = { heard: { data: unknown; origin: string }[] };
type Embed = { provider: string; address: string };

function setSlot(
  product: JourneyProduct,
  slot: string,
  { provider, address }: Embed,
): Promise<void> {
  return product.setSettings({ slots: { [slot]: { provider, address } } });
}

/** Opens the page with this embed, and returns its provider's frame once our page listens. */
async function openSlot(
  page: Page,
  product: JourneyProduct,
  path: string,
  slot: string,
  embed: Embed,
): Promise<Frame> {
  await setSlot(product, slot, embed);
  await page.goto(path);
  await hydrated(page);
  const frame = await (await page.locator("main iframe").elementHandle())?.contentFrame();
  if (!frame) throw new Error("There is no frame on this page");
  await frame.waitForFunction(() => "heard" in window);
  return frame;
}

async function stubHosts(context: BrowserContext): Promise<void> {
  const hosts =
    /^https:\/\/(?:calendly\.com|(?:app\.)?cal\.com|[a-z]+\.(?:leadconnectorhq|hubspot|hsforms|typeform|jotform)\.com|tally\.so|docs\.google\.com)\//;
  await context.route(hosts, (route) => route.fulfill({ contentType: "text/html", body: STUB }));
  await context.route("https://forger.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: FORGER }),
  );
}

async function say(frame: Frame, message: unknown): Promise<void> {
  await frame.evaluate((said) => parent.postMessage(said, "*"), message);
}

/** From two frames in the provider's page: another party's, and another page of the same provider. */
async function forgeFromWithin(frame: Frame, message: unknown): Promise<void> {
  await frame.evaluate(async (said) => {
    for (const origin of ["https://forger.example", location.origin]) {
      const forger = document.createElement("iframe");
      forger.src = `${origin}/another#${encodeURIComponent(JSON.stringify(said))}`;
      const loaded = new Promise((resolve) => forger.addEventListener("load", resolve));
      document.body.append(forger);
      await loaded;
    }
  }, message);
}

function escaped(text: string): string {
  return text.replace(/[.?/]/g, "\\$&");
}
