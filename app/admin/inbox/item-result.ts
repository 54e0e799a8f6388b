/** What a form of an inbox item comes back with. */

import type { ReauthenticationPrompt } from "~/auth/auth.server";
import type { ToastMessage } from "~/ui/toast";
import type { Theirs } from "./inbox-acts.server";
import type { Status } from "./inbox-item";

/**
 * `done` false: nothing was changed. `changed`: the current version, and the previous status, to undo it.
 * `accepted`: a new account's code, shown only once. `proof`: re-authentication is required.
 */
export type ItemResult = {
  done: boolean;
  status: number;
  toast: ToastMessage | null;
  conflict?: Theirs;
  changed?: { version: number; before: Status };
  accepted?: { name: string; accessCode: string };
  deleted?: true;
  code?: string;
  link?: string;
  proof?: ReauthenticationPrompt;
};

export function failed(status: number, title: string): ItemResult {
  return { done: false, status, toast: { title, tone: "danger" } };
}

export function done(title: string): ItemResult {
  return { done: true, status: 200, toast: { title, tone: "success" } };
}
