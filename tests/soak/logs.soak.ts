/** No secret, no code and nothing about people is in what the product logs, not even where everything fails. */
import { format } from "node:util";
import { inject, onTestFinished, test, vi } from "vitest";
import { startAiStub } from "../kit/ai-stub";
import { createDatabase } from "../kit/databases";
import { figure } from "../kit/figures";
import { freePort } from "../kit/free-port";
import { OidcStub } from "../kit/oidc-stub";
import { SmtpStub } from "../kit/smtp-stub";
import { TcpProxy } from "../kit/tcp-proxy";
import { startProduct } from "../kit/test-product";
import { knownSecrets, SETTINGS, type Stage, wholeJourney } from "./journey";

/** Tables that can fail together, because nothing before them needs them; then those that fail alone. */
const TOGETHER = [
  "submissions",
  "bookings",
  "prospects",
  "operations_cards",
  "lesson_progress",
  "sign_in_links",
  "tracker_elevations",
  "ai_calls",
  "accounts",
  "recovery_codes",
];
const TABLES = [
  TOGETHER,
  "training_credentials",
  "users",
  "sessions",
  "verifications",
  "rate_limits",
  "operations_logins",
  "second_factors",
  "mail_outbox",
  "events",
];

test("AUTH-5 FN-2 a whole journey at LOG_LEVEL=trace, healthy, with every table broken, and without a database", async () => {
  const printed: string[] = [];
  for (const name of ["log", "info", "warn", "debug", "trace", "error"] as const)
    vi.spyOn(console, name).mockImplementation((...words) => void printed.push(format(...words)));
  const { stage, cut } = await setTheStage();
  await wholeJourney(stage);
  const healthy = [...stage.statuses];
  for (const tables of TABLES)
    for (const fault of [REFUSING, MISSING]) await broken(stage, [tables].flat(), fault);
  await cut?.(() => wholeJourney(stage));
  const lines = [...stage.product.logged, ...printed];
  // What libraries print where everything fails is searched like the rest, and is not a fault of the test.
  vi.mocked(console.error).mockClear();

  const errors = lines.filter((line) => line.includes('"level":50'));
  const text = lines.map(searchable).join("\n").toLowerCase();
  const found = [...stage.secrets].filter(([secret]) => isIn(text, secret));
  const worked = responses(healthy.filter(([status]) => status < 400));
  figure({
    what: "Responses of the healthy journey; of all of them",
    target: "more than 70 that worked",
    measured: `${worked} that worked; ${responses([...stage.statuses])}`,
    held: worked > 70,
  });
  figure({
    what: "Lines logged; those of an error",
    target: "more than 200 of an error",
    measured: `${lines.length}; ${errors.length}`,
    held: errors.length > 200,
  });
  const kinds = [...new Set(found.map(([, kind]) => kind))].join(", ");
  figure({
    what: "Secrets, codes, cookies, tokens, names, addresses, numbers and texts that were used, looked for in all lines",
    target: "none found",
    measured: `${stage.secrets.size} looked for, ${found.length} found${kinds && `: ${kinds}`}`,
    held: found.length === 0,
  });
}, 900_000);

function responses(statuses: [status: number, times: number][]): number {
  return statuses.reduce((sum, [, times]) => sum + times, 0);
}

type Scene = { stage: Stage; cut: ((act: () => Promise<void>) => Promise<void>) | null };

async function setTheStage(): Promise<Scene> {
  const [mail, ai, provider] = await Promise.all([
    SmtpStub.start(),
    startAiStub(),
    OidcStub.start(),
  ]);
  const proxied = await throughProxy();
  const product = await startProduct({
    LOG_LEVEL: "trace",
    TRUST_PROXY: "1",
    PORT: String(await freePort()),
    AI_TIMEOUT_SECONDS: "2",
    ...SETTINGS,
    ...mail.env,
    ...ai.env,
    ...provider.env,
    ...proxied?.env,
  });
  onTestFinished(async () => {
    await product.stop();
    await Promise.all([mail.stop(), ai.stop(), provider.stop(), proxied?.stop()]);
  });
  const stage = { product, mail, ai, secrets: knownSecrets(product), statuses: new Map() };
  return { stage, cut: proxied?.cut ?? null };
}

/** A database server behind a network that can be cut. */
async function throughProxy() {
  const database = await createDatabase(inject("templates"));
  const url = new URL(database.env.DATABASE_URL ?? "");
  const proxy = new TcpProxy({ host: url.hostname, port: Number(url.port) });
  await proxy.open();
  url.port = String(proxy.port);
  return {
    env: { DATABASE_URL: url.href },
    async cut(act: () => Promise<void>) {
      await proxy.cut();
      await act();
      await proxy.open();
    },
    async stop() {
      await proxy.cut();
      await database.drop();
    },
  };
}

/** How a table is broken and repaired. The database reports refused rows in full. */
type Fault = { begin: (table: string) => string; end: (table: string) => string };

const REFUSING: Fault = {
  begin: (table) => `alter table ${table} add constraint broken check (false) not valid`,
  end: (table) => `alter table ${table} drop constraint broken`,
};
const MISSING: Fault = {
  begin: (table) => `alter table ${table} rename to ${table}_elsewhere`,
  end: (table) => `alter table ${table}_elsewhere rename to ${table}`,
};

async function broken(stage: Stage, tables: string[], { begin, end }: Fault): Promise<void> {
  const { query } = stage.product;
  for (const table of tables) await query(begin(table));
  await wholeJourney(stage);
  for (const table of tables) await query(end(table));
}

/** A line without times and ids, in which six digits may occur by chance. */
function searchable(line: string): string {
  return line
    .replace(/"(time|requestId|ms|level)":("[^"]*"|\d+)/g, "")
    .replace(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi, "");
}

/** Only digits that stand alone. */
function isIn(text: string, secret: string): boolean {
  if (secret === "") return false;
  if (!/^\d+$/.test(secret)) return text.includes(secret.toLowerCase());
  return new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text);
}
