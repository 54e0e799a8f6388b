/** Sends the forms that wait in this browser: loaded when there are some. */
import { fetchWithin } from "./json";
import type { Kept } from "./kept-entries";
import { type Delivery, Outbox } from "./outbox";
import { heard, nameOf, WAITING_CHANGED, type WaitingForm } from "./waiting-forms";

const GIVE_UP_MS = 20_000;

/** `at`: the page that its action led to, with its query. */
type Told = {
  arrived: (form: WaitingForm, at: string) => void;
  refused: (form: WaitingForm) => void;
};

/** Until the signal aborts. */
export function sendWaiting(
  userId: string,
  { arrived, refused, signal }: Told & { signal: AbortSignal },
): void {
  const ends = new Map<string, string>();
  const outbox = new Outbox<WaitingForm>({
    name: nameOf(userId),
    lanes: "each",
    async deliver([entry]) {
      const response = entry ? await send(entry) : null;
      if (!entry || response === null) return "later";
      const { pathname, search } = new URL(response.url);
      ends.set(entry.key, pathname + search);
      return outcomeOf(response, pathname === entry.content.to);
    },
    settled([entry], delivery) {
      window.dispatchEvent(new Event(WAITING_CHANGED));
      if (!entry) return;
      if (delivery === "stored") arrived(entry.content, ends.get(entry.key) ?? entry.content.to);
      else refused(entry.content);
    },
  });
  const close = [outbox.open(), heard(() => outbox.wake())];
  signal.addEventListener("abort", () => {
    for (const each of close) each();
  });
}

async function send({ content: { to, fields } }: Kept<WaitingForm>): Promise<Response | null> {
  const body = new URLSearchParams(fields);
  const response = await fetchWithin(GIVE_UP_MS, to, { method: "POST", body });
  // The page itself is not needed.
  void response?.body?.cancel().catch(() => undefined);
  // A network that asks for a sign-in sends its own page instead.
  return response?.headers.has("X-Request-Id") ? response : null;
}

/** `isThere`: no other page came first, such as the one to sign in. */
function outcomeOf({ ok, status }: Response, isThere: boolean): Delivery {
  if (!isThere || status === 401 || status === 403) return "held";
  if (ok) return "stored";
  return status >= 500 || status === 429 ? "later" : "refused";
}
