/** Answers a scrape, to whoever shows the token. */
import { createHash, timingSafeEqual } from "node:crypto";
import { jsonError } from "../http/answers.server";
import { addressBlock } from "../http/client-address.server";
import { EXPOSITION_TYPE, exposition } from "./exposition";
import { countedMetrics, counter } from "./metrics.server";
import { askProbes, type Probe } from "./probes.server";

const MOST_MISSES = 20;
const MISSES_MS = 60_000;
const MOST_ADDRESSES = 10_000;

const scrapes = counter({
  name: "metrics_scrapes_total",
  help: "Requests for the metrics, by whether their token was right.",
  labels: { outcome: ["answered", "refused", "limited"] },
});

type Misses = { count: number; until: number };

/**
 * 401 without the token or with a wrong one, 429 for the rest of a minute after 20 wrong ones from an address, whose
 * tokens are then not looked at. `probes` are asked at each scrape.
 */
export function createMetricsAddress(token: string, probes: readonly Probe[]) {
  const expected = digest(`Bearer ${token}`);
  const missed = new Map<string, Misses>();
  return async (given: string | undefined, clientAddress: string): Promise<Response> => {
    const address = addressBlock(clientAddress);
    const misses = current(missed, address);
    if (misses.count >= MOST_MISSES) return refuse("limited", misses.until - Date.now());
    if (given === undefined) return refuse("refused");
    if (!timingSafeEqual(digest(given), expected)) {
      misses.count += 1;
      keep(missed, address, misses);
      return refuse("refused");
    }
    scrapes.add({ outcome: "answered" });
    const probed = await askProbes(probes);
    const headers = { "Content-Type": EXPOSITION_TYPE };
    return new Response(exposition([...countedMetrics(), ...probed]), { headers });
  };
}

function current(missed: ReadonlyMap<string, Misses>, address: string): Misses {
  const known = missed.get(address);
  const now = Date.now();
  return known && known.until > now ? known : { count: 0, until: now + MISSES_MS };
}

/** The address that has been known longest makes room: a flood of addresses must not fill the memory. */
function keep(missed: Map<string, Misses>, address: string, misses: Misses): void {
  missed.set(address, misses);
  const [first] = missed.keys();
  if (missed.size > MOST_ADDRESSES && first !== undefined) missed.delete(first);
}

function refuse(outcome: "refused" | "limited", leftMs = 0): Response {
  scrapes.add({ outcome });
  if (outcome === "refused")
    return jsonError(401, "The metrics need their token", { "WWW-Authenticate": "Bearer" });
  const seconds = Math.max(1, Math.ceil(leftMs / 1_000));
  return jsonError(429, "Too many wrong tokens", { "Retry-After": String(seconds) });
}

/** Equal lengths, which the comparison needs, and the time that it takes says nothing. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
