/** What is mailed about a form that was sent in. */
import { aboutItem } from "~/platform/mail/mail-state";
import type { QueuedMail } from "~/platform/mail/outbox.server";
import type { Brand } from "~/settings/settings.server";
import type { IntakeForm } from "./form";

export type ShownField = { label: string; value: string };

/** `id`: of the submission. */
export type MailText = {
  id: string;
  form: IntakeForm;
  fields: readonly ShownField[];
  senderName: string;
  senderMail: string;
  brand: Brand;
  /** The product's public address. */
  baseUrl: string;
};

/** To the support address, with everything that was entered; an answer goes to the sender. */
export function supportRequestMail(letter: MailText): QueuedMail {
  const { id, form, fields, senderName, senderMail, brand, baseUrl } = letter;
  const entries = fields.map(({ label, value }) => `${label}\n${value || "(empty)"}`);
  return {
    to: brand.supportMail,
    ...(senderMail && { replyTo: senderMail }),
    subject: [form.title, senderName].filter(Boolean).join(": "),
    text: `${entries.join("\n\n")}\n\nIn the inbox: ${baseUrl}/admin/inbox\n`,
    about: aboutItem(id),
  };
}

/**
 * To the sender. It holds nothing that was entered, not even the name: a person who enters a stranger's address can
 * have nothing of their own said to them.
 */
export function receiptMail({ id, form, brand, senderMail }: MailText): QueuedMail {
  return {
    to: senderMail,
    replyTo: brand.supportMail,
    subject: `We have received your form: ${form.title}`,
    text: `${form.receipt.text}

Your reference: ${id}
If you did not send us this form, somebody entered your address by mistake; you need not do anything.

${brand.name}
${brand.supportMail}
`,
    about: aboutItem(id),
  };
}
