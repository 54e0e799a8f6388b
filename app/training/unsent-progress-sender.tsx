import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { openProgressOutbox } from "./progress-outbox";

/** Sends what earlier pages of this browser could not (VID-5); shows nothing. */
export function UnsentProgressSender({ userId }: { userId: string }) {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const outbox = openProgressOutbox(userId, { wasReset: refresh, signedOut: refresh });
    return outbox.close;
  }, [userId]);
  return null;
}
