import { forgetLeft } from "~/platform/pages/left-behind";
import { ProgressOutbox } from "./progress-outbox";

/** Sends what earlier pages kept, until the page that asks for it is gone, and ends what others left long ago. */
export function sendUnsent(
  userId: string,
  { signal, changed }: { signal: AbortSignal; changed: () => void },
): void {
  forgetLeft(userId, Date.now());
  const outbox = new ProgressOutbox(userId, { wasReset: changed, signedOut: changed });
  signal.addEventListener("abort", () => outbox.close());
}
