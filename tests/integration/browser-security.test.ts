import { readdirSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownOffsetAt } from "../../app/platform/time/own-offset";
import { type AddressValues, ALL_OPEN, addressValues } from "../kit/address-values";
import { type Address, everyAddress, filled } from "../kit/addresses";
import { SITES, tryFromElsewhere, WAYS } from "../kit/from-elsewhere";
import { HOSTILE_GOALS } from "../kit/hostile";
import { LiveListener } from "../kit/live-listener";
import { headerFaults } from "../kit/response-headers";
import { ADMIN_CODE, startProduct, type TestProduct, type Trainee } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";
import { tooNew } from "../structure/browser-support";

/** As a proxy on this machine passes on requests it received over TLS. */
const OVER_TLS = { headers: { "X-Forwarded-Proto": "https" } };

let product: TestProduct;
let trainee: Trainee;
let addresses: Address[];
let values: AddressValues;
beforeAll(async () => {
  product = await startProduct({ TRUST_PROXY: "loopback", ...ALL_OPEN });
  trainee = await product.createTrainee();
  addresses = await everyAddress();
  values = await addressValues(product, await product.signedIn(trainee));
});
afterAll(() => product.stop());

const pathOf = ({ path }: Address) => filled(path, values[path]);
const reading = () => addresses.filter(({ method }) => method === "GET");

async function overTls(code?: string): Promise<Visitor> {
  const visitor = product.visitor(OVER_TLS);
  if (code) expect((await visitor.signIn(code)).status).toBe(302);
  return visitor;
}

/** Reads a response, only the beginning of a stream. */
async function read(visitor: Visitor, path: string, init: RequestInit = {}) {
  const abort = new AbortController();
  const response = await visitor.get(path, { ...init, signal: abort.signal });
  const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
  const text = isStream ? "" : await response.text();
  abort.abort();
  return { response, text };
}

function rawly(path: string, options: { method?: string; headers?: Record<string, string> }) {
  return new Promise<Response>((resolve, reject) => {
    const asked = httpRequest(new URL(product.url), { ...options, path }, (response) => {
      response.resume();
      const headers = new Headers();
      for (const [name, all] of Object.entries(response.headersDistinct))
        for (const value of all ?? []) headers.append(name, value);
      resolve(new Response(null, { status: response.statusCode ?? 0, headers }));
    });
    asked.on("error", reject).end();
  });
}

describe("headers", () => {
  test("AUTH-5 are complete on every address, for visitors, trainees and administrators", async () => {
    const people = {
      visitor: await overTls(),
      trainee: await overTls(trainee.accessCode),
      admin: await overTls(ADMIN_CODE),
    };
    const faults: string[] = [];
    let pages = 0;
    for (const [name, visitor] of Object.entries(people)) {
      for (const address of reading()) {
        const { response, text } = await read(visitor, pathOf(address));
        const where = `${name} ${address.path} ${response.status}`;
        const wrong = headerFaults(response, address.path);
        if (wrong.length > 0) faults.push(`${where}: ${wrong.join(", ")}`);
        if (response.headers.get("Content-Type")?.startsWith("text/html") !== true) continue;
        pages += 1;
        const kept = response.headers.get("Cache-Control");
        const isPersonal = text.includes(trainee.firstName) || text.includes("Log out");
        if (isPersonal && kept !== "no-store") faults.push(`${where}: kept as ${kept}`);
      }
    }
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(100);
  });

  test("AUTH-5 are complete on what is not a page: faults, refusals, what is not there, what has not changed", async () => {
    const visitor = await overTls();
    const icon = (await visitor.get("/icon.svg")).headers.get("ETag") ?? "";
    const foreign = { Origin: "https://evil.example" };
    const tooMuch = { accessCode: "9".repeat(300_000) };
    const tried: [number, Promise<Response>][] = [
      [304, visitor.get("/icon.svg", { headers: { "If-None-Match": icon } })],
      [200, visitor.fetch("/", { method: "HEAD" })],
      [200, visitor.fetch("/auth", { method: "HEAD" })],
      [308, visitor.get("/Terms/")],
      [302, visitor.get("/training")],
      [400, visitor.form("/auth", { accessCode: "" })],
      [400, rawly("/%E0%A4%A", { headers: OVER_TLS.headers })],
      [401, visitor.form("/auth", { accessCode: "000000" })],
      [401, visitor.get("/live?topics=trainees")],
      [403, visitor.form("/auth", {}, { headers: foreign })],
      [404, visitor.get("/no/such/page")],
      [404, visitor.get("/no-such-file.js")],
      [404, visitor.json("/api/auth/get-session", {})],
      [405, visitor.get("/api/functions/operations-operations")],
      [405, visitor.fetch("/terms", { method: "DELETE" })],
      [413, visitor.form("/auth", tooMuch)],
    ];
    for (const [status, asked] of tried) {
      const response = await asked;
      expect([response.status, ...headerFaults(response)], response.url).toEqual([status]);
    }
  });

  test("AUTH-5 are complete on an event stream, which no proxy may keep or change", async () => {
    const listener = await LiveListener.open(product.visitor(OVER_TLS), "operations");
    expect(listener.status).toBe(200);
    listener.close();
    const abort = new AbortController();
    const response = await (await overTls()).get("/live?topics=operations", {
      signal: abort.signal,
    });
    expect(headerFaults(response)).toEqual([]);
    expect(response.headers.get("Cache-Control")).toMatch(/no-store|no-cache/);
    expect(response.headers.get("Cache-Control")).toContain("no-transform");
    abort.abort();
  });
});

