/** What staff do with accounts, for the rooms above: it needs the vault, the settings and the published words (PEOPLE-2). */
import { eq } from "drizzle-orm";
import { type Content, mailContent } from "~/content/content.server";
import { recordEvent } from "~/events/events.server";
import type { Config } from "~/platform/config/config.server";
import type { Db } from "~/platform/db/database.server";
import { aboutAccount } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { queueMail } from "~/platform/mail/outbox.server";
import { giveRole } from "./administrators.server";
import type { CodeVault } from "./code-vault.server";
import { mailSecret } from "./mail-codes.server";
import { knownAddress } from "./own-address.server";
import { giveAddress, giveStaffCode, personSeen } from "./person-record.server";
import type { StaffRole } from "./rights";
import type { Viewer } from "./session-reader.server";
import { replaceShortCodes, shortCodes } from "./short-codes.server";
import { createSignInLink, linkPath } from "./sign-in-link.server";
import { users } from "./tables";
import { traineesSeenBy } from "./trainee-scope.server";

/** Where people have a sign-in link and a code emailed to them. */
const MAIL_SIGN_IN = "/auth/mail";
/** Half the lifetime of the link. */
const MAIL_MINUTES = 12 * 60;

/** What became of a link for someone; `mail`: in the outbox. */
export type MailedLink =
  | { outcome: "queued"; mail: string | null }
  | { outcome: "no-address" | "inactive"; mail: null };

type Parts = { db: Db; vault: CodeVault; config: () => Config; words: () => Content };
type Chosen = { actor: Viewer; userId: string };

export function peopleVerbs({ db, vault, config, words }: Parts) {
  /** Emails someone a link that signs them in and confirms their address. */
  async function mailLink(tx: Db, userId: string): Promise<MailedLink> {
    const to = await knownAddress(tx, userId);
    if (to === null) return { outcome: "no-address", mail: null };
    const token = await createSignInLink(tx, userId, to);
    if (token === null) return { outcome: "inactive", mail: null };
    const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
    const mail = await queueMail(tx, {
      to,
      ...mailContent(words(), "signInLink", {
        greeting: greeting(person?.name ?? ""),
        link: config().baseUrl + linkPath(token),
        again: config().baseUrl + MAIL_SIGN_IN,
      }),
      about: aboutAccount(userId),
      secret: mailSecret(vault, MAIL_MINUTES),
    });
    return { outcome: "queued", mail };
  }
  return {
    mailLink,
    /** Where people have a new link emailed to them. */
    mailSignInAddress: config().baseUrl + MAIL_SIGN_IN,
    /** The same as `mailLink` for someone whom this person may see, with its event; `fault`: why not, in a sentence. */
    sendLink: ({ actor, userId }: Chosen): Promise<{ name: string } | { fault: string }> =>
      db.transaction(async (tx) => {
        if (config().mail === undefined) return { fault: "No mail server is configured" };
        const person = await personSeen(tx, userId, traineesSeenBy(actor));
        if (person === null) return { fault: "This person no longer exists" };
        const { outcome } = await mailLink(tx, userId);
        if (outcome === "no-address") return { fault: `${person.name} has no email address` };
        if (outcome === "inactive")
          return { fault: `${person.name} is deactivated and cannot sign in` };
        const subject = { kind: "trainee", id: userId, label: person.name } as const;
        await recordEvent(tx, { actor, verb: "links.send", subject, before: null, after: null });
        return { name: person.name };
      }),
    giveAddress: (given: Chosen & { email: string }) =>
      giveAddress(db, { ...given, seen: traineesSeenBy(given.actor) }),
    /** Makes a new trainee one of the staff; returns their new code. */
    async makeStaff(tx: Db, chosen: Chosen & { role: StaffRole }): Promise<string> {
      const given = await giveRole(tx, vault, chosen);
      // Thrown to roll back the account.
      if (given.kind !== "given" || given.code === null) throw new Error("The role was not given");
      return given.code;
    },
    async makeSetter(tx: Db, chosen: Chosen): Promise<void> {
      const given = await giveRole(tx, vault, { ...chosen, role: "setter" });
      if (given.kind !== "given") throw new Error("The role was not given");
    },
    giveStaffCode: (chosen: Chosen) => giveStaffCode(db, vault, chosen),
    shortCodes: () => shortCodes(db, config()),
    replaceShortCodes: (tx: Db, wanted: { actor: Viewer; most: number }) =>
      replaceShortCodes(tx, { vault, config: config(), ...wanted }),
  };
}
