/** Sends what is queued: each mail at one instance at a time, again after a failure, for three days. */
import { and, eq, gt, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "../db/database.server";
import { forRequest } from "../edge/request-scope.server";
import { countRun } from "../metrics/background.server";
import type { LiveHub } from "../realtime/live-hub.server";
import type { Mailer } from "./mail.server";
import { GIVE_UP_DAYS, MAIL_QUEUED, openOutbox } from "./outbox.server";
import { mailOutbox } from "./tables";

const TICK_MS = 15_000;
const GRACE_MS = 1_500;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 3_600;
/** Longer than a mail server is waited for: who holds a mail for so long has died. */
const LEASE_SECONDS = 180;
const KEPT_DAYS = 30;
const MOST_REMEMBERED = 1_000;

type LoopParts = { db: Db; hub: LiveHub; log: Logger; send: Mailer; tickMs?: number };

/** Starts sending: at once, whenever something is queued, and every `tickMs`. Answers how to stop. */
export function startOutbox({ db, hub, log, send, tickMs = TICK_MS }: LoopParts) {
  const close = openOutbox();
  const origins = mailOrigins();
  let round: Promise<void> | null = null;
  let again = false;
  let ended = false;
  const rounds = async () => {
    do {
      again = false;
      await countRun("mail", () => sendDue({ db, log, send, origins, mayGoOn: () => !ended }));
    } while (again && !ended);
  };
  const wake = () => {
    again = true;
    if (ended) return;
    // It may be a request's own commit that wakes this, but the round is for every mail that is due.
    round ??= forRequest(null, rounds)
      // What cannot be read or written now is there at the next tick.
      .catch((error) => ended || log.warn({ err: error }, "the outbox cannot be read"))
      .then(() => {
        round = null;
      });
  };
  hub.on(MAIL_QUEUED, ({ mail, requestId }) => {
    if (typeof requestId === "string") origins.remember(String(mail), requestId);
    wake();
  });
  const timer = setInterval(wake, tickMs).unref();
  wake();
  return async () => {
    ended = true;
    clearInterval(timer);
    close();
    await Promise.race([round, new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())]);
  };
}

/** Which request queued a mail, as long as this process remembers: what is logged of the mail names it. */
function mailOrigins() {
  const requests = new Map<string, string>();
  return {
    remember(mail: string, requestId: string): void {
      requests.set(mail, requestId);
      const [first] = requests.keys();
      if (requests.size > MOST_REMEMBERED && first !== undefined) requests.delete(first);
    },
    of: (mail: string) => requests.get(mail) ?? null,
    forget: (mail: string) => void requests.delete(mail),
  };
}

type Round = {
  db: Db;
  log: Logger;
  send: Mailer;
  origins: ReturnType<typeof mailOrigins>;
  mayGoOn: () => boolean;
};
type Claimed = typeof mailOutbox.$inferSelect;

/** Sends what is due, one mail after another; stops where the mail server cannot be reached. */
async function sendDue(round: Round): Promise<void> {
  const { db, origins, mayGoOn } = round;
  await sweep(db);
  while (mayGoOn()) {
    const mail = await claim(db);
    if (mail === null) return;
    const goesOn = await forRequest(origins.of(mail.id), () => sendOne(round, mail));
    if (!goesOn) return;
  }
}

/** Sends a mail, or puts it off; false where the next one would fare no better. */
async function sendOne({ db, log, send, origins }: Round, mail: Claimed): Promise<boolean> {
  const fault = await failureOf(() => send(letterOf(mail)));
  if (fault === null) {
    await db.update(mailOutbox).set({ sentAt: sql`now()` }).where(its(mail));
    log.info({ mail: mail.id }, "mail sent");
    origins.forget(mail.id);
    return true;
  }
  await postpone(db, mail, fault.reason);
  log.warn({ mail: mail.id, reason: fault.reason }, "a mail could not be sent");
  return fault.ofThisMail;
}

/** The mail that waits longest, held by nobody else until the lease is over; null where none is due. */
async function claim(db: Db): Promise<Claimed | null> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        lte(mailOutbox.nextAttemptAt, sql`now()`),
        gt(mailOutbox.createdAt, sql`now() - make_interval(days => ${GIVE_UP_DAYS})`),
      ),
    )
    .orderBy(mailOutbox.nextAttemptAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [mail] = await db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .where(eq(mailOutbox.id, due))
    .returning();
  return mail ?? null;
}

async function postpone(db: Db, mail: Claimed, reason: string): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (mail.attempts - 1));
  await db
    .update(mailOutbox)
    .set({ lastError: reason, nextAttemptAt: sql`now() + make_interval(secs => ${pause})` })
    .where(its(mail));
}

async function sweep(db: Db): Promise<void> {
  const old = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  await db.delete(mailOutbox).where(or(lt(mailOutbox.sentAt, old), lt(mailOutbox.createdAt, old)));
}

const its = (mail: Claimed) => eq(mailOutbox.id, mail.id);

/** The id makes that a mail which came twice, after a crash, is one to the reader's mail program. */
function letterOf({ id, recipient, replyTo, subject, body, calendarFile }: Claimed) {
  return { id, to: recipient, replyTo, subject, text: body, calendarFile };
}

/** Codes alone: a mail server's words may hold the address. `ofThisMail`: the server answered, and not this one. */
async function failureOf(
  act: () => Promise<void>,
): Promise<{ reason: string; ofThisMail: boolean } | null> {
  try {
    await act();
    return null;
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const reason = [code, responseCode].filter(Boolean).join(" ") || "unknown";
    return { reason, ofThisMail: responseCode !== undefined };
  }
}
