/** Returns the metrics to a scraper that presents the token. */
import { createHash, timingSafeEqual } from "node:crypto";
import { EXPOSITION_TYPE, exposition } from "../metrics/exposition";
import { countedMetrics, counter } from "../metrics/metrics.server";
import { askProbes, type Probe } from "../metrics/probes.server";
import { jsonError } from "./responses.server";

const scrapes = counter({
  name: "metrics_scrapes_total",
  help: "Requests for the metrics, by whether their token was right.",
  labels: { outcome: ["answered", "refused"] },
});

/**
 * 401 without the token or with a wrong one. There is no limit: a token of 16 characters is not worth guessing, and a
 * limit would let strangers who share the scraper's address keep it out. `probes` run at each scrape.
 */
export function createMetricsAddress(token: string, probes: readonly Probe[]) {
  const expected = digest(`Bearer ${token}`);
  return async (given: string | undefined): Promise<Response> => {
    if (given === undefined || !timingSafeEqual(digest(given), expected)) {
      scrapes.add({ outcome: "refused" });
      return jsonError(401, "The metrics need their token", { "WWW-Authenticate": "Bearer" });
    }
    scrapes.add({ outcome: "answered" });
    const probed = await askProbes(probes);
    const headers = { "Content-Type": EXPOSITION_TYPE };
    return new Response(exposition([...countedMetrics(), ...probed]), { headers });
  };
}

/** Equal lengths, as the comparison needs, and its timing reveals nothing. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
