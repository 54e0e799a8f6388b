import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, inject, onTestFinished, test } from "vitest";
import { allRows } from "../kit/all-rows";
import { builtProduct } from "../kit/built-product";
import { createDatabase, ENGINES } from "../kit/databases";
import { aSave, BASE_ENV, startProduct } from "../kit/test-product";

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

test("CFG-3 a backup restores row by row into either engine", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup");
  const source = await filledDatabase();
  onTestFinished(source.drop);
  const { backup, restore, parseConfig } = await builtProduct();
  const written = await backup(parseConfig({ ...source.env, LOG_LEVEL: "silent" }), file);
  expect(written).toBeGreaterThan(30);
  const original = await allRows(source.env);
  for (const engine of ENGINES) {
    const target = await createDatabase(inject("templates"), engine, { empty: true });
    onTestFinished(target.drop);
    const env = { ...BASE_ENV, ...target.env };
    const config = parseConfig({ ...env, LOG_LEVEL: "silent" });
    expect(await restore(config, file)).toBe(written);
    expect(await allRows(env)).toEqual(original);
    await expect(restore(config, file)).rejects.toThrow(/not empty/);
  }
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
  const target = await createDatabase(inject("templates"), "embedded", { empty: true });
  onTestFinished(target.drop);
  const env = { ...BASE_ENV, ...target.env };
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
