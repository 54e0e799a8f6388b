/** Outgoing mail over SMTP, as text and HTML. */
import { createTransport } from "nodemailer";
import { counter } from "../metrics/metrics.server";
import { MINUTE_MS } from "../time/durations";

/** `id`: a UUID by which an email sent twice is recognized as one; `calendarFile`: an invitation (iCalendar). */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  id?: string;
  replyTo?: string | null;
  calendarFile?: string | null;
};

export type Mailer = (mail: Mail) => Promise<void>;

const mails = counter({
  name: "mails_total",
  help: "Mails handed to the mail server; a failed one may be tried again.",
  labels: { outcome: ["sent", "failed"] },
});

const PATIENCE_MS = 15_000;
/** A server that looks at what it was sent before it takes it: giving up sooner would send it twice. */
const ANSWER_MS = 2 * MINUTE_MS;

/**
 * `smtpUrl`: smtp://… or smtps://…, with name and password if the server requires them; `replyTo`: where replies go to
 * a mail that names no one itself; without it, to the address that `support` returns at that moment.
 */
export type MailServer = { smtpUrl: string; from: string; replyTo?: string };

export function createMailer(mailServer: MailServer, support: () => string): Mailer {
  const { smtpUrl, from } = mailServer;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: ANSWER_MS,
  });
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return async ({ id, to, subject, text, html, replyTo: own, calendarFile }) => {
    const replyTo = own || mailServer.replyTo || support();
    const handed = transport.sendMail({
      from,
      // An address is passed as an object, so nothing in it is read as a second one.
      to: { name: "", address: to },
      ...(replyTo && { replyTo: { name: "", address: replyTo } }),
      subject,
      text,
      html,
      ...(id && { messageId: `<${id}@${host}>` }),
      ...(calendarFile && { icalEvent: invitation(calendarFile) }),
    });
    await handed.catch((error) => {
      mails.add({ outcome: "failed" });
      throw error;
    });
    mails.add({ outcome: "sent" });
  };
}

/** `refused`: the server will never take this email; `mail`: not now; `server`: no other email would fare better. */
export type DeliveryFailure = { reason: string; scope: "refused" | "mail" | "server" };

/** Server errors about one mail rather than about the connection or the sign-in. */
const ABOUT_THE_MAIL = new Set(["EENVELOPE", "EMESSAGE"]);
/** Closing down, or asking for a sign-in: the settings or the moment are wrong, not the email. */
const ABOUT_THE_SERVER = new Set([421, 530, 535]);

/** Codes only: a mail server's message may contain the address. */
export function deliveryFailure(error: unknown): DeliveryFailure {
  const { code = "", responseCode } = error as { code?: string; responseCode?: number };
  const reason = [code, responseCode].filter(Boolean).join(" ") || "unknown";
  if (!ABOUT_THE_MAIL.has(code) || ABOUT_THE_SERVER.has(responseCode ?? 0))
    return { reason, scope: "server" };
  // Without a response the address was refused before anything was sent.
  const isPermanent = responseCode === undefined || responseCode >= 500;
  return { reason, scope: isPermanent ? "refused" : "mail" };
}

/** The file contains the method: an invitation or its cancellation. */
function invitation(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? "PUBLISH";
  return { method, filename: "invite.ics", content };
}
