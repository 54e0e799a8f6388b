/** Applicants that the company enters itself, and how to reach one (OWN-6). */
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Call } from "~/auth/acts/acts.server";
import { bookings } from "~/booking/tables";
import { recordEvent } from "~/events/events.server";
import { submissions } from "~/forms/tables";
import { asciiMail, isMailAddress } from "~/platform/mail/names";
import { oneLineText } from "~/platform/text/one-line-text";
import { isAddress, NO_ADDRESS } from "~/platform/text/person-name";
import { NO_PHONE_NUMBER, phoneNumber } from "~/platform/text/plain-digits";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { referenceOf } from "../applicant";
import { holdApplicant } from "../applicant-acts.server";
import { ofRecord } from "../applicant-details.server";
import { mailLink } from "../apply-link.server";
import { followArrival, hasAppliedAgain } from "../follow.server";
import { isOpen } from "../stages";
import { applicants } from "../tables";

const contact = {
  name: oneLineText()
    .min(1, "Please enter a name")
    .max(120)
    .refine((name) => !isAddress(name), NO_ADDRESS),
  mail: oneLineText()
    .max(254)
    .transform(asciiMail)
    .refine(isMailAddress, "Please enter an email address, such as ann@example.com"),
  phone: oneLineText()
    .max(60)
    .transform((text) => phoneNumber(text) ?? text)
    .refine((text) => text === "" || phoneNumber(text) !== null, NO_PHONE_NUMBER)
    .default(""),
};

export const addForm = z.strictObject({
  ...contact,
  note: z.string().trim().max(2_000).default(""),
  send: z.literal("yes").optional(),
});

export const contactForm = z.strictObject({
  ...contact,
  version: z.coerce.number().int().min(1),
});

const OTHER_OPEN = "Another applicant with this address is not decided yet";

/** Someone who wrote or called: their record begins with an application that staff entered, and qualifies. */
export async function addApplicant(
  { context, db, viewer }: Call,
  { name, mail, phone, note, send }: z.output<typeof addForm>,
): Promise<ActResult> {
  if (send && context.get(requestContext).config.mail === undefined)
    return refused(409, "No mail server is configured");
  const id = crypto.randomUUID();
  const fields = [
    { label: "Name", value: name },
    { label: "Email address", value: mail },
    { label: "Phone number", value: phone },
    { label: "Entered by the company", value: note },
  ];
  return db.transaction(async (tx) => {
    if (await hasAppliedAgain(tx, { id, mail })) return refused(409, OTHER_OPEN);
    const [application] = await tx
      .insert(submissions)
      .values({
        id,
        form: "application",
        senderName: name,
        senderMail: mail,
        fields: fields.filter(({ value }) => value !== ""),
        qualified: true,
        caller: "staff",
        status: "open",
      })
      .returning();
    if (!application) throw new Error("An application was not stored");
    await followArrival(tx, application);
    await tx.update(applicants).set({ phone }).where(eq(applicants.id, id));
    await recordEvent(tx, {
      actor: viewer,
      verb: "applicants.create",
      subject: { kind: "application", id, label: referenceOf(id) },
      before: null,
      after: null,
    });
    if (send) await mailLink(tx, context, { id, name, mail });
    return done(send ? "Added, and the link to their page is on its way" : "Added");
  });
}

/** What someone else has stored since a form was opened. */
export type ChangedContact = { version: number; name: string; mail: string; phone: string };

/** What is sent from now on goes to the new address, letters about an upcoming interview too. */
export async function changeContact(
  { db, viewer }: Call,
  id: string,
  { version, name, mail, phone }: z.output<typeof contactForm>,
): Promise<ActResult<never, ChangedContact>> {
  return db.transaction(async (tx) => {
    // The address first, as an application that arrives takes it.
    const hasOther = await hasAppliedAgain(tx, { id, mail });
    const held = await holdApplicant(tx, id);
    if (held === null || held.anonymizedAt) return refused(404, "This applicant no longer exists");
    if (held.version !== version) {
      const { name, mail, phone } = held;
      const conflict = { version: held.version, name, mail, phone };
      return refused(409, "Someone else changed this applicant", { conflict });
    }
    if (isOpen(held.stage) && hasOther) return refused(409, OTHER_OPEN);
    await tx.update(submissions).set({ senderName: name, senderMail: mail }).where(ofRecord(held));
    await tx.update(applicants).set({ name, mail, phone }).where(eq(applicants.id, id));
    if (held.bookingId && held.hasInterview)
      await tx
        .update(bookings)
        .set({ guestName: name, guestMail: mail, ...(phone && { guestPhone: phone }) })
        .where(eq(bookings.id, held.bookingId));
    await recordEvent(tx, {
      actor: viewer,
      verb: "applicants.edit",
      subject: { kind: "application", id, label: referenceOf(id) },
      before: null,
      after: null,
    });
    return done("Contact changed");
  });
}
