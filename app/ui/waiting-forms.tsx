import { useEffect, useEffectEvent } from "react";
import { type NavigateFunction, useNavigate, useNavigation } from "react-router";
import { whenReached } from "~/platform/pages/server-reach";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { parsedJson } from "~/platform/web/json";
import { hasWaiting, heard, nameOf, type WaitingForm } from "~/platform/web/waiting-forms";
import { showToast } from "./toast";

/** `isLeaving`: its person has opened another page, which is on its way. */
type Page = { navigate: NavigateFunction; refresh: () => Promise<void>; isLeaving?: boolean };

/** Sends what earlier pages could not send without a connection (D1); shows nothing. */
export function WaitingForms({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const isLeaving = useNavigation().state !== "idle";
  const page = useEffectEvent(() => ({ navigate, refresh, isLeaving }));
  useEffect(() => {
    const shown = new AbortController();
    const { signal } = shown;
    let isSending = false;
    const look = async () => {
      if (isSending || !hasWaiting(userId)) return;
      isSending = true;
      const { sendWaiting } = await whenReached(() => import("~/platform/web/send-waiting"));
      if (!signal.aborted) sendWaiting(userId, { ...tellOn(page), signal });
    };
    signal.addEventListener("abort", heard(look));
    // Another tab has sent one of this page's.
    const gone = ({ key, newValue, oldValue }: StorageEvent) => {
      if (newValue !== null || !key?.startsWith(nameOf(userId))) return;
      if (parsedJson<WaitingForm>(oldValue ?? "")?.to === location.pathname) void page().refresh();
    };
    window.addEventListener("storage", gone, { signal });
    void look();
    return () => shown.abort();
  }, [userId]);
  return null;
}

/** What the page does when one has arrived or was refused. */
export function tellOn(page: () => Page) {
  return {
    arrived({ to }: WaitingForm, at: string): void {
      const { navigate, refresh, isLeaving } = page();
      const isHere = location.pathname === to && !isLeaving;
      // As if it had just been sent.
      if (isHere && at !== to) void navigate(at, { replace: true });
      else if (isHere) void refresh();
      else tell({ title: "What you sent without a connection has arrived" }, at, navigate);
    },
    refused({ to }: WaitingForm): void {
      const title = "What you sent without a connection was not accepted";
      const description = "It is still on its page.";
      const { navigate, refresh } = page();
      // Its page may ask something else by now.
      if (location.pathname === to) void refresh();
      tell({ title, description, tone: "danger" as const }, to, navigate);
    },
  };
}

function tell(message: Parameters<typeof showToast>[0], at: string, navigate: NavigateFunction) {
  const action = { label: "Open it", run: () => void navigate(at) };
  showToast({ ...message, lasts: 0, action });
}
