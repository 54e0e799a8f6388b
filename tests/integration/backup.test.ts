import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, inject, onTestFinished, test } from "vitest";
import { allRows } from "../kit/all-rows";
import { builtProduct } from "../kit/built-product";
import { createDatabase } from "../kit/databases";
import { aSave, BASE_ENV, startProduct } from "../kit/test-product";

/** To restore into. */
async function anEmptyDatabase(): Promise<Record<string, string>> {
  const target = await createDatabase(inject("templates"), { empty: true });
  onTestFinished(target.drop);
  return { ...BASE_ENV, ...target.env };
}

async function filledDatabase() {
  const product = await startProduct();
  const { visitor, userId } = await product.signedIn(
    await product.createTrainee("Zoë", 'O\'Brien "Ñ" \\ 漢字'),
  );
  for (let lessonNumber = 1; lessonNumber <= 26; lessonNumber += 1) {
    const positionSeconds = lessonNumber * 3.337_77;
    await visitor.json(
      "/training/progress",
      aSave(userId, { lessonNumber, positionSeconds, progressSeconds: positionSeconds }),
    );
  }
  await product.query(
    "insert into operations_cards (title, day_column, tags, position, notes) values ('Check\nlinks', 'Monday', $1, 1.5, $2)",
    [["a,b", 'c"d', "{}", "NULL", "\\"], "one\u2028two\u2029three\r\nfour\u0085"],
  );
  await product.query(
    "insert into prospects (user_id, first_name, last_name, scheduled_call_date) values ($1, 'P', 'Q', '2026-03-29')",
    [userId],
  );
  const { env } = product;
  await product.running.stop();
  return { env, drop: product.stop };
}

test("CFG-3 a backup restores row by row into an empty database", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup");
  const source = await filledDatabase();
  onTestFinished(source.drop);
  const { backup, restore, parseConfig } = await builtProduct();
  const written = await backup(parseConfig({ ...source.env, LOG_LEVEL: "silent" }), file);
  expect(written).toBeGreaterThan(30);
  const original = await allRows(source.env);
  const target = await anEmptyDatabase();
  const config = parseConfig({ ...target, LOG_LEVEL: "silent" });
  expect(await restore(config, file, { withSessions: true })).toBe(written);
  expect(await allRows(target)).toEqual(original);
  await expect(restore(config, file)).rejects.toThrow(/not empty/);
});

test("CFG-3 a restore leaves out what signs a browser in, unless it is asked for", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup");
  const product = await startProduct();
  onTestFinished(product.stop);
  const { userId } = await product.signedInByCode();
  const columns = await product.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('expires_at', 'session_id')`,
  );
  const leftOut = new Set(columns.map(({ name }) => name));
  // None of these signs anyone in.
  for (const name of ["signing_keys", "account_notices", "mail_outbox"]) leftOut.delete(name);
  const session = (await product.query("select id from sessions limit 1"))[0]?.id;
  const rows: [table: string, columns: string, values: unknown[]][] = [
    ["sign_in_links", "token_hash, user_id, expires_at", ["a", userId, "2099-01-01"]],
    ["sign_in_challenges", "token_hash, user_id, expires_at", ["b", userId, "2099-01-01"]],
    ["verifications", "id, identifier, value, expires_at", ["c", "d", "e", "2099-01-01"]],
    ["operations_logins", "seal, expires_at", ["f", "2099-01-01"]],
    ["tracker_elevations", "session_id, until", [session, "2099-01-01"]],
  ];
  for (const [table, names, values] of rows) {
    const places = values.map((_, index) => `$${index + 1}`).join(", ");
    await product.query(`insert into ${table} (${names}) values (${places})`, values);
  }
  await product.running.stop();
  const { backup, restore, parseConfig } = await builtProduct();
  const written = await backup(parseConfig({ ...product.env, LOG_LEVEL: "silent" }), file);
  const original = await allRows(product.env);
  const env = await anEmptyDatabase();
  const restored = await restore(parseConfig({ ...env, LOG_LEVEL: "silent" }), file);
  const there = await allRows(env);
  for (const [table, all] of Object.entries(original)) {
    if (leftOut.has(table)) expect(all, table).not.toEqual([]);
    expect(there[table], table).toEqual(leftOut.has(table) ? [] : all);
  }
  const withheld = [...leftOut].reduce((sum, table) => sum + (original[table]?.length ?? 0), 0);
  expect(restored).toBe(written - withheld);
});

test("CFG-3 a damaged backup is refused and changes nothing", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup");
  const source = await filledDatabase();
  onTestFinished(source.drop);
  const { backup, restore, parseConfig } = await builtProduct();
  await backup(parseConfig({ ...source.env, LOG_LEVEL: "silent" }), file);
  const whole = readFileSync(file);
  const lines = gunzipSync(whole).toString().trimEnd().split("\n");
  const damaged: [string, Buffer | string][] = [
    ["cut file", whole.subarray(0, whole.length - 40)],
    ["missing last line", gzipSync(lines.slice(0, -1).join("\n"))],
    ["missing rows", gzipSync(lines.filter((line) => !line.includes("Monday")).join("\n"))],
    [
      "foreign table",
      gzipSync([...lines.slice(0, 1), '{"table":"pg_class"}', ...lines.slice(2)].join("\n")),
    ],
    [
      "another version",
      gzipSync(
        [lines[0]?.replace(/"migration":\d+/, '"migration":1'), ...lines.slice(1)].join("\n"),
      ),
    ],
    [
      "another secret",
      gzipSync([lines[0]?.replace(/"secret":"\w/, '"secret":"_'), ...lines.slice(1)].join("\n")),
    ],
    ["no backup", "hello"],
  ];
  const env = await anEmptyDatabase();
  for (const [name, content] of damaged) {
    writeFileSync(file, content);
    await expect(restore(parseConfig({ ...env, LOG_LEVEL: "silent" }), file), name).rejects.toThrow(
      /incomplete|cannot be read|unknown table|another version|another AUTH_SECRET|not a backup/,
    );
  }
  const rows = await allRows({ ...env, ADMIN_ACCESS_CODE: "" });
  expect(rows.lesson_progress).toEqual([]);
  expect(rows.operations_cards).toEqual([]);
});
