import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { whenReached } from "~/platform/pages/server-reach";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { hasUnsent } from "./unsent-store";

/** Sends what earlier pages of this browser could not (VID-5), with code that comes when there is something; shows nothing. */
export function UnsentProgressSender({ userId }: { userId: string }) {
  const refresh = useEffectEvent(useRefresh());
  const navigate = useNavigate();
  const page = useEffectEvent(() => ({ navigate, refresh }));
  useEffect(() => {
    const shown = new AbortController();
    const { signal } = shown;
    let isSending = false;
    const look = async () => {
      if (!(await hasUnsent()) || isSending || signal.aborted) return;
      isSending = true;
      const { sendUnsent } = await whenReached(() => import("./send-unsent"));
      if (!signal.aborted) sendUnsent(userId, { signal, changed: refresh, page });
    };
    // Another tab may be closed before it has sent what it keeps.
    window.addEventListener("storage", look, { signal });
    void look();
    return () => shown.abort();
  }, [userId]);
  return null;
}
