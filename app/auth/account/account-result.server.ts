/** What the account page's forms return, and how their acts are recorded. */

import { encode } from "uqr";
import type { EventVerb } from "~/events/events";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import type { ToastMessage } from "~/ui/toast";
import type { ReauthenticationPrompt, Viewer } from "../auth.server";

const QUIET_ZONE = 4;

/** A key to add to an app: as a QR code and as text. */
export type Enrolment = { picture: KeyPicture; key: string };

/** `reauthentication`: nothing was done, because the person must confirm who they are first. The key and the codes are shown only once. */
export type AccountResult = {
  done: boolean;
  toast: ToastMessage | null;
  fault?: string;
  reauthentication?: ReauthenticationPrompt;
  enrolment?: Enrolment;
  recoveryCodes?: string[];
  accessCode?: string;
  /** Where a code was sent; the page asks for the code next. */
  sentTo?: string;
};

export async function recordOwn(db: Db, viewer: Viewer, verb: EventVerb): Promise<void> {
  const label = `${viewer.firstName} ${viewer.lastName}`;
  const kind = viewer.roles.includes("admin") ? "administrator" : "trainee";
  const subject = { kind, id: viewer.userId, label } as const;
  await recordEvent(db, { actor: viewer, verb, subject, before: null, after: null });
}

export function succeeded(title: string): AccountResult {
  return { done: true, toast: { title, tone: "success" } };
}

export function failed(title: string): AccountResult {
  return { done: false, toast: { title, tone: "danger" } };
}

/** Nothing was done; the form says why. */
export function faulty(fault: string): AccountResult {
  return { done: false, toast: null, fault };
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
