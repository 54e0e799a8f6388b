import { ProgressOutbox } from "./progress-outbox";

/** Sends what earlier pages kept, until the page that asks for it is gone. */
export function sendUnsent(
  userId: string,
  { signal, changed }: { signal: AbortSignal; changed: () => void },
): void {
  const outbox = new ProgressOutbox(userId, { wasReset: changed, signedOut: changed });
  signal.addEventListener("abort", () => outbox.close());
}
