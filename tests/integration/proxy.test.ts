/** Behind the shipped nginx, with its own configuration, over TLS. */
import { request as plainRequest } from "node:http";
import { connect } from "node:http2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, type BehindProxy, oneConnection, startBehindProxy } from "../kit/behind-proxy";
import { formTokenFor } from "../kit/form-tokens";
import { LiveListener } from "../kit/live-listener";
import { aProspect, TRACKER } from "../kit/prospects";
import { ADMIN_CODE, aSave, PLAYER_ORIGIN } from "../kit/test-product";

const PASSWORD = "a password for tests";
const FUNCTIONS = "/api/functions";
const PANEL = "/training/adminpanel";
const SIGN_IN = "/api/auth/sign-in/access-code";
const FORGED = {
  "X-Forwarded-For": "203.0.113.9",
  "X-Forwarded-Proto": "http",
  "X-Request-Id": "forged-by-the-visitor",
};

let behind: BehindProxy;
beforeAll(async () => {
  behind = await startBehindProxy({ OPERATIONS_PASSWORD: PASSWORD });
});
afterAll(() => behind?.stop());

async function signedIn(code: string) {
  const browser = behind.browser();
  const response = await browser.signIn(code);
  expect(response.status).toBe(302);
  return { browser, response };
}

async function newTrainee() {
  const { trainee, userId } = await behind.product.signedIn();
  return { ...trainee, userId, ...(await signedIn(trainee.accessCode)) };
}

const loggedWith = (id: string) => behind.product.logged.filter((line) => line.includes(id));

describe("forms", () => {
  test("AUTH-1 SLOT-2 twenty kinds of change are accepted, and what they redirect to is on the site", async () => {
    const { browser, accessCode, userId } = await newTrainee();
    const { browser: admin } = await signedIn(ADMIN_CODE);
    const visitor = behind.browser();
    const crm = { name: "Ann Lee", mail: "ann@example.com", role: "setter", need: "access" };
    const video = { lessonNumber: "1", embedCode: `${PLAYER_ORIGIN}/embed/1/abc` };
    const card = { title: "Check", day_column: "Monday" };
    const changes: [expected: number, sending: () => Promise<Response>][] = [
      [302, () => behind.browser().signIn(accessCode)],
      [202, () => behind.browser().form("/auth.data", { accessCode })],
      [200, () => behind.browser().json(SIGN_IN, { accessCode })],
      [204, () => browser.json("/training/progress", aSave(userId))],
      [302, () => browser.form("/auth/theme", { theme: "dark" })],
      [200, () => browser.form("/account/reauthentication", { code: accessCode })],
      [200, () => browser.form("/account", { intent: "end-others" })],
      [200, () => browser.form(TRACKER, aProspect())],
      [200, () => browser.form(`${TRACKER}.data`, aProspect())],
      [
        201,
        () => admin.json(`${FUNCTIONS}/create-training-user`, { firstName: "A", lastName: "B" }),
      ],
      [200, () => admin.form(PANEL, { intent: "link", userId })],
      [200, () => admin.form(PANEL, { intent: "reset", userId })],
      [200, () => admin.form(PANEL, { intent: "deactivate", userId })],
      [200, () => admin.form(`${PANEL}.data`, { intent: "activate", userId })],
      [200, () => admin.form("/admin/upload-videos", video)],
      [
        201,
        () =>
          visitor.json(`${FUNCTIONS}/operations-operations`, {
            action: "create_card",
            password: PASSWORD,
            data: card,
          }),
      ],
      [
        302,
        async () =>
          visitor.form("/crm-request", {
            ...crm,
            details: "Words",
            ...(await formTokenFor("crm")),
          }),
      ],
      [
        200,
        () => visitor.json(`${FUNCTIONS}/answer-help-question`, { question: "What does it cost?" }),
      ],
      [
        200,
        () => visitor.json(`${FUNCTIONS}/generate-setter-response`, { prospectResponse: "Hello" }),
      ],
      [302, () => admin.form("/auth/sign-out", {})],
    ];
    const statuses: number[] = [];
    for (const [, sending] of changes) {
      const response = await sending();
      statuses.push(response.status);
      const goal = response.headers.get("Location");
      if (goal !== null) expect(goal).toMatch(/^\/(?!\/)/);
    }
    expect(statuses).toEqual(changes.map(([expected]) => expected));
  });

  test("AUTH-5 a change from another site is refused, and so is one from plain http", async () => {
    for (const Origin of ["https://evil.example", behind.origin.replace("https", "http")]) {
      const headers = { Origin, "Content-Type": "application/x-www-form-urlencoded" };
      const body = "theme=dark";
      const response = await ask(`${behind.origin}/auth/theme`, { method: "POST", headers, body });
      expect(response.status, Origin).toBe(403);
    }
  });

  test("AUTH-1 cookies are bound to the host and to TLS, and plain http leads to https", async () => {
    const { response } = await signedIn(ADMIN_CODE);
    const cookies = response.headers
      .getSetCookie()
      .filter((cookie) => /session|device/.test(cookie));
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; Secure/);
    expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=31536000");
    const plain = await fetch(`http://localhost:${behind.ports.http}/training?page=2`, {
      redirect: "manual",
    });
    const goal = "https://localhost/training?page=2";
    expect([plain.status, plain.headers.get("Location")]).toEqual([308, goal]);
  });

  test("CFG-1 a body over the limit is refused by the product, not by the proxy", async () => {
    const response = await behind.browser().form("/auth", { accessCode: "9".repeat(300_000) });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      error: "This is too large: at most 256 KB can be sent here",
    });
  });
});

