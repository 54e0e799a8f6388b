/** Tells a company's own page or extension that a lesson was opened (HOOK-1). */
import { useEffect } from "react";
import { fetchWithin, parsedUrl } from "~/platform/web/json";

/** Where the company puts the address. */
const ADDRESS_KEY = "training_webhook_url";
const GIVE_UP_MS = 30_000;
const SESSION_KEY = "training_session_id";

/** Notifies the configured webhook, if this browser has one, that a lesson was opened. Failures are only logged. */
export function useLessonAccessEvent({ id, title }: { id: number; title: string }): void {
  useEffect(() => {
    const address = parsedUrl(localStorage.getItem(ADDRESS_KEY) ?? "");
    if (!address || !/^https?:$/.test(address.protocol)) return;
    void fetchWithin(GIVE_UP_MS, address, {
      method: "POST",
      mode: "no-cors",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        lesson: title,
        lessonNumber: id,
        timestamp: new Date().toISOString(),
        sessionId: tabSession(),
        accessedFrom: window.location.href,
      }),
    }).then((response) => response ?? console.warn("lesson access event not sent"));
  }, [id, title]);
}

/** One id for as long as the tab lives. */
function tabSession(): string {
  const known = sessionStorage.getItem(SESSION_KEY);
  if (known) return known;
  const made = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
  sessionStorage.setItem(SESSION_KEY, made);
  return made;
}
