/** What an owner sets in the browser instead of the environment: mail, AI, who gets in, videos, webhooks, backups (OWN-2). */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { CONNECTION_PAGES } from "../../app/settings/connections/connections";
import { startAiStub } from "../kit/ai-stub";
import { enrol } from "../kit/authenticator";
import { builtProduct } from "../kit/built-product";
import { OidcStub } from "../kit/oidc-stub";
import { save } from "../kit/settings-form";
import { SmtpStub } from "../kit/smtp-stub";
import { ADMIN_CODE, startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const at = (page: string) => `/admin/settings/${page}`;
const SECRET = "s3cret-of-the-mail-server";

type Fields = Record<string, string>;

const saved = async (admin: Visitor, page: string, part: string, fields: Fields) =>
  (await save(admin, { path: at(page), part, fields })).status;

/** The words of a trial, and whether it worked. */
async function tried(admin: Visitor, page: string, part: string, fields: Fields) {
  const form = { path: at(page), part, fields: { ...fields, intent: "try" } };
  const response = await save(admin, form);
  const html = await response.text();
  const [, role = "", words = ""] =
    /<p role="(alert|status)"[^>]*>(?:<span class="long-word">)?(?!Saved)([^<]+)</.exec(
      html.replaceAll("<!-- -->", ""),
    ) ?? [];
  const text = words.replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
  return { status: response.status, works: role === "status", words: text, html };
}

async function smtp(): Promise<SmtpStub> {
  const stub = await SmtpStub.start();
  onTestFinished(() => stub.stop());
  return stub;
}

/** A mail server that takes no one's password. */
async function refusingServer(): Promise<number> {
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: (_, __, done) =>
      done(Object.assign(new Error("5.7.8 authentication failed"), { responseCode: 535 })),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

const mailAt = (port: number): Fields => ({
  host: "127.0.0.1",
  port: String(port),
  security: "none",
  sender: "hello@company.example",
  senderName: "Our Company",
  replyTo: "office@company.example",
  testTo: "owner@company.example",
});

async function everythingStored(product: TestProduct): Promise<string> {
  const rows = await product.query("select * from settings");
  const events = await product.query("select * from events");
  return JSON.stringify([rows, events, product.logged]);
}

test("OWN-2 a mail server is tried as it is typed, tells its own words, and counts at once on every instance", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { start, parseConfig } = await builtProduct();
  const other = await start(parseConfig({ ...product.env, LOG_LEVEL: "error" }));
  onTestFinished(() => other.stop());
  expect(await (await fetch(`${other.url}/auth`)).text()).not.toContain("/auth/mail");
  const server = await smtp();
  const typed = { ...mailAt(server.port), user: "us", password: SECRET };

  const refused = await tried(admin, "mail", "mail", {
    ...typed,
    port: String(await refusingServer()),
  });
  expect(refused).toMatchObject({ status: 422, works: false });
  expect(refused.words).toBe("The mail server said: 535 5.7.8 authentication failed");
  expect(refused.html).not.toContain(SECRET);
  const nobody = await tried(admin, "mail", "mail", { ...typed, port: "9" });
  expect(nobody.words).toMatch(/could not be reached: .*ECONNREFUSED/);
  const plain = await tried(admin, "mail", "mail", { ...typed, security: "tls" });
  expect(plain.words).toContain("does not speak TLS on this port. Choose another Security");
  const open = { ...typed, user: "", password: "" };
  expect(await tried(admin, "mail", "mail", { ...open, testTo: "" })).toMatchObject({
    status: 400,
  });
  const worked = await tried(admin, "mail", "mail", open);
  expect(worked).toMatchObject({ status: 200, works: true });
  expect(server.mails).toMatchObject([
    { to: "owner@company.example", from: "hello@company.example" },
  ]);
  expect(server.mails[0]?.source).toContain("Reply-To: office@company.example");
  expect(await product.query("select 1 from settings"), "a trial stores nothing").toEqual([]);

  expect(await saved(admin, "mail", "mail", open)).toBe(303);
  for (const url of [product.url, other.url])
    await expect.poll(async () => (await fetch(`${url}/auth`)).text()).toContain("/auth/mail");
  expect(await saved(admin, "mail", "mail", typed)).toBe(303);
  const page = await admin.page(at("mail"));
  expect(page).toContain("Saved. Type a new one to replace it");
  expect(page).not.toContain(SECRET);
  const all = await everythingStored(product);
  expect(all).not.toContain(SECRET);
  expect(all).toContain("sealed");
  expect(await saved(admin, "mail", "mail", { intent: "remove" })).toBe(303);
  for (const url of [product.url, other.url])
    await expect.poll(async () => (await fetch(`${url}/auth`)).text()).not.toContain("/auth/mail");
});

test("OWN-2 AUTH-8 the board, the tracker, sign-on, two steps and codes are set without a restart", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const board = { boardPassword: "a board password", slug: "our-week" };
  expect(await saved(admin, "access", "board", { ...board, slug: "training" })).toBe(400);
  expect(await saved(admin, "access", "board", { ...board, slug: "healthz" })).toBe(400);
  expect((await product.visitor().get("/our-week")).status).toBe(404);
  expect(await saved(admin, "access", "board", board)).toBe(303);
  expect((await product.visitor().get("/our-week")).status).toBe(200);
  expect((await product.visitor().get("/operations")).status).toBe(404);
  const login = { action: "log_in", password: board.boardPassword };
  const board_ = "/api/functions/our-week-operations";
  expect((await product.visitor().json(board_, login)).status).toBe(200);

  expect(await saved(admin, "access", "tracker", { trackerCode: "a tracker code" })).toBe(303);
  const setter = (await product.signedIn()).visitor;
  const entered = await setter.form("/tracker", { intent: "elevate", code: "a tracker code" });
  expect(entered.status).toBe(200);

  const signIn = { twoStep: "no", codeLength: "11" };
  expect(await saved(admin, "access", "signIn", signIn)).toBe(303);
  expect((await product.createTrainee()).accessCode.replaceAll(/\D/g, "")).toHaveLength(11);

  const company = await OidcStub.start();
  onTestFinished(() => company.stop());
  const { OIDC_ISSUER = "", OIDC_CLIENT_ID = "", OIDC_CLIENT_SECRET = "" } = company.env;
  const signOn = {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
  };
  const wrong = await tried(admin, "access", "signOn", { ...signOn, issuer: `${OIDC_ISSUER}/x` });
  expect(wrong).toMatchObject({ works: false });
  expect(wrong.words).toContain("status 404");
  expect(await tried(admin, "access", "signOn", signOn)).toMatchObject({ works: true });
  const before = await product.visitor().get("/auth/company");
  expect(before.headers.get("Location")).not.toContain(OIDC_ISSUER);
  expect(await saved(admin, "access", "signOn", signOn)).toBe(303);
  const away = await product.visitor().get("/auth/company");
  expect(away.headers.get("Location")).toContain(`${OIDC_ISSUER}/authorize`);

  const required = { ...signIn, twoStep: "yes" };
  expect(await saved(admin, "access", "signIn", required), "not before one's own").toBe(400);
  const page = "/admin/settings/access";
  expect(await admin.page(page)).toContain("1 person on staff has no two-step sign-in yet");
  await enrol(admin);
  expect(await admin.page(page)).toContain("All staff have two-step sign-in");
  expect(await saved(admin, "access", "signIn", required)).toBe(303);
  expect((await admin.get(page)).status).toBe(200);
  const coach = await product.signedIn();
  await product.query("insert into user_roles (user_id, role) values ($1, 'coach')", [
    coach.userId,
  ]);
  await expect
    .poll(async () => (await coach.visitor.get("/training")).headers.get("Location"))
    .toBe("/account?back=%2Ftraining");
  expect(await admin.page(page)).toContain("1 person on staff has no two-step sign-in yet");
  expect(await everythingStored(product)).not.toMatch(
    new RegExp(`a board password|a tracker code|${OIDC_CLIENT_SECRET}`),
  );
});