describe("who is asking", () => {
  test("AUTH-5 what a visitor says of address, scheme and id counts neither behind the proxy nor past it", async () => {
    const { trainee, userId } = await behind.product.signedIn();
    const browser = behind.browser();
    const response = await browser.signIn(trainee.accessCode, { headers: FORGED });
    expect(response.headers.getSetCookie().join()).toContain("__Host-session");
    expect(response.headers.get("X-Request-Id")).not.toBe(FORGED["X-Request-Id"]);
    const addresses = await behind.product.query<{ ip_address: string }>(
      "select ip_address from sessions where user_id = $1",
      [userId],
    );
    expect(addresses.map(({ ip_address }) => ip_address)).not.toContain("203.0.113.9");
  });

  test.runIf(process.platform === "linux")(
    "AUTH-5 limits count each visitor by their own address, whatever they forge; another peer is no proxy",
    async () => {
      const guess = async (from: string, forged: number) => {
        const headers = {
          "Content-Type": "application/json",
          "X-Forwarded-For": `203.0.113.${forged}`,
        };
        const body = JSON.stringify({ accessCode: `00000${forged}` });
        return (await ask(behind.origin + SIGN_IN, { method: "POST", headers, body, from })).status;
      };
      const statuses: number[] = [];
      for (let forged = 0; forged < 6; forged += 1) statuses.push(await guess("127.0.0.2", forged));
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      expect(await guess("127.0.0.3", 7)).toBe(401);
      const past = await directly(behind.product.url, "127.0.0.2", {
        ...FORGED,
        "X-Forwarded-Proto": "https",
      });
      expect(past["strict-transport-security"]).toBeUndefined();
      expect(past["x-request-id"]).not.toBe(FORGED["X-Request-Id"]);
    },
  );

  test("NAV-4 one id leads from the proxy's log to the product's, and neither holds a query or a signature", async () => {
    const booking = "0b4a9b0e-5b0f-4a6e-8f0a-1c1f6f3f2a10.signature-of-a-guest";
    const page = await behind.browser().get("/no/such/page?secret=1");
    const meeting = await behind.browser().get(`/booking/${booking}?secret=1`);
    for (const [response, path] of [
      [page, "/no/such/page"],
      [meeting, "/booking/0b4a9b0e-5b0f-4a6e-8f0a-1c1f6f3f2a10.signed"],
    ] as const) {
      const id = response.headers.get("X-Request-Id") ?? "none";
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect(loggedWith(id).join("")).toContain(`"path":"${path}"`);
      await expect
        .poll(() => behind.site.requests().filter((line) => line.includes(id)))
        .toEqual([expect.stringContaining(` GET ${path} 404 `)]);
    }
    expect(behind.site.requests().join("")).not.toMatch(/secret|signature-of/);
  });
});

