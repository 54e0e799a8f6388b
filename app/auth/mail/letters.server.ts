/** What is mailed to staff, and how it leaves: in the background, so that no answer waits for a mail server. */
import type { Logger } from "pino";
import { createMailer, type Mail } from "~/platform/mail/mail.server";

/** Sends a mail without anybody waiting for it. A failure is logged, without the address. */
export type Post = (mail: Mail) => void;

export function createPost(settings: { smtpUrl: string; from: string }, log: Logger): Post {
  const send = createMailer(settings);
  return (mail) => {
    send(mail).catch(({ code, responseCode }: { code?: string; responseCode?: number }) =>
      log.error({ code, responseCode }, "a mail could not be sent"),
    );
  };
}

/** `brand`: what the company calls itself. */
type Letter = { to: string; code: string; brand: string };

export function signInMail({ to, code, brand }: Letter): Mail {
  return {
    to,
    subject: `Your sign-in code for ${brand}`,
    text: `Your sign-in code for ${brand} is ${code}.

It works once, within ten minutes. Nobody will ask you for it.
If you did not ask for a code, somebody entered your address; you need not do anything.
`,
  };
}

export function addressMail({ to, code, brand }: Letter): Mail {
  return {
    to,
    subject: `Confirm your address for ${brand}`,
    text: `Enter the code ${code} on your account page in ${brand} to confirm this address.

It works once, within ten minutes. If you did not ask for it, ignore this mail.
`,
  };
}
