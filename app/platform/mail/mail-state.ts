/** A queued email's state, in words for the people who caused it. */

/** `failed`: it is not retried anymore; `canRetry`: it can be queued again. */
export type MailState = {
  id: string;
  to: string;
  subject: string;
  state: "waiting" | "sent" | "failed";
  /** When it was sent or given up, else when it was queued. */
  at: string;
  attempts: number;
  reason: string | null;
  canRetry: boolean;
};

export const STATE_WORDS = { waiting: "Waiting", sent: "Sent", failed: "Failed" } as const;

/** What an email can be about; `notify_mail` in the database reads these. */
export function aboutItem(id: string): string {
  return `item ${id}`;
}

export function aboutAccount(userId: string): string {
  return `account ${userId}`;
}

/** To the address that the account no longer has, which its page shows no more. */
export function aboutFormerAddress(userId: string): string {
  return `former address ${userId}`;
}

/** The outbox's own reasons, in addition to the mail server's codes. */
export const EXPIRED = "expired";
export const UNREADABLE = "unreadable";

/** Why an email has not been sent, as a sentence; `EMESSAGE 550` → `The mail server refused it (550).` */
export function reasonWords(reason: string): string {
  const [code = "", response = ""] = reason.split(" ");
  if (reason === EXPIRED) return "It could not be sent in time.";
  if (reason === UNREADABLE) return "It cannot be read since AUTH_SECRET was changed.";
  if (code === "EAUTH") return "The mail server refused the user or the password.";
  if (response) return `The mail server refused it (${response}).`;
  if (code === "EENVELOPE") return "The address cannot receive mail.";
  return `The mail server could not be reached (${code}).`;
}