describe("responses", () => {
  test("pages and files come compressed as the product did it, and are not sent twice", async () => {
    const home = await ask(`${behind.origin}/`);
    const file = /\/assets\/[\w./-]+\.js/.exec(home.text)?.[0] ?? "/icon.svg";
    for (const path of ["/", file]) {
      for (const encoding of ["br", "gzip"]) {
        const headers = { "Accept-Encoding": encoding };
        const response = await ask(behind.origin + path, { headers });
        expect([response.status, response.headers["content-encoding"]]).toEqual([200, encoding]);
        const etag = response.headers.etag ?? "";
        const past = await directly(behind.product.url + path, undefined, headers);
        expect(etag).toBe(past.etag);
        const again = { headers: { ...headers, "If-None-Match": etag } };
        const kept = await ask(behind.origin + path, again);
        expect([kept.status, kept.text]).toEqual([304, ""]);
      }
    }
  });

  test("VID-3 hundreds of requests go over one connection, none is lost, and the product keeps it longer than proxies do", async () => {
    const agent = oneConnection();
    const headers = { "Content-Type": "application/json" };
    const statuses = new Map<number, number>();
    for (let round = 0; round < 200; round += 1) {
      const asked = round % 2 ? { method: "POST", headers, body: "{}", agent } : { agent };
      const { status } = await ask(behind.origin + (round % 2 ? "/training/progress" : "/"), asked);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 100, 401: 100 });
    expect(Object.values(agent.freeSockets).flat()).toHaveLength(1);
    agent.destroy();
    expect((await directly(behind.product.url))["keep-alive"]).toBe("timeout=75");
  });
});

describe("streams", () => {
  test("RT-1 DASH-3 a change arrives at once, and deactivation ends the stream", async () => {
    const { browser, userId } = await newTrainee();
    const stream = await LiveListener.open(browser, "progress");
    expect(stream.status).toBe(200);
    await browser.json("/training/progress", aSave(userId, { lessonNumber: 4 }));
    await stream.until(() => stream.heard.some(({ data }) => data.data?.lessonNumber === 4));
    const { browser: admin } = await signedIn(ADMIN_CODE);
    await admin.form(PANEL, { intent: "deactivate", userId });
    await stream.until(() => stream.closed);
    expect(stream.heard.at(-1)?.event).toBe("ended");
  });

  test("RT-1 a browser of today listens and loads over one connection (HTTP/2)", async () => {
    const session = connect(behind.origin);
    const stream = session.request({ ":path": "/live?topics=operations" });
    const beginning = await new Promise<string>((resolve) => stream.once("data", resolve));
    expect(String(beginning)).toMatch(/^event: (refresh|beat)\n/);
    const page = session.request({ ":path": "/" });
    const status = await new Promise((resolve) =>
      page.once("response", (headers) => resolve(headers[":status"])),
    );
    expect(status).toBe(200);
    session.destroy();
  });
});

/** The headers of the product's own response, bypassing the proxy. */
function directly(url: string, from?: string, headers: Record<string, string> = {}) {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    const options = { headers: { Connection: "keep-alive", ...headers }, localAddress: from };
    plainRequest(url, { ...options, family: 4 }, (response) => {
      response.resume().on("end", () => resolve(response.headers));
    })
      .on("error", reject)
      .end();
  });
}
