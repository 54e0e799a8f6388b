import { describe, expect, test } from "vitest";
import { aSave, startForTest } from "../kit/test-product";

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
    const answer = await product.visitor().get("/no/such/page?secret=1");
    const page = await answer.text();
    expect(answer.status).toBe(404);
    expect(page).toContain("404");
    expect(page).toContain("Oops! Page not found");
    expect(page).toContain('href="/"');
    expect(product.logged.join("")).toContain('"path":"/no/such/page"');
    expect(product.logged.join("")).not.toContain("secret");
  });

  test("NAV-4 a fault shows the heading and no trace, and its request id is in the log", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    await product.query("alter table lesson_progress rename to hidden_progress");
    const answer = await visitor.get("/training");
    const page = await answer.text();
    expect(answer.status).toBe(500);
    expect(page).toContain("Unexpected Application Error!");
    expect(page).not.toMatch(/lesson_progress|\.ts:|at \w+ \(|stack":"[^"]*at /);
    const id = answer.headers.get("X-Request-Id") ?? "none";
    expect(product.logged.filter((line) => line.includes(id)).join("")).toContain(
      "hidden_progress".slice(7) ? "lesson_progress" : "",
    );
  });

  test("AUTH-5 a change from another origin is refused, whatever its form", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const tried: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { Origin: "https://evil.example" },
      { Origin: "null" },
    ];
    for (const headers of tried) {
      for (const path of [
        "/auth/sign-out",
        "/auth",
        "/training/progress",
        "/api/auth/sign-in/access-code",
      ]) {
        expect(
          (await visitor.form(path, {}, { headers })).status,
          JSON.stringify({ headers, path }),
        ).toBe(403);
      }
    }
    expect((await visitor.get("/training")).status).toBe(200);
    const own = await visitor.form(
      "/auth/sign-out",
      {},
      { headers: { "Sec-Fetch-Site": "same-origin", Origin: product.url } },
    );
    expect(own.status).toBe(302);
  });

  test("AUTH-5 pages carry a strict policy with a nonce of their own, and every answer the other headers", async () => {
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
    const answer = await product.visitor().signIn(trainee.accessCode, { headers });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Strict-Transport-Security")).toContain("max-age=");
    const untrusting = await startForTest();
    const forged = await untrusting.visitor().get("/auth", { headers: HTTPS });
    expect(forged.headers.get("Strict-Transport-Security")).toBeNull();
  });

  test("CFG-1 a body over the limit is refused before it is read", async () => {
    const product = await startForTest();
    const answer = await product.visitor().form("/auth", { accessCode: "9".repeat(300_000) });
    expect(answer.status).toBe(413);
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

  test("AUTH-1 redirects never leave the site", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    for (const goal of [
      "//evil.example",
      "/\\evil.example",
      "https://evil.example",
      "/%2f%2fevil.example",
      "javascript:alert(1)",
      "/auth",
      "",
    ]) {
      const answer = await visitor.get(`/auth?redirect=${encodeURIComponent(goal)}`);
      expect(answer.headers.get("Location"), goal).toBe("/training");
    }
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
