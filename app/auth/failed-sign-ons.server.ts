/** What the company's identity provider said when a sign-on failed, for administrators: in the log and in the database. */
import { AsyncLocalStorage } from "node:async_hooks";
import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { recordEvent } from "~/events/events.server";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import { HOUR_MS, MINUTE_MS } from "~/platform/time/durations";
import { faultOfCode, needsAdministrator, type SignOnFault } from "./sign-on-faults";

const VERB = "company-accounts.refuse";
const LONGEST = 300;
const SHOWN_MS = 7 * 24 * HOUR_MS;

type Found = { fault: SignOnFault; said: string };

const ofRequest = new AsyncLocalStorage<{ found: Found | null }>();

/** Notes what only the call to the provider knows, for the response that follows. */
export function noteFault(fault: SignOnFault, said: string): void {
  const store = ofRequest.getStore();
  if (store) store.found = { fault, said };
}

type Source = { db: Db; log: Logger; secret: string };

/** Where a failed sign-on leads then names the fault, and for an administrator what was said about it. */
export async function withFaultsNamed(
  source: Source,
  run: () => Promise<Response>,
): Promise<Response> {
  return ofRequest.run({ found: null }, async () => {
    const response = await run();
    const to = URL.parse(response.headers.get("Location") ?? "", "http://here");
    const code = to?.searchParams.get("error");
    if (!to || !code || to.host !== "here") return response;
    const found = ofRequest.getStore()?.found ?? {
      fault: faultOfCode(code),
      said: [code, to.searchParams.get("error_description")].filter(Boolean).join(": "),
    };
    to.searchParams.delete("error_description");
    to.searchParams.set("error", found.fault);
    const id = await kept(source, found, to.pathname === "/account");
    if (id) to.searchParams.set("fault", id);
    const headers = new Headers(response.headers);
    headers.set("Location", to.pathname + to.search);
    return new Response(null, { status: response.status, headers });
  });
}

/** Logs it, and stores what an administrator has to look into: what visitors bring about at most once a minute. */
async function kept({ db, log, secret }: Source, { fault, said }: Found, ofStaff: boolean) {
  const words = shown(said, secret);
  const line = { fault, said: words };
  if (!needsAdministrator(fault)) {
    log.info(line, "company sign-on refused");
    return null;
  }
  log.warn(line, "company sign-on failed");
  if (!ofStaff && (await lastOf(db, MINUTE_MS))) return null;
  const id = crypto.randomUUID();
  await recordEvent(db, {
    id,
    actor: "automatic",
    verb: VERB,
    subject: { kind: "settings", id: "Company sign-on", label: "Company sign-on" },
    before: null,
    after: line,
  });
  return ofStaff ? id : null;
}

/** Without the secret, without addresses of people, and not longer than a few lines. */
function shown(said: string, secret: string): string {
  return said
    .replaceAll(secret, "…")
    .split(/\s+/)
    .map((word) => (word.includes("@") ? "…" : word))
    .join(" ")
    .slice(0, LONGEST);
}

export type FailedSignOn = { at: string; said: string };

/** The latest sign-on of this week that an administrator has to look into. */
export async function lastFailedSignOn(db: Db): Promise<FailedSignOn | null> {
  return lastOf(db, SHOWN_MS);
}

async function lastOf(db: Db, ms: number): Promise<FailedSignOn | null> {
  return read(db, and(eq(events.verb, VERB), gte(events.at, ago(ms))));
}

/** What was said at a link that failed within the last hour. */
export async function failedLink(db: Db, id: string): Promise<FailedSignOn | null> {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null;
  return read(db, and(eq(events.id, id), eq(events.verb, VERB), gte(events.at, ago(HOUR_MS))));
}

function ago(ms: number): SQL {
  return sql`now() - make_interval(secs => ${ms / 1_000})`;
}

async function read(db: Db, which: ReturnType<typeof and>): Promise<FailedSignOn | null> {
  const [row] = await db.select().from(events).where(which).orderBy(desc(events.at)).limit(1);
  return row ? { at: row.at.toISOString(), said: String(row.after?.said ?? "") } : null;
}
