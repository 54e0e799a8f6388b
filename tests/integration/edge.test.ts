import { describe, expect, test, vi } from "vitest";
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

  test("NAV-4 a form that is sent to a page without one is told 405 on a whole page, and logged as no fault", async () => {
    const product = await startForTest();
    for (const path of ["/book", "/book/next-steps", "/thank-you", "/help", "/terms"]) {
      const answer = await product.visitor().form(path, { name: "Ann" });
      expect(answer.status, path).toBe(405);
      expect(await answer.text(), path).toContain("</html>");
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

  test("NAV-4 a character that no database holds is none that is found, and no fault", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const forms = [
      admin.form("/account", { intent: "end-session", sessionId: "\0" }),
      admin.form("/training/adminpanel", { intent: "code", userId: "a\0b" }),
      admin.get("/training/adminpanel?q=a%00b"),
      admin.get("/training/adminpanel/report/%00"),
      admin.get("/tracker?q=%00&owner=%00"),
      product.visitor().get("/booking/%00"),
    ];
    for (const answer of await Promise.all(forms)) expect(answer.status).toBeLessThan(500);
    expect(product.logged.join("")).not.toContain("unexpected fault");
  });

  test("NAV-3 an address that is encoded wrongly is refused, and stands nowhere but in the log", async () => {
    const told = vi.spyOn(console, "warn");
    const product = await startForTest();
    for (const path of ["/%", "/training/%E0%A4%A", "/booking/x.y%"]) {
      const answer = await product.visitor().get(path);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(await answer.json()).toEqual({ error: "The address cannot be read" });
    }
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
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
