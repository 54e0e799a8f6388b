import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { ProgressOutbox } from "./progress-outbox";

/** Sends what earlier pages of this browser could not (VID-5); shows nothing. */
export function UnsentProgressSender({ userId }: { userId: string }) {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    const outbox = new ProgressOutbox(userId, { wasReset: refresh, signedOut: refresh });
    return () => outbox.close();
  }, [userId]);
  return null;
}