test("OWN-2 no trial that sends a key or a message follows a redirect, and it says so", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    request.resume();
    response.writeHead(307, { Location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const trials: [page: string, part: string, Fields][] = [
    ["ai", "ai", { baseUrl: `${origin}/v1`, model: "m", key: "a-key-of-ours" }],
    [
      "ai",
      "transcribe",
      { transcribeUrl: `${origin}/t`, transcribeModel: "m", transcribeKey: "a-key-of-ours" },
    ],
    ["webhooks", "webhooks", { webhookOrigins: origin, testWebhook: `${origin}/hook` }],
  ];
  for (const [page, part, fields] of trials)
    expect(await tried(admin, page, part, fields)).toMatchObject({
      works: false,
      words: expect.stringMatching(
        /^The (endpoint|webhook) redirects to another address, which is not followed/,
      ),
    });
  expect(asked).toEqual(["/v1/chat/completions", "/t", "/hook"]);
});

test("OWN-2 an AI endpoint, a video host, a webhook and backups are tried and set in the browser", async () => {
  const product = await startForTest({ BACKUP_DIR: "", PLAYER_ORIGINS: "" });
  const admin = await product.admin();
  const ai = await startAiStub();
  onTestFinished(() => ai.stop());
  const endpoint = { baseUrl: ai.url, model: "small", key: "a-key-of-ours" };
  ai.behave({ says: ["I am ", "small."] });
  expect(await tried(admin, "ai", "ai", endpoint)).toMatchObject({
    works: true,
    words: "The endpoint answered: I am small.",
  });
  ai.behave({ refuses: 401, message: "Incorrect API key provided: a-key-of-ours" });
  expect(await tried(admin, "ai", "ai", endpoint)).toMatchObject({
    status: 422,
    words: "The endpoint said: 401 Incorrect API key provided: …",
  });
  expect(await saved(admin, "ai", "ai", endpoint)).toBe(303);
  expect(product.running.settings.config().ai?.apiKey).toBe("a-key-of-ours");

  const heard: string[] = [];
  const host = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (request.method === "POST") heard.push(body);
    response.writeHead(request.url?.includes("gone") ? 410 : 200).end();
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => host.close(() => resolve())));
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const hook = { webhookOrigins: origin, testWebhook: `${origin}/hook` };
  expect(await tried(admin, "webhooks", "webhooks", hook)).toMatchObject({ works: true });
  expect(JSON.parse(heard[0] ?? "")).toMatchObject({ lessonNumber: 1 });
  for (const [testWebhook, words] of [
    [`${origin}/gone`, "The webhook said: 410 Gone"],
    ["https://elsewhere.example/hook", "https://elsewhere.example is not among"],
  ])
    expect(
      (await tried(admin, "webhooks", "webhooks", { ...hook, testWebhook: testWebhook ?? "" }))
        .words,
    ).toContain(words);
  expect(await saved(admin, "webhooks", "webhooks", hook)).toBe(303);
  expect((await admin.get("/training")).headers.get("Content-Security-Policy")).toContain(origin);

  const video = { playerOrigins: origin, testVideo: `${origin}/embed/1/abc` };
  expect(await tried(admin, "videos", "videos", video)).toMatchObject({ works: true });
  expect(await saved(admin, "videos", "videos", video)).toBe(303);
  expect(product.running.settings.config().playerOrigins).toEqual([origin]);

  const folder = mkdtempSync(path.join(os.tmpdir(), "settings-backups-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const backups = { scheduled: "on", folder };
  expect(await tried(admin, "backups", "backups", backups)).toMatchObject({ works: true });
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^backup-.*\.gz$/)]);
  expect(await saved(admin, "backups", "backups", backups)).toBe(303);
  expect(await admin.page("/admin/backups")).toContain(folder);
  writeFileSync(path.join(folder, "letter.txt"), "");
  for (const wrong of [folder, "/proc/nope", path.resolve("build/client/x")])
    expect([
      wrong,
      await saved(admin, "backups", "backups", { ...backups, folder: wrong }),
    ]).toEqual([wrong, 400]);
});

