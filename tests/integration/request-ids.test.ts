import { describe, expect, onTestFinished, test } from "vitest";
import { startAiStub } from "../kit/ai-stub";
import { formTokenFor } from "../kit/form-tokens";
import { freePort } from "../kit/free-port";
import { OidcStub } from "../kit/oidc-stub";
import { SmtpStub } from "../kit/smtp-stub";
import { startForTest, type TestProduct } from "../kit/test-product";

type Line = { requestId?: string; msg: string; path?: string; level: number };

const BEHIND_A_PROXY = { TRUST_PROXY: "loopback" };
const ID = "edge-1234.abc_D";

const named = (id: string) => ({ headers: { "X-Request-Id": id } });

function linesOf({ logged }: TestProduct): Line[] {
  return logged
    .join("")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}

const linesFor = (product: TestProduct, id: string) =>
  linesOf(product).filter(({ requestId }) => requestId === id);

/** Makes every read and save of progress fail. */
async function breakProgress(product: TestProduct): Promise<void> {
  await product.query("alter table lesson_progress rename to hidden_progress");
}

describe("the id of a request", () => {
  test("is the trusted proxy's, on every kind of response and in its line", async () => {
    const product = await startForTest(BEHIND_A_PROXY);
    const paths = ["/", "/auth", "/icon.svg", "/healthz", "/no/such", "/live?topics=x", "/TERMS"];
    for (const [index, path] of paths.entries()) {
      const id = `${ID}-${index}`;
      const response = await product.visitor().get(path, named(id));
      await response.text();
      expect(response.headers.get("X-Request-Id"), path).toBe(id);
      expect(linesFor(product, id).at(-1)?.msg, path).toBe("request");
    }
  });

  test("is made here for everyone else, and if it is not well formed", async () => {
    const trusting = await startForTest(BEHIND_A_PROXY);
    const strict = await startForTest();
    const tried: [TestProduct, string][] = [
      [strict, ID],
      [trusting, "short"],
      [trusting, "x".repeat(65)],
      [trusting, 'with"quote-and-more'],
    ];
    for (const [product, id] of tried) {
      const response = await product.visitor().get("/auth", named(id));
      expect(response.headers.get("X-Request-Id")).toMatch(/^[\da-f]{8}(?:-[\da-f]{4,12}){4}$/);
    }
  });

  test("NAV-4 appears on the error page, in the JSON error and in every log line about it", async () => {
    const product = await startForTest(BEHIND_A_PROXY);
    const { visitor, userId } = await product.signedIn();
    await breakProgress(product);
    const page = await visitor.get("/training", named(`${ID}-page`));
    expect(page.status).toBe(500);
    expect(await page.text()).toMatch(
      new RegExp(`this reference: </span><code[^>]*>${ID}-page</code>`),
    );
    const data = await visitor.get("/training.data", named(`${ID}-data`));
    await data.text();
    expect(data.headers.get("Server-Timing")).toBe(`request;desc="${ID}-data"`);
    await product.query("alter table signing_keys rename to hidden_keys");
    const json = await product.visitor().get("/.well-known/jwks.json", named(`${ID}-json`));
    expect(json.headers.get("X-Request-Id")).toBe(`${ID}-json`);
    expect([json.status, await json.json()]).toEqual([503, { error: expect.any(String) }]);
    for (const kind of ["page", "data", "json"]) {
      const lines = linesFor(product, `${ID}-${kind}`);
      // A failure that may be temporary is a warning; its cause is an error.
      const levels = lines.map(({ level }) => level);
      expect(levels, kind).toEqual(kind === "json" ? [50, 40] : lines.map(() => 50));
      expect(lines.length, kind).toBeGreaterThanOrEqual(2);
    }
    expect(userId).not.toBe("");
    const fine = await product.visitor().get("/auth");
    expect(fine.headers.get("Server-Timing")).toBeNull();
    expect(await fine.text()).not.toContain("this reference");
  });

  test("is never that of another request at the same time", async () => {
    const product = await startForTest(BEHIND_A_PROXY);
    const { visitor } = await product.signedIn();
    await breakProgress(product);
    const lessons = Array.from({ length: 40 }, (_, index) => (index % 17) + 1);
    await Promise.all(
      lessons.map(async (lesson, index) => {
        const response = await visitor.get(`/training/lesson${lesson}`, named(`${ID}-${index}-at`));
        await response.text();
      }),
    );
    for (const [index, lesson] of lessons.entries()) {
      const lines = linesFor(product, `${ID}-${index}-at`);
      expect(lines.length).toBeGreaterThanOrEqual(2);
      for (const { path } of lines) expect(path).toBe(`/training/lesson${lesson}`);
    }
  });

  test("goes with the email that the request queued", async () => {
    const mailServer = await SmtpStub.start();
    onTestFinished(() => mailServer.stop());
    const product = await startForTest({ ...BEHIND_A_PROXY, ...mailServer.env });
    const send = async (id: string) => {
      const entries = { name: "Ann", mail: "ann@example.com", role: "setter", need: "access" };
      const fields = { ...entries, details: "Please", ...(await formTokenFor("crm")) };
      return product.visitor().form("/crm-request", fields, named(id));
    };
    expect((await send(`${ID}-sent`)).status).toBe(302);
    const told = (id: string) =>
      linesFor(product, id).flatMap(({ msg }) => (msg.includes("mail") ? [msg] : []));
    await expect.poll(() => told(`${ID}-sent`)).toEqual(["mail sent", "mail sent"]);
    mailServer.refusing = true;
    expect((await send(`${ID}-refused`)).status).toBe(302);
    const failed = "a mail could not be sent";
    await expect.poll(() => told(`${ID}-refused`)).toEqual([failed, failed]);
    expect(linesOf(product).filter(({ msg }) => msg.includes("mail"))).toHaveLength(4);
    expect(product.logged.join("")).not.toContain("ann@example.com");
  });

  test("AI-2 goes to the AI endpoint and appears in the log of its failures, including in a stream", async () => {
    const ai = await startAiStub();
    onTestFinished(() => ai.stop());
    const product = await startForTest({ ...BEHIND_A_PROXY, ...ai.env, AI_TIMEOUT_SECONDS: "1" });
    const asked = {
      prospectResponse: "Is this an MLM?",
      currentContext: "",
      currentNodeMessage: "",
    };
    const ask = async (id: string, accept: string) => {
      const headers = { "X-Request-Id": id, Accept: accept };
      const address = "/api/functions/generate-setter-response";
      return (await product.visitor().json(address, asked, { headers })).text();
    };
    ai.behave({ refuses: 500 });
    expect(JSON.parse(await ask(`${ID}-whole`, "*/*"))).toEqual({ error: expect.any(String) });
    ai.behave({ cuts: ["One ", "two "], how: "reset" });
    await ask(`${ID}-stream`, "text/event-stream");
    expect(ai.asked.map(({ requestId }) => requestId)).toEqual([`${ID}-whole`, `${ID}-stream`]);
    for (const kind of ["whole", "stream"])
      expect(linesFor(product, `${ID}-${kind}`).map(({ msg }) => msg)).toContain(
        "AI endpoint returned no draft",
      );
  });

  test("AUTH-7 goes to the identity provider with the request for a token", async () => {
    const provider = await OidcStub.start();
    onTestFinished(() => provider.stop());
    const port = String(await freePort());
    const product = await startForTest({ ...BEHIND_A_PROXY, ...provider.env, PORT: port });
    const admin = await product.admin();
    const comeBack = async (id: string) => {
      const away = await admin.form("/account", { intent: "link-company" });
      const there = await fetch(away.headers.get("Location") ?? "", { redirect: "manual" });
      await admin.get(there.headers.get("Location") ?? "", named(id));
    };
    await comeBack(`${ID}-one`);
    await comeBack(`${ID}-two`);
    expect(provider.requestIds).toEqual([`${ID}-one`, `${ID}-two`]);
  });
});

describe("the log of a fault", () => {
  test("holds nothing of what someone entered, though the query failed that was to keep it", async () => {
    const product = await startForTest(BEHIND_A_PROXY);
    await product.query("alter table submissions drop column sender_name");
    const entries = { name: "Ann Secretive", mail: "ann.secretive@example.com", role: "setter" };
    const fields = {
      ...entries,
      need: "access",
      details: "Unsaid",
      ...(await formTokenFor("crm")),
    };
    expect((await product.visitor().form("/crm-request", fields)).status).toBe(500);
    const text = product.logged.join("");
    expect(text).toContain("Failed query");
    expect(text).toContain("sender_name");
    expect(text).not.toMatch(/Secretive|Unsaid|example\.com/i);
  });
});
