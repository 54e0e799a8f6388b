/** Watches in the browser whether its session is still alive, without ever mistaking a lost connection for a dead session. */
import { readJson } from "~/platform/web/json";

/** The session's state on the server; `unknown` if the server could not be reached. */
export type SessionState = "alive" | "dead" | "unknown";

const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 30_000;

/** The wait after this many failures in a row: 200 ms, doubling (AUTH-7). */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
}

/** `look` asks now, unless a check is in progress; after a failure it retries automatically. */
export function watchSession(
  ask: () => Promise<SessionState>,
  ended: () => void,
): { look: () => void; stop: () => void } {
  let asking = false;
  let stopped = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    if (asking || stopped) return;
    clearTimeout(retry);
    asking = true;
    const state = await ask();
    asking = false;
    if (stopped) return;
    if (state === "dead") return ended();
    failures = state === "unknown" ? failures + 1 : 0;
    if (failures > 0) retry = setTimeout(look, retryDelay(failures));
  };
  return {
    look: () => void look(),
    stop: () => {
      stopped = true;
      clearTimeout(retry);
    },
  };
}

/** Asks the server; only the server's own response that there is no session counts as its end. */
export async function askSession(): Promise<SessionState> {
  const response = await readJson<{ signedIn?: unknown }>("/account/session");
  if (typeof response?.signedIn !== "boolean") return "unknown";
  return response.signedIn ? "alive" : "dead";
}
