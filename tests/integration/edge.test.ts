import { subscribe, unsubscribe } from "node:diagnostics_channel";
import http from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { previewed } from "../kit/imports";
import { METRICS_TOKEN, scrape } from "../kit/metrics";
import { aSave, startForTest } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const FORM = "multipart/form-data; boundary=x";

const HTTPS = { "X-Forwarded-Proto": "https" };

describe("the edge", () => {
  test("CFG-2 healthz and readyz answer", async () => {
    const product = await startForTest();
    const health = await product.visitor().get("/healthz");
    expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
    expect((await product.visitor().get("/readyz")).status).toBe(200);
  });

  test("CFG-2 a connection stays open between saves, and longer than a proxy keeps it", async () => {
    const product = await startForTest();
    for (const path of ["/healthz", "/"])
      expect((await product.visitor().get(path)).headers.get("Keep-Alive")).toBe("timeout=75");
  });

  test("NAV-3 an unknown path is 404, says so, leads home and is logged", async () => {
    const product = await startForTest();
    for (const path of ["/no/such/page", "/pricing"]) {
      const response = await product.visitor().get(`${path}?secret=1`);
      const page = await response.text();
      expect(response.status).toBe(404);
      expect(page).toContain("404");
      expect(page).toContain("Oops! Page not found");
      expect(page).toContain('href="/"');
      expect(page, "the header of every page").toContain('href="/#get-started"');
      expect(page, "the footer of every page").toContain('href="/privacy"');
      expect(product.logged.join("")).toContain(`"path":"${path}"`);
    }
    expect(product.logged.join("")).not.toContain("secret");
  });

  test("NAV-4 a form sent to a page without one gets a full 405 page, and is not logged as an error", async () => {
    const product = await startForTest();
    for (const path of ["/book", "/book/next-steps", "/thank-you", "/help", "/terms"]) {
      const response = await product.visitor().form(path, { name: "Ann" });
      expect(response.status, path).toBe(405);
      expect(await response.text(), path).toContain("</html>");
    }
    expect(product.logged.join("")).not.toContain("unexpected fault");
  });

  test("NAV-4 what is no form is a mistake of its sender, not a fault of the page", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const bodies: RequestInit[] = [
      { body: "" },
      { body: "{}", headers: { "Content-Type": "application/json" } },
      { body: "--x", headers: { "Content-Type": "multipart/form-data; boundary=x" } },
    ];
    for (const path of ["/auth", "/auth/theme", "/account", "/tracker", "/admin/settings/brand"])
      for (const init of bodies) {
        const { status } = await admin.fetch(`${path}.data`, { method: "POST", ...init });
        expect(status >= 400 && status < 500, `${path} ${init.body} ${status}`).toBe(true);
      }
    expect(product.logged.join("")).not.toContain("unexpected fault");
  });

  test("NAV-4 a character that a database cannot store finds nothing and causes no error", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const nested = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    const deep = `{"format":1,"hash":"x","documents":{"faq":{"heading":${nested}}}}`;
    const fileOf = (content: string) => {
      const body = new FormData();
      body.set("intent", "preview");
      body.set("file", new File([content], "file"));
      return body;
    };
    const forms = [
      admin.form("/account", { intent: "end-session", sessionId: "\0" }),
      admin.form("/training/adminpanel", { intent: "code", userId: "a\0b" }),
      admin.get("/training/adminpanel?q=a%00b"),
      admin.get("/training/adminpanel/report/%00"),
      admin.get("/tracker?q=%00&owner=%00"),
      product.visitor().get("/booking/%00"),
      admin.get("/admin/agenda?day=0000-01-01"),
      admin.get("/tracker?from=0000-01-01&to=0000-01-01"),
      admin.form("/admin/hosts", { intent: "add-days-off", name: "", fromDay: "0000-01-01" }),
      admin.form("/admin/cohorts", { intent: "create", name: "A", startsOn: "0000-01-01" }),
      admin.fetch("/admin/content/import", { method: "POST", body: fileOf(deep) }),
      admin.fetch("/admin/people/import", { method: "POST", body: fileOf("Ann\0 Sample") }),
    ];
    for (const response of await Promise.all(forms)) expect(response.status).toBeLessThan(500);
    expect(product.logged.join("")).not.toContain("unexpected fault");
  });

  test("NAV-3 an address that is encoded wrongly is refused, and stands nowhere but in the log", async () => {
    const told = vi.spyOn(console, "warn");
    const product = await startForTest();
    for (const path of ["/%", "/training/%E0%A4%A", "/booking/x.y%"]) {
      const response = await product.visitor().get(path);
      expect([path, response.status]).toEqual([path, 400]);
      expect(await response.json()).toEqual({ error: "The address cannot be read" });
    }
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  test("NAV-4 a fault shows the heading and no trace, and its request id is in the log", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    await product.query("alter table lesson_progress rename to hidden_progress");
    const response = await visitor.get("/training");
    const page = await response.text();
    expect(response.status).toBe(500);
    expect(page).toContain("Unexpected Application Error!");
    expect(page).not.toMatch(/lesson_progress|\.ts:|at \w+ \(|stack":"[^"]*at /);
    const id = response.headers.get("X-Request-Id") ?? "none";
    expect(product.logged.filter((line) => line.includes(id)).join("")).toContain(
      "hidden_progress".slice(7) ? "lesson_progress" : "",
    );
  });

  test("AUTH-5 pages carry a strict policy with a nonce of their own, and every response the other headers", async () => {
    const product = await startForTest();
    const nonces = new Set<string>();
    for (const path of ["/auth", "/no-such-page", "/auth", "/", "/healthz", "/icon.svg"]) {
      const { headers } = await product.visitor().get(path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
      const policy = headers.get("Content-Security-Policy") ?? "";
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      if (nonce) nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test("AUTH-1 behind a TLS proxy forms work, and a stranger's forwarded headers are ignored", async () => {
    const product = await startForTest({ TRUST_PROXY: "loopback" });
    const trainee = await product.createTrainee();
    const host = new URL(product.url).host;
    const headers = { ...HTTPS, Origin: `https://${host}`, "Sec-Fetch-Site": "same-origin" };
    const response = await product.visitor().signIn(trainee.accessCode, { headers });
    expect(response.status).toBe(302);
    expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=");
    const untrusting = await startForTest();
    const forged = await untrusting.visitor().get("/auth", { headers: HTTPS });
    expect(forged.headers.get("Strict-Transport-Security")).toBeNull();
  });

  test("AUTH-5 behind a proxy that hides the host, forms work: what this site's pages send is no fault", async () => {
    const product = await startForTest();
    const trainee = await product.createTrainee();
    product.logged.length = 0;
    for (const headers of [
      { Origin: "https://training.example", "Sec-Fetch-Site": "same-origin" },
      { Origin: "null", "Sec-Fetch-Site": "none" },
    ]) {
      const wrong = await product.visitor().signIn("WRONGCODE2345", { headers });
      expect(wrong.status).toBe(401);
      expect((await product.visitor().signIn(trainee.accessCode, { headers })).status).toBe(302);
    }
    expect(product.logged.join("")).not.toContain("unexpected fault");
    const foreign = { Origin: "https://training.example", "Sec-Fetch-Site": "cross-site" };
    expect((await product.visitor().signIn("x", { headers: foreign })).status).toBe(403);
  });

  test("CFG-1 a body over the limit is refused before it is read", async () => {
    const product = await startForTest();
    const response = await product.visitor().form("/auth", { accessCode: "9".repeat(300_000) });
    expect(response.status).toBe(413);
  });

  test("S2 a path of more than 2 KB is refused before anything reads it, and is not logged", async () => {
    const product = await startForTest({ METRICS_TOKEN });
    const [least, most] = [`/${"a".repeat(2_048)}`, `/${"b".repeat(2_047)}`];
    for (const path of [least, `${least}?x`, `/${"c".repeat(15_000)}.data`]) {
      const response = await product.visitor().get(path);
      expect([response.status, await response.json()]).toEqual([
        414,
        { error: "The address is too long" },
      ]);
      expect(response.headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
      expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    }
    expect((await product.visitor().get(most)).status).toBe(404);
    expect((await product.visitor().get(`/?x=${"d".repeat(5_000)}`)).status).toBe(200);
    expect(product.logged.join("")).not.toMatch(/a{100}|c{100}/);
    const { of } = await scrape(product);
    expect(of('http_requests_total{route="none",method="GET",status="4xx"}')).toBe(3);
  });

  test("S2 more than 200 fields are refused before they are parsed, in an address and in a form", async () => {
    const product = await startForTest();
    const visitor = product.visitor();
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=`).join("&");
    expect((await visitor.get(`/help?${fields(200)}`)).status).toBe(200);
    expect((await visitor.get(`/help?${fields(201)}`)).status).toBe(400);
    const urlencoded = (count: number) =>
      visitor.fetch("/auth", { method: "POST", body: new URLSearchParams(fields(count)) });
    const multipart = (count: number) => {
      const body = new FormData();
      for (let at = 0; at < count; at += 1) body.append(`f${at}`, "");
      return visitor.fetch("/auth", { method: "POST", body });
    };
    for (const send of [urlencoded, multipart]) {
      expect((await send(200)).status).toBe(400);
      const refused = await send(201);
      expect([refused.status, await refused.json()]).toEqual([
        413,
        { error: "The form has more than 200 fields" },
      ]);
    }
    expect((await urlencoded(25_000)).status).toBe(413);
  });

  test("S2 what only looks like a small form is refused, and no other way of saying its type helps", async () => {
    const product = await startForTest();
    const visitor = product.visitor();
    const send = async (body: string, type: string) => {
      const headers = { "Content-Type": type };
      const response = await visitor.fetch("/auth", { method: "POST", body, headers });
      return `${response.status} ${await response.text()}`;
    };
    const [urlencoded, multipart] = ["application/x-www-form-urlencoded", "multipart/form-data"];
    const many = '413 {"error":"The form has more than 200 fields"}';
    for (const body of ["&", "a&", "a=&", "&&a"])
      for (const type of [urlencoded, `${urlencoded}; charset=utf-8`, urlencoded.toUpperCase()])
        expect(await send(body.repeat(60_000), type), body).toBe(many);
    for (const body of ["--a", "--a--a", "\r\n--a\r\n", "x--a"])
      for (const type of [`${multipart}; boundary=a`, `${multipart};boundary="a";boundary=b`])
        expect(await send(body.repeat(20_000), type), body).toBe(many);
    for (const type of [
      `text/plain, ${urlencoded}`,
      `${urlencoded}, text/plain`,
      `text/plain, ${multipart}; boundary=a`,
      `${multipart}; boundary=${" ".repeat(8_000)}x`,
      `${multipart}; boundary=${"a".repeat(8_000)}`,
    ])
      expect(await send("a=1", type), type.slice(0, 60)).toBe(
        '400 {"error":"The type of the body cannot be read"}',
      );
  });

  test("S2 large texts come as files do, also from those who may send 11 MB", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const pasted = `Name,Handle\n${" ".repeat(1_100_000)}\nAnn Sample,@ann`;
    const fields = { intent: "preview", key: "handle", pasted };
    const refused = await admin.form("/tracker/import", fields);
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { error: "This is too large: at most 1 MB can be sent here" },
    ]);
    const { id } = await previewed(admin, `Name,Handle\n${"Bea,@bea\n".repeat(130_000)}`);
    expect(id).toBe("");
    expect((await previewed(admin, "Name,Handle\nAnn Sample,@ann")).id).not.toBe("");
  });

  test("S2 of large bodies only a few are read at a time: of one person, who is told so, and of all", async () => {
    const product = await startForTest({ METRICS_TOKEN });
    const admin = await product.admin();
    const person = async () => (await product.signedIn(await product.createTrainee())).visitor;
    const [one, two, three] = [await person(), await person(), await person()];
    const begun: http.ClientRequest[] = [];
    /** Begins a body that does not end. */
    const begin = async (by: Visitor) => {
      const Cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { Cookie, "Content-Type": FORM, "Content-Length": "3000000" };
      const request = http.request(`${product.url}/account`, { method: "POST", headers });
      request.on("error", () => {});
      request.write("x".repeat(1_000));
      onTestFinished(() => void request.destroy());
      begun.push(request);
      // The scrape itself is one that waits.
      const waiting = async () => (await scrape(product)).of("http_requests_under_way");
      await expect.poll(waiting).toBe(begun.length + 1);
    };
    const whole = async (by: Visitor) => {
      const long = "x".repeat(300_000);
      const body = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${long}\r\n--x--`;
      const sent = { method: "POST", body, headers: { "Content-Type": FORM } };
      return (await by.fetch("/account", sent)).status;
    };
    expect(await whole(one)).toBe(400);
    for (const by of [one, one, one, two, two, two]) await begin(by);
    // One counts among those under way before it is known whose it is.
    for (const by of [one, two]) await expect.poll(() => whole(by)).toBe(429);
    // Others send theirs, and these two what is small.
    expect([await whole(admin), await whole(three)]).toEqual([400, 400]);
    const small = { intent: "rename", firstName: "Tess", lastName: "Small" };
    expect((await one.form("/account", small)).status).not.toBe(429);
    for (const by of [three, three]) await begin(by);
    await expect.poll(() => whole(admin)).toBe(503);
    for (const request of begun) request.destroy();
    await expect.poll(() => whole(one)).toBe(400);
    expect(await whole(admin)).toBe(400);
  });

  test("a request that names two hosts is refused", async () => {
    const product = await startForTest();
    const { hostname, port } = new URL(product.url);
    for (const path of ["/", "/auth"]) {
      const socket = connect(Number(port), hostname);
      socket.end(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test("the head of a request has half a minute to arrive", async () => {
    const product = await startForTest();
    const servers = new Set<http.Server>();
    const started = (message: unknown) =>
      void servers.add((message as { server: http.Server }).server); // the channel's documented message
    subscribe("http.server.request.start", started);
    onTestFinished(() => void unsubscribe("http.server.request.start", started));
    await product.visitor().get("/healthz");
    const timeouts = [...servers].map((server) => [server.requestTimeout, server.headersTimeout]);
    expect(timeouts).toEqual([[0, 30_000]]);
  });

  test("S13 a body that its sender cuts off is not a server error", async () => {
    const product = await startForTest({ METRICS_TOKEN });
    const kinds = [{ "Transfer-Encoding": "chunked" }, { "Content-Length": "100000" }];
    const types = ["application/json", "application/x-www-form-urlencoded"];
    const paths = ["/auth", "/training/progress", "/api/auth/sign-in/access-code"];
    const cuts = paths.flatMap((path) =>
      types.flatMap((type) =>
        kinds.map((kind) => ({ path, headers: { "Content-Type": type, ...kind } })),
      ),
    );
    const waiting = "http_requests_under_way";
    // The counters are this process's: other tests have had their faults.
    const faults = async () =>
      [...(await scrape(product)).samples].filter(([name]) => name.startsWith("faults_total"));
    const before = await faults();
    for (const { path, headers } of cuts) {
      const request = http.request(product.url + path, { method: "POST", headers });
      request.on("error", () => {});
      request.write("a=1&");
      // The scrape itself is one that waits.
      await expect.poll(async () => (await scrape(product)).of(waiting)).toBe(2);
      request.destroy();
      await expect.poll(async () => (await scrape(product)).of(waiting)).toBe(1);
    }
    expect(await faults()).toEqual(before);
    const lines = product.logged.join("").split("\n");
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test("VID-3 a body that comes in pieces, without its length, is read all the same, up to the limit", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const send = (text: string) => {
      const init = {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: inPieces(text.slice(0, 9), text.slice(9)),
        duplex: "half",
      };
      return visitor.fetch("/training/progress", init);
    };
    expect((await send(JSON.stringify(aSave(userId)))).status).toBe(204);
    expect((await send("x".repeat(300_000))).status).toBe(413);
  });
});

function inPieces(...pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
}
