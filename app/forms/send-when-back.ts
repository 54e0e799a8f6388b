import { enteredIn } from "~/platform/pages/document-links";
import { serverIsBack } from "~/platform/pages/server-reach";

/** So a form that is refused on its way, while the server responds to everything else, is not sent forever. */
const MOST_TRIES = 5;
const tries = new WeakMap<HTMLFormElement, number>();
const waiting = new WeakSet<HTMLFormElement>();

/**
 * Sends a form when the server is back, unless it is gone or something was entered in the meantime. It must be
 * idempotent on the server, which its token ensures.
 */
export async function sendWhenBack(form: HTMLFormElement, send: () => void): Promise<void> {
  const tried = tries.get(form) ?? 0;
  if (waiting.has(form) || tried >= MOST_TRIES) return;
  waiting.add(form);
  tries.set(form, tried + 1);
  const entered = enteredIn(form);
  await serverIsBack();
  waiting.delete(form);
  if (form.isConnected && enteredIn(form) === entered) send();
}