function cookieOf(line: string) {
  const [pair = "", ...rest] = line.split("; ");
  const attributes = rest.map((each) => each.toLowerCase());
  return { name: pair.slice(0, pair.indexOf("=")), line, attributes };
}

describe("cookies", () => {
  test("AUTH-5 over TLS each is Secure, Lax, of this host and path /; all but a choice and a notice bound to it and out of scripts' reach", async () => {
    const lines: string[] = [];
    const visitor = await overTls();
    const take = async (asked: Promise<Response>) =>
      lines.push(...(await asked).headers.getSetCookie());
    await take(visitor.get("/admin-login"));
    await take(visitor.form("/auth", { accessCode: trainee.accessCode }));
    const session = visitor.cookies.get("__Host-session") ?? "";
    expect(session).not.toBe("");
    for (const address of reading()) {
      const { response, text } = await read(visitor, pathOf(address));
      lines.push(...response.headers.getSetCookie());
      for (const part of [session, session.split(".")[0] ?? ""])
        expect(text, address.path).not.toContain(part);
    }
    await take(visitor.form("/auth/theme", { theme: "dark" }));
    const copy = (await overTls()).take(visitor);
    await take(visitor.form("/auth/sign-out", {}));
    await take(visitor.get("/training"));
    await take(copy.get("/training"));
    const names = new Set(lines.map((line) => cookieOf(line).name));
    expect([...names]).toEqual(
      expect.arrayContaining(["__Host-session", "__Host-device", "theme", "notice"]),
    );
    for (const { name, line, attributes } of lines.map(cookieOf)) {
      expect(attributes, line).toEqual(
        expect.arrayContaining(["secure", "samesite=lax", "path=/"]),
      );
      expect(attributes.join(), line).not.toContain("domain=");
      const isTaken = attributes.includes("max-age=0");
      if (!isTaken)
        expect(name.startsWith("__Host-"), line).toBe(!["theme", "notice"].includes(name));
      // The page that shows a notice removes it; the notice's name refers to one of the product's own texts.
      expect(attributes.includes("httponly"), line).toBe(name !== "notice");
    }
    expect(visitor.cookies.has("__Host-session"), "signed out").toBe(false);
    expect((await copy.get("/training")).status, "its copy too").toBe(302);
  });
});

describe("redirects", () => {
  const stays = (response: Response): boolean => {
    const location = response.headers.get("Location");
    const own = new URL(product.url);
    return location === null || new URL(location, own).origin === own.origin;
  };

  test("AUTH-1 NAV-3 no address, form, referrer or host redirects anyone off this site", async () => {
    const signedIn = (await product.signedIn(trainee)).visitor;
    const visitor = product.visitor();
    const led: string[] = [];
    for (const goal of HOSTILE_GOALS) {
      const asked = `redirect=${encodeURIComponent(goal)}`;
      const others = ["next", "callback", "callbackURL", "url", "to", "return", "goto"]
        .map((name) => `${name}=${encodeURIComponent(goal)}`)
        .join("&");
      const raw = /^\/[\w%./\\-]+$/.test(goal) ? goal : "/";
      const referrer: Record<string, string> = URL.parse(goal, product.url)
        ? { Referer: new URL(goal, product.url).href }
        : {};
      const responses = [
        await signedIn.get(`/auth?${asked}`),
        await signedIn.get(`/auth/confirm?${asked}`),
        await visitor.get(`/auth/company?${asked}`),
        await visitor.get(`/training?${others}`),
        await visitor.get(`/Auth/?${asked}&${others}`),
        await visitor.get(`/api/auth/callback/company?error=${encodeURIComponent(goal)}&${others}`),
        await visitor.form("/auth/theme", { theme: "dark" }, { headers: referrer }),
        await visitor.form("/training/lesson1", {}, { headers: referrer }),
        await rawly(raw, { headers: { Host: "evil.example", "X-Forwarded-Host": "evil.example" } }),
      ];
      for (const response of responses.filter((each) => !stays(each)))
        led.push(`${JSON.stringify(goal)} to ${response.headers.get("Location")}`);
      expect(responses[0]?.headers.get("Location"), goal).toBe("/training");
      const script = await (await signedIn.get(`/auth.data?${asked}`)).text();
      expect(script, goal).toContain('"/training"');
      expect(script, goal).not.toContain("evil");
    }
    expect(led).toEqual([]);
  });

  test("AUTH-1 a sign-in leads to no other site, nor does the second try", async () => {
    for (const goal of HOSTILE_GOALS.filter((_, index) => index % 6 === 0)) {
      const visitor = product.visitor();
      const path = `/auth?redirect=${encodeURIComponent(goal)}`;
      expect((await visitor.form(path, { accessCode: "" })).status).toBe(400);
      const response = await visitor.form(path, { accessCode: trainee.accessCode });
      expect(response.headers.get("Location"), goal).toBe("/training");
    }
  });
});

