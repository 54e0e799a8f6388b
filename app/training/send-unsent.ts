import { forgetLeft } from "~/platform/pages/left-behind";
import { sendWaiting } from "~/platform/web/send-waiting";
import { tellOn } from "~/ui/waiting-forms";
import { ProgressOutbox } from "./progress-outbox";

type Page = Parameters<typeof tellOn>[0];

/** Sends what earlier pages kept, until the page that asks for it is gone, and ends what others left long ago. */
export function sendUnsent(
  userId: string,
  { signal, changed, page }: { signal: AbortSignal; changed: () => void; page: Page },
): void {
  forgetLeft(userId, Date.now());
  const outbox = new ProgressOutbox(userId, { wasReset: changed, signedOut: changed });
  signal.addEventListener("abort", () => outbox.close());
  sendWaiting(userId, { ...tellOn(page), signal });
}
