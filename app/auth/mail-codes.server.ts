/** One-time codes sent by email: six digits, ten minutes, once; a new one voids the last. */
import { randomInt } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { z } from "zod";
import { type Content, mailContent } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { aboutAccount, aboutFormerAddress } from "~/platform/mail/mail-state";
import { asciiMail } from "~/platform/mail/names";
import type { QueuedMail } from "~/platform/mail/outbox.server";
import { normalizeCode } from "./access-code";
import type { CodeVault } from "./code-vault.server";
import { verifications } from "./tables";

const CODE_MINUTES = 10;
const PAUSE_SECONDS = 60;
const DIGITS = 6;

/** A code's purpose and owner: it works for nothing else. */
export type CodePurpose = { purpose: "sign-in" | "address"; of: string };

/**
 * Creates a code; null if the last one for this purpose is less than a minute old. `userId`: whose access it ends with,
 * their account locked by the caller.
 */
export async function drawMailCode(
  db: Db,
  vault: CodeVault,
  { userId, ...asked }: CodePurpose & { userId: string | null },
): Promise<string | null> {
  const identifier = identifierOf(vault, asked);
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  return withLock(db, { name: "mail-code", of: identifier }, async (tx) => {
    const [recent] = await tx
      .select({ id: verifications.id })
      .from(verifications)
      .where(
        and(
          eq(verifications.identifier, identifier),
          gt(verifications.createdAt, sql`now() - make_interval(secs => ${PAUSE_SECONDS})`),
        ),
      );
    if (recent) return null;
    await tx.delete(verifications).where(eq(verifications.identifier, identifier));
    await tx.insert(verifications).values({
      id: crypto.randomUUID(),
      userId,
      identifier,
      value: markOf(vault, identifier, code),
      expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
    });
    return code;
  });
}

type EnteredCode = CodePurpose & { code: string };

/** Whether a code is right, without using it up. */
export async function isMailCode(db: Db, vault: CodeVault, entered: EnteredCode): Promise<boolean> {
  const [found] = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(redeemable(vault, entered));
  return found !== undefined;
}

/** Uses a code up, its account locked by the caller; false if it is wrong, old or used. */
export async function redeemMailCode(
  tx: Db,
  vault: CodeVault,
  entered: EnteredCode,
): Promise<boolean> {
  const used = await tx
    .delete(verifications)
    .where(redeemable(vault, entered))
    .returning({ id: verifications.id });
  return used.length > 0;
}

function redeemable(vault: CodeVault, { code, ...asked }: EnteredCode) {
  const identifier = identifierOf(vault, asked);
  return and(
    eq(verifications.identifier, identifier),
    eq(verifications.value, markOf(vault, identifier, normalizeCode(code))),
    gt(verifications.expiresAt, sql`now()`),
  );
}

/** Neither the address nor the code can be read from what is stored. */
function identifierOf(vault: CodeVault, { purpose, of }: CodePurpose): string {
  return `mail-code ${purpose} ${vault.hmac(`mail ${purpose} ${of}`)}`;
}

function markOf(vault: CodeVault, identifier: string, code: string): string {
  return vault.hmac(`${identifier} ${code}`);
}

type MailText = { to: string; code: string; words: Content };

/** What the outbox needs to keep an email with a code or link encrypted, and to drop it once that has expired. */
export function mailSecret(vault: CodeVault, validMinutes: number): QueuedMail["secret"] {
  return { seal: (text, mailId) => vault.seal(text, ownerOf(mailId)), validMinutes };
}

/** Reads what `mailSecret` encrypted; null if it used another secret. */
export function openMail(vault: CodeVault, sealed: string, mailId: string): string | null {
  return vault.tryOpen(sealed, ownerOf(mailId));
}

/** One email's secret cannot be swapped for a code or for another email's. */
function ownerOf(mailId: string): string {
  return `mail ${mailId}`;
}

export function signInMail(
  vault: CodeVault,
  { to, code, link, words }: MailText & { link: string },
): QueuedMail {
  return {
    to,
    ...mailContent(words, "signInCode", { code, link }),
    secret: mailSecret(vault, CODE_MINUTES),
  };
}

export function addressMail(
  vault: CodeVault,
  { to, code, words, userId }: MailText & { userId: string },
): QueuedMail {
  return {
    to,
    ...mailContent(words, "confirmAddress", { code }),
    about: aboutAccount(userId),
    secret: mailSecret(vault, CODE_MINUTES),
  };
}

/** To the address that someone's account had before, with what to do if it was not them. */
export function addressChangedMail({
  to,
  words,
  userId,
}: Omit<MailText, "code"> & { userId: string }) {
  const time = new Date().toUTCString();
  return {
    to,
    ...mailContent(words, "addressChanged", { time }),
    about: aboutFormerAddress(userId),
  };
}

/** An email address in the one form in which it is stored and compared. */
export const mailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "This is not an email address")
  .transform(asciiMail)
  .pipe(z.email("Please enter an email address"));

/** The same for a field that may stay empty. */
export const optionalMailAddress = z
  .string()
  .transform((typed) => (typed.trim() === "" ? undefined : typed))
  .pipe(mailAddress.optional())
  .optional();
