/** What is not counted as it happens but read at each scrape. */
import type { Sample, Snapshot } from "./exposition";

/** Returns current metrics. It must be cheap: an index, or values in memory. */
export type Probe = () => readonly Snapshot[] | Promise<readonly Snapshot[]>;

const PATIENCE_MS = 2_000;

/** A gauge with one value, or with several by their labels. */
export function level(name: string, help: string, value: number | readonly Sample[]): Snapshot {
  const samples = typeof value === "number" ? [{ value }] : value;
  return { name, help, kind: "gauge", samples };
}

/** Runs every probe at the same time. One that fails, or takes longer than two seconds, is left out and counted. */
export async function askProbes(probes: readonly Probe[]): Promise<Snapshot[]> {
  const responses = await Promise.all(probes.map((probe) => responseOf(probe)));
  const failed = responses.filter((response) => response === null).length;
  return [
    ...responses.flatMap((response) => response ?? []),
    level("metrics_probes_failed", "Groups of metrics that this scrape could not read.", failed),
  ];
}

async function responseOf(probe: Probe): Promise<readonly Snapshot[] | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
  return Promise.race([Promise.resolve().then(probe), late]).catch(() => null);
}
