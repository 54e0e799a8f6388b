import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { whenReached } from "~/platform/pages/server-reach";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { parsedJson } from "~/platform/web/json";
import { hasWaiting, heard, nameOf, type WaitingForm } from "~/platform/web/waiting-forms";
import { showToast } from "./toast";

/** Sends what earlier pages could not send without a connection (D1); shows nothing. */
export function WaitingForms({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const reload = useEffectEvent(() => void refresh());
  const arrived = useEffectEvent((form: WaitingForm, at: string) => {
    const isHere = location.pathname === form.to;
    // As if it had just been sent.
    if (isHere && at !== form.to) void navigate(at, { replace: true });
    else if (isHere) void refresh();
    else
      showToast({
        title: "What you sent without a connection has arrived",
        lasts: 0,
        action: { label: "Open it", run: () => void navigate(at) },
      });
  });
  const refused = useEffectEvent((form: WaitingForm) =>
    showToast({
      title: "What you sent without a connection was not accepted",
      description: "It is still on its page.",
      lasts: 0,
      tone: "danger",
      action: { label: "Open it", run: () => void navigate(form.to) },
    }),
  );
  useEffect(() => {
    const shown = new AbortController();
    const { signal } = shown;
    let isSending = false;
    const look = async () => {
      if (isSending || !hasWaiting(userId)) return;
      isSending = true;
      const { sendWaiting } = await whenReached(() => import("~/platform/web/send-waiting"));
      if (!signal.aborted) sendWaiting(userId, { arrived, refused, signal });
    };
    signal.addEventListener("abort", heard(look));
    // Another tab has sent one of this page's.
    const gone = ({ key, newValue, oldValue }: StorageEvent) => {
      if (newValue !== null || !key?.startsWith(nameOf(userId))) return;
      if (parsedJson<WaitingForm>(oldValue ?? "")?.to === location.pathname) reload();
    };
    window.addEventListener("storage", gone, { signal });
    void look();
    return () => shown.abort();
  }, [userId]);
  return null;
}
