/** Sends what is queued: each email from one instance at a time, and again after a failure until it expires. */
import { and, eq, gt, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "../db/database.server";
import { forRequest } from "../log/request-log.server";
import { countRun } from "../metrics/background.server";
import type { LiveHub } from "../realtime/live-hub.server";
import { HOUR_SECONDS } from "../time/durations";
import { type DeliveryFailure, deliveryFailure, type Mail, type Mailer } from "./mail.server";
import type { MailContent } from "./mail-html.server";
import { EXPIRED, UNREADABLE } from "./mail-state";
import { MAIL_QUEUED, openOutbox } from "./outbox.server";
import { mailOutbox } from "./tables";

const TICK_MS = 15_000;
const GRACE_MS = 1_500;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = HOUR_SECONDS;
/** Longer than a mail server is waited for: a process that holds an email this long has died. */
const LEASE_SECONDS = 180;
const KEPT_DAYS = 30;
const MOST_REMEMBERED = 1_000;

/**
 * `open`: decrypts the body of an encrypted email; null if another secret encrypted it. `render`: renders both parts of
 * an email from its text, in the brand at the time of sending.
 */
type LoopParts = {
  db: Db;
  hub: LiveHub;
  log: Logger;
  send: Mailer;
  open: (sealed: string, mailId: string) => string | null;
  render: (content: MailContent) => MailContent & { html: string };
};

/** Starts sending: immediately, whenever something is queued, and every 15 seconds. Returns a stop function. */
export function startOutbox({ hub, ...parts }: LoopParts) {
  const { log } = parts;
  const close = openOutbox();
  const origins = mailOrigins();
  let round: Promise<void> | null = null;
  let again = false;
  let ended = false;
  const rounds = async () => {
    do {
      again = false;
      await countRun("mail", () => sendDue({ ...parts, origins, mayGoOn: () => !ended }));
    } while (again && !ended);
  };
  const wake = () => {
    again = true;
    if (ended) return;
    // A request's own commit may wake this, but the round is for every email that is due.
    round ??= forRequest(null, rounds)
      // What cannot be read or written now is retried at the next tick.
      .catch((error) => ended || log.warn({ err: error }, "the outbox cannot be read"))
      .then(() => {
        round = null;
      });
  };
  hub.on(MAIL_QUEUED, ({ mail, requestId }) => {
    if (typeof requestId === "string") origins.remember(String(mail), requestId);
    wake();
  });
  const timer = setInterval(wake, TICK_MS).unref();
  wake();
  return async () => {
    ended = true;
    clearInterval(timer);
    close();
    await Promise.race([round, new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())]);
  };
}

/** Which request queued an email, as long as this process remembers: log lines about the email name it. */
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

type Round = Omit<LoopParts, "hub"> & {
  origins: ReturnType<typeof mailOrigins>;
  mayGoOn: () => boolean;
};
type Claimed = typeof mailOutbox.$inferSelect;

/** Sends what is due, one email after another; stops if the mail server cannot be reached. */
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

/** Sends an email, or records why not; false if the next one would fare no better. */
async function sendOne(round: Round, mail: Claimed): Promise<boolean> {
  const { db, log, send, open, render, origins } = round;
  const text = mail.sealed ? open(mail.body, mail.id) : mail.body;
  const failure =
    text === null
      ? ({ reason: UNREADABLE, scope: "refused" } as const)
      : await failureOf(() =>
          send({ ...headOf(mail), ...render({ subject: mail.subject, text }) }),
        );
  if (failure === null) {
    const sent = { sentAt: sql`now()`, failedAt: null, leasedUntil: null };
    // The body of a sent email is no longer needed; who got an email, and when, is kept.
    await db
      .update(mailOutbox)
      .set({ ...sent, body: "", calendarFile: null })
      .where(its(mail));
    log.info({ mail: mail.id }, "mail sent");
    origins.forget(mail.id);
    return true;
  }
  const { reason, scope } = failure;
  await db
    .update(mailOutbox)
    .set({
      lastError: reason,
      leasedUntil: null,
      ...(scope === "refused" ? { failedAt: sql`now()` } : { nextAttemptAt: nextAttempt(mail) }),
    })
    .where(its(mail));
  log.warn({ mail: mail.id, reason }, "a mail could not be sent");
  return scope !== "server";
}

/** The email that has waited longest, leased until the lease expires; null if none is due. */
async function claim(db: Db): Promise<Claimed | null> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        isNull(mailOutbox.failedAt),
        lte(mailOutbox.nextAttemptAt, sql`now()`),
        gt(mailOutbox.expiresAt, sql`now()`),
        or(isNull(mailOutbox.leasedUntil), lte(mailOutbox.leasedUntil, sql`now()`)),
      ),
    )
    .orderBy(mailOutbox.nextAttemptAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [mail] = await db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      leasedUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .where(eq(mailOutbox.id, due))
    .returning();
  return mail ?? null;
}

function nextAttempt({ attempts }: Claimed) {
  const pause = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (attempts - 1));
  return sql`now() + make_interval(secs => ${pause})`;
}

/** Gives up what has expired, deleting any secret it held, and deletes what is a month old. */
async function sweep(db: Db): Promise<void> {
  const old = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  await db.delete(mailOutbox).where(or(lt(mailOutbox.sentAt, old), lt(mailOutbox.createdAt, old)));
  await db
    .update(mailOutbox)
    .set({
      failedAt: sql`coalesce(${mailOutbox.failedAt}, now())`,
      lastError: sql`coalesce(${mailOutbox.lastError}, ${EXPIRED})`,
      body: sql`case when ${mailOutbox.sealed} then '' else ${mailOutbox.body} end`,
    })
    .where(
      and(
        isNull(mailOutbox.sentAt),
        lte(mailOutbox.expiresAt, sql`now()`),
        or(isNull(mailOutbox.failedAt), and(mailOutbox.sealed, ne(mailOutbox.body, ""))),
      ),
    );
}

const its = (mail: Claimed) => eq(mailOutbox.id, mail.id);

/** By its id an email that was sent twice, after a crash, is shown once by the reader's mail program. */
function headOf({
  id,
  recipient,
  replyTo,
  calendarFile,
}: Claimed): Omit<Mail, keyof MailContent | "html"> {
  return { id, to: recipient, replyTo, calendarFile };
}

async function failureOf(act: () => Promise<void>): Promise<DeliveryFailure | null> {
  try {
    await act();
    return null;
  } catch (error) {
    return deliveryFailure(error);
  }
}