test("OWN-2 AUTH-7 what the environment sets is shown and stays; an open browser changes and tries nothing", async () => {
  const server = await smtp();
  const product = await startForTest({ ...server.env, OPERATIONS_PASSWORD: "of the environment" });
  const admin = await product.admin();
  const page = await admin.page(at("mail"));
  expect(page).toContain("Set by SMTP_URL in the server&#x27;s environment");
  expect(page).toContain('value="training@example.com"');
  expect(await saved(admin, "access", "board", { boardPassword: "another one", slug: "" })).toBe(
    303,
  );
  expect(product.running.settings.config().operationsPassword).toBe("of the environment");
  await product.query("update sessions set proven_at = now() - interval '11 minutes'");
  for (const intent of ["", "try", "remove"])
    expect(
      (
        await save(admin, {
          path: at("access"),
          part: "tracker",
          fields: { trackerCode: "a tracker code", ...(intent && { intent }) },
        })
      ).status,
    ).toBe(403);
  await admin.form("/account/reauthentication", { code: ADMIN_CODE });
  expect(await saved(admin, "access", "tracker", { trackerCode: "a tracker code" })).toBe(303);
  const trainee = (await product.signedIn()).visitor;
  for (const name of Object.keys(CONNECTION_PAGES)) {
    expect((await trainee.get(at(name))).status).toBe(302);
    expect((await admin.get(at(name))).status).toBe(200);
  }
});
