import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createCodeVault } from "../../app/auth/code-vault.server";
import { appCode, enrol } from "../kit/authenticator";
import { type BuiltProduct, builtProduct } from "../kit/built-product";
import { TEST_SECRET } from "../kit/databases";
import { ownDatabase } from "../kit/own-database";
import { save } from "../kit/settings-form";
import { ADMIN_CODE, BASE_ENV, startProduct, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const NEW_SECRET = "another secret for tests, never for anything else";

let product: BuiltProduct;
beforeAll(async () => {
  product = await builtProduct();
});

function fileWith(text: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "old-secret");
  writeFileSync(file, text);
  return file;
}

async function started(env?: Record<string, string>): Promise<TestProduct> {
  const first = await startProduct(env);
  onTestFinished(() => first.stop());
  return first;
}

/** Restarts what was stopped, with another secret. */
async function again({ env }: TestProduct, AUTH_SECRET: string): Promise<string> {
  const running = await product.start(
    product.parseConfig({ ...env, AUTH_SECRET, LOG_LEVEL: "silent" }),
  );
  onTestFinished(() => running.stop());
  return running.url;
}

function rotate({ env }: TestProduct, AUTH_SECRET: string, file: string) {
  return product.rotateSecret(
    product.parseConfig({ ...env, AUTH_SECRET, LOG_LEVEL: "silent" }),
    file,
  );
}

const signInOf = async (url: string, code: string) => (await new Visitor(url).signIn(code)).status;

describe("another AUTH_SECRET", () => {
  test("AUTH-1 CFG-1 alone it does not start, as it would shut everybody out; with the command every code and app works, and all else ends", async () => {
    const first = await started();
    const trainee = await first.createTrainee();
    const person = await first.signedIn(trainee);
    const admin = await first.admin();
    const { key, recoveryCodes } = await enrol(admin);
    await admin.get("/account/token");
    for (let miss = 0; miss < 5; miss += 1) await signInOf(first.url, "1");
    expect(await signInOf(first.url, trainee.accessCode), "S5 the limit is used up").toBe(429);
    await first.running.stop();

    await expect(again(first, NEW_SECRET)).rejects.toThrow(/another AUTH_SECRET.*rotate-secret/);

    const old = fileWith(`${TEST_SECRET}\n`);
    expect(await rotate(first, NEW_SECRET, old)).toEqual({ codes: 2, left: 0 });
    expect(await rotate(first, NEW_SECRET, old)).toEqual({ codes: 0, left: 0 });
    const url = await again(first, NEW_SECRET);
    expect((await new Visitor(url).take(person.visitor).get("/training")).status).toBe(302);
    const known = new Visitor(url);
    expect((await known.signIn(trainee.accessCode)).headers.get("Location")).toBe("/training");
    expect((await known.get("/account/token")).status).toBe(200);
    const confirming = new Visitor(url);
    const step = await confirming.signIn(ADMIN_CODE);
    expect(step.headers.get("Location")).toContain("/auth/confirm");
    const [recovery = ""] = recoveryCodes;
    expect((await confirming.form("/auth/confirm", { code: recovery })).status).toBe(401);
    expect((await confirming.form("/auth/confirm", { code: appCode(key) })).status).toBe(302);
    const panel = await confirming.page("/training/adminpanel");
    expect(panel).toContain(trainee.accessCode);
    expect(await confirming.page("/admin/log")).toContain("Replaced AUTH_SECRET");
  });

  test("AUTH-1 codes of both secrets are brought together, and one that two people would share stays unread", async () => {
    const first = await started();
    const [one, two] = [await first.createTrainee("One"), await first.createTrainee("Two")];
    const { userId: three } = await first.signedIn(await first.createTrainee("Three"));
    const vault = createCodeVault(NEW_SECRET);
    await first.query(
      "update training_credentials set access_code = $1, access_code_lookup = $2 where user_id = $3",
      [vault.seal(two.accessCode, three), vault.hmac(two.accessCode), three],
    );
    await first.running.stop();
    expect(await rotate(first, NEW_SECRET, fileWith(TEST_SECRET))).toEqual({ codes: 2, left: 1 });
    const running = await product.start(
      product.parseConfig({ ...first.env, AUTH_SECRET: NEW_SECRET, LOG_LEVEL: "silent" }),
    );
    onTestFinished(running.stop);
    expect(running.warnings.join()).toContain(
      "1 of 4 access codes of this database were made with",
    );
    const { url } = running;
    for (const code of [one.accessCode, two.accessCode, ADMIN_CODE])
      expect(await signInOf(url, code)).toBe(302);
  });

  test("OWN-2 a secret of the settings does not count with another AUTH_SECRET, and does after the command", async () => {
    const first = await started();
    const fields = { trackerCode: "a tracker code" };
    const path = "/admin/settings/access";
    await save(await first.admin(), { path, part: "tracker", fields });
    await first.running.stop();
    const codeNow = async () => {
      const opened = await product.open(
        product.parseConfig({ ...first.env, AUTH_SECRET: NEW_SECRET, LOG_LEVEL: "silent" }),
      );
      const { trackerAdminCode } = opened.settings.config();
      await opened.database.close();
      return trackerAdminCode;
    };
    await expect(codeNow()).rejects.toThrow("another AUTH_SECRET");
    await rotate(first, NEW_SECRET, fileWith(TEST_SECRET));
    expect(await codeNow()).toBe("a tracker code");
  });

  test("CFG-1 a file with another secret, or with none, is refused and changes nothing", async () => {
    const first = await started();
    const trainee = await first.createTrainee();
    await first.running.stop();
    for (const text of ["a third secret that sealed nothing", "short", ""])
      await expect(rotate(first, NEW_SECRET, fileWith(text)), text).rejects.toThrow(/secret/);
    expect(await signInOf(await again(first, TEST_SECRET), trainee.accessCode)).toBe(302);
  });

  test("CFG-1 a generated secret is replaced by putting its file aside; the command reads the old one from its input too", async () => {
    const own = ownDatabase();
    onTestFinished(own.remove);
    const env = { ...BASE_ENV, ...own.env, AUTH_SECRET: "", LOG_LEVEL: "silent" };
    const first = await product.start(product.parseConfig(env));
    await first.stop();
    const directory = own.directory;
    const old = path.join(directory, "old-secret");
    renameSync(path.join(directory, "auth-secret"), old);
    const { stdout } = spawnSync(process.execPath, ["scripts/run.mjs", "rotate-secret", "-"], {
      env: { PATH: process.env.PATH, ...env },
      input: readFileSync(old),
      encoding: "utf8",
    });
    expect(stdout).toBe("1 access codes are sealed with the new secret.\n");
    const next = await product.start(product.parseConfig(env));
    onTestFinished(next.stop);
    expect(await signInOf(next.url, ADMIN_CODE)).toBe(302);
  });
});
