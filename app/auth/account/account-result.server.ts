/** What the account page's forms return, and how their acts are recorded. */

import { eq } from "drizzle-orm";
import { redirect } from "react-router";
import { encode } from "uqr";
import type { EventVerb } from "~/events/events";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { type ActResult, refused } from "~/platform/web/act-result";
import { lockAccount } from "../account-lock.server";
import type { Viewer } from "../auth.server";
import { sessions } from "../tables";

const QUIET_ZONE = 4;

/** A key to add to an app: as a QR code and as text. */
export type Enrolment = { picture: KeyPicture; key: string };

/** A key and codes are shown only once. `sentTo`: where a code was sent; the page asks for the code next. */
type Given = {
  enrolment?: Enrolment;
  recoveryCodes?: string[];
  accessCode?: string;
  sentTo?: string;
};

export type AccountResult = ActResult<Given, { sentTo: string }>;

/**
 * Changes how someone signs in under their account's lock, for as long as the session that asks has not ended in the
 * meantime: an act that was already on its way does not let someone back in who was just signed out everywhere.
 */
export async function inOwnAccount<T>(
  db: Db,
  viewer: Viewer,
  change: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, viewer.userId);
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, viewer.sessionId));
    if (!session) throw redirect("/auth?redirect=/account");
    return change(tx);
  });
}

export async function recordOwn(db: Db, viewer: Viewer, verb: EventVerb): Promise<void> {
  const label = `${viewer.firstName} ${viewer.lastName}`;
  const kind = viewer.roles.includes("admin") ? "administrator" : "trainee";
  const subject = { kind, id: viewer.userId, label } as const;
  await recordEvent(db, { actor: viewer, verb, subject, before: null, after: null });
}

/** Nothing was done; the form says why. */
export function faulty(status: number, fault: string, conflict?: { sentTo: string }) {
  return refused(status, null, { faults: { form: fault }, conflict });
}

type KeyPicture = { size: number; path: string };

/** `size` is the side in modules, quiet zone included. */
export function keyPicture(text: string): KeyPicture {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
