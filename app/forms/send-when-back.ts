import { serverIsBack, untilReached } from "~/platform/pages/server-reach";

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
  const entered = textOf(form);
  await serverIsBack();
  waiting.delete(form);
  if (form.isConnected && textOf(form) === entered) send();
}

/**
 * Sends a form as a document, right away or when the server can be reached, unless something else was chosen in the
 * meantime. Only for requests that may be repeated, such as canceling.
 */
export async function sendWhenReached(form: HTMLFormElement): Promise<void> {
  if (waiting.has(form)) return;
  waiting.add(form);
  const entered = textOf(form);
  await untilReached();
  waiting.delete(form);
  if (form.isConnected && textOf(form) === entered) form.submit();
}

function textOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
