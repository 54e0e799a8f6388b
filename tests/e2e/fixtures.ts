/** Fixtures of the journeys: the product, a player, browsers, and a check for anything that goes wrong. */
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Response,
} from "@playwright/test";
import { translatePages } from "../kit/page-translation";
import { type PlayerStub, startPlayerStub } from "../kit/player-stub";
import { becomesTrue } from "./in-page";
import { ADMIN_CODE, JourneyProduct, type Trainee } from "./product";

export { expect };

export type Faults = { seen: string[]; expected: RegExp[] };

type Journeys = {
  faults: Faults;
  /** Whether the browsers translate every page. */
  translated: boolean;
  product: JourneyProduct;
  /** Lets a test provoke a message on the console that would fail it otherwise. */
  expectFault: (message: RegExp) => void;
  /** A separate browser, signed in where a code is given. */
  openBrowser: (options?: BrowserContextOptions & { as?: string }) => Promise<BrowserContext>;
  visitorPage: Page;
  trainee: Trainee;
  traineeBrowser: BrowserContext;
  traineePage: Page;
  adminBrowser: BrowserContext;
  adminPage: Page;
};

type Shared = { player: PlayerStub; started: JourneyProduct };

export const test = base.extend<Journeys, Shared>({
  player: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures this one needs
    async ({}, use) => {
      const player = await startPlayerStub();
      await use(player);
      await player.stop();
    },
    { scope: "worker" },
  ],
  started: [
    async ({ player }, use) => {
      const product = await JourneyProduct.start(player.origin);
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  product: async ({ started, player }, use) => {
    await started.empty();
    player.asked.length = 0;
    await use(started);
    expect(started.faults, "the product logged no fault").toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures this one needs
  faults: async ({}, use) => {
    const faults: Faults = { seen: [], expected: [] };
    await use(faults);
    const unexpected = faults.seen.filter(
      (fault) => !faults.expected.some((each) => each.test(fault)),
    );
    expect(unexpected, "no page complained").toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures this one needs
  translated: async ({}, use, { file }) =>
    use(process.env.TRANSLATED === "1" || !AS_DELIVERED.test(file)),
  expectFault: ({ faults }, use) => use((message) => void faults.expected.push(message)),
  openBrowser: async ({ browser, product, faults, translated }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ as, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: product.url, ...options });
      contexts.push(context);
      await watch(context, faults);
      if (translated) await translatePages(context);
      context.on("page", waitForScripts);
      if (as) await enter(context, product, as, options.baseURL);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  visitorPage: async ({ openBrowser }, use) => use(await (await openBrowser()).newPage()),
  trainee: async ({ product }, use) => use(await product.createTrainee()),
  traineeBrowser: async ({ openBrowser, trainee }, use) =>
    use(await openBrowser({ as: trainee.accessCode })),
  traineePage: async ({ traineeBrowser }, use) => use(await traineeBrowser.newPage()),
  adminBrowser: async ({ openBrowser }, use) => use(await openBrowser({ as: ADMIN_CODE })),
  adminPage: async ({ adminBrowser }, use) => use(await adminBrowser.newPage()),
});

/** Journeys about a page as it was delivered. All others also prove that a translated page works. */
const AS_DELIVERED =
  /\/(?:blocked-files|demo|embeds|forced-colors|looks|offline|origin|pixel|sign-in|site|weights)\.spec\.ts$/;

/** Signs in, but on the sign-in page only where it has to be: most journeys begin after it. */
export async function enter(
  context: BrowserContext,
  product: JourneyProduct,
  accessCode: string,
  origin = product.url,
): Promise<void> {
  const session = await product.beginSession(accessCode);
  if (session === null) await context.request.post("/auth", { form: { accessCode } });
  else await context.addCookies([{ name: "session", value: session, url: origin }]);
}

/** Pages that do not work without their scripts. */
const APPLICATION = /^\/(?:training|admin|account|operations|generate-evidence|script|tracker)/;
const TAKING_OVER_MS = 5_000;

/** Makes `goto` and `reload` wait until scripts have hydrated such a page: an earlier click may get lost. */
export function waitForScripts(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const takenOver = async (response: Response | null) => {
    // A page whose scripts a journey blocks stays as it is.
    if (APPLICATION.test(new URL(page.url()).pathname))
      await becomesTrue(page, isTakenOver, TAKING_OVER_MS);
    return response;
  };
  page.goto = async (address, options) => takenOver(await goto(address, options));
  page.reload = async (options) => takenOver(await reload(options));
}

/** Runs in the page. */
function isTakenOver(): boolean {
  if (!("__reactRouterContext" in window)) return true;
  // A page that says it misses a script waits for nothing more.
  if (document.querySelector("#unloaded:not([hidden])")) return true;
  const main = document.querySelector("main") ?? {};
  return Object.keys(main).some((key) => key.startsWith("__reactProps"));
}

/** A policy violation is an error, even if the code that caused it continued silently. */
export async function watch(context: BrowserContext, { seen }: Faults): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error("refused by the page's policy:", violatedDirective, blockedURI),
    );
  });
  context.on("console", (message) => {
    if (message.type() === "error") seen.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => seen.push(String(error.error().stack ?? error.error())));
}