describe("changes from elsewhere", () => {
  test("AUTH-5 are refused on every address that changes something, before it is asked, and only those", async () => {
    const paths = [...new Set(addresses.filter(({ method }) => method !== "GET").map(pathOf))];
    expect(paths.length).toBeGreaterThan(30);
    const { wrong, tried } = await tryFromElsewhere(
      product.visitor(),
      [...paths, "/no/such/page", "/terms"],
      // Each way of asking once, rotating methods and kinds of bodies; `npm run prove` tries all of them.
      ({ index, origin, site }) => [(index + SITES.indexOf(site) + origin.length) % WAYS.length],
    );
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(600);
  });
});

test("C11 every script of the build runs in the supported browsers", () => {
  const folder = "build/client";
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  const needs = scripts.map((name) => [
    name,
    tooNew(readFileSync(path.join(folder, name), "utf8")),
  ]);
  expect(scripts.length).toBeGreaterThan(50);
  expect(needs.filter(([, names = []]) => names.length > 0)).toEqual([]);
});

/** Words in the rules of common filter lists, as a whole name or a part of one. */
const STOPPED =
  /(?:^|[/._-])(?:ads?|advert\w*|affiliate\w*|analytics|banner\w*|beacon\w*|campaign\w*|click|collect|fbevents|gtm|metrics?|pixel\w*|popup\w*|promo\w*|sponsor\w*|stats?|tag|telemetry|track\w*|utm|visit\w*)(?:[/._-]|$)/;

test("SLOT-2 no script of the build has the schemas that the server checks with, nor their library", () => {
  const folder = "build/client/assets";
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const isChecking = (name: string) =>
    /\$ZodType|ZodError/.test(readFileSync(path.join(folder, name), "utf8"));
  expect(scripts.filter(isChecking)).toEqual([]);
  // The server's own script has both names.
  const server = readdirSync("build/server/assets").map((name) =>
    readFileSync(path.join("build/server/assets", name), "utf8"),
  );
  expect(server.some((text) => /\$ZodType/.test(text) && /ZodError/.test(text))).toBe(true);
});

test("WEB-2 no file of the browser build has a name that ad blockers look for", () => {
  const names = readdirSync("build/client", { recursive: true, encoding: "utf8" });
  const shown = names.filter((name) => /\.(?:js|css|woff2|svg|png|webp)$/.test(name));
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((name) => STOPPED.test(name.toLowerCase()))).toEqual([]);
});

test("WEB-3 a browser is told the offsets by which the server writes times, of any zone and no other name", async () => {
  const visitor = product.visitor();
  for (const name of ["America/Winnipeg", "Asia/Kolkata", "UTC"]) {
    const response = await visitor.get(`/time-zones?name=${encodeURIComponent(name)}`);
    const changes = (await response.json()) as [number, number][];
    const now = changes.findLast(([from]) => from <= Date.now());
    expect(now?.[1], name).toBe(ownOffsetAt(name, Date.now()));
    expect(changes.at(-1)?.[0]).toBeGreaterThan(Date.now() + 400 * 86_400_000);
  }
  for (const name of ["", "Mars/Base", "../../etc", "x".repeat(5_000)])
    expect((await visitor.get(`/time-zones?name=${encodeURIComponent(name)}`)).status).toBe(404);
});
