/** Mail to staff; its codes and links are encrypted while the mail waits. */
import { aboutAccount } from "~/platform/mail/mail-state";
import type { QueuedMail } from "~/platform/mail/outbox.server";
import type { CodeVault } from "./code-vault.server";
import { CODE_MINUTES } from "./mail-codes.server";

/** `brand`: the company's name. */
type MailText = { to: string; code: string; brand: string };

/** What the outbox needs to keep a mail with a code or a link encrypted, and to drop it once that has expired. */
export function mailSecret(vault: CodeVault, validMinutes: number): QueuedMail["secret"] {
  return { seal: (text, mailId) => vault.seal(text, ownerOf(mailId)), validMinutes };
}

/** Reads what `mailSecret` encrypted; null if it used another secret. */
export function openMail(vault: CodeVault, sealed: string, mailId: string): string | null {
  return vault.tryOpen(sealed, ownerOf(mailId));
}

/** One mail's secret cannot be swapped for a code or for another mail's. */
function ownerOf(mailId: string): string {
  return `mail ${mailId}`;
}

export function signInMail(vault: CodeVault, { to, code, brand }: MailText): QueuedMail {
  return {
    to,
    subject: `Your sign-in code for ${brand}`,
    text: `Your sign-in code for ${brand} is ${code}.

It works once, within ten minutes. No one will ask you for it.
If you did not ask for a code, somebody entered your address; you need not do anything.
`,
    secret: mailSecret(vault, CODE_MINUTES),
  };
}

export function addressMail(
  vault: CodeVault,
  { to, code, brand, userId }: MailText & { userId: string },
): QueuedMail {
  return {
    to,
    subject: `Confirm your address for ${brand}`,
    text: `Enter the code ${code} on your account page in ${brand} to confirm this address.

It works once, within ten minutes. If you did not ask for it, ignore this mail.
`,
    about: aboutAccount(userId),
    secret: mailSecret(vault, CODE_MINUTES),
  };
}
