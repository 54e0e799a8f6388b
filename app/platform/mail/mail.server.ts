/** Outgoing mail over SMTP, as plain text. */
import { createTransport } from "nodemailer";

export type Mail = { to: string; subject: string; text: string };

/** Hands a mail to the server. Rejects where that fails; nothing is tried again. */
export type Mailer = (mail: Mail) => Promise<void>;

const PATIENCE_MS = 15_000;

/** `smtpUrl`: smtp://… or smtps://…, with name and password where the server asks for them. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}
