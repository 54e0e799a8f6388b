/** How much memory and processor a server process takes while it runs. */
import { readFileSync } from "node:fs";
import { residentMegabytes } from "../../../bench/server-process";

const SAMPLE_MS = 2_000;
/** Processor times in /proc are hundredths of a second. */
const TICKS_A_SECOND = 100;

type Sample = { second: number; megabytes: number };

/** `growth`: of the line through the samples, in MB a minute. */
export type Reading = {
  samples: number;
  first: number;
  last: number;
  most: number;
  growth: number;
  cores: number;
};

export class Gauge {
  readonly #samples: Sample[] = [];
  readonly #startedAt = performance.now();
  readonly #usedAtStart: number;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(private readonly pid: number) {
    this.#usedAtStart = processorSeconds(pid);
    this.#timer = setInterval(() => void this.#sample(), SAMPLE_MS);
  }

  /** Ends the measuring; `warmUpSeconds` at its beginning do not count for the memory. */
  stop(warmUpSeconds: number): Reading {
    clearInterval(this.#timer);
    const settled = this.#samples.filter(({ second }) => second > warmUpSeconds);
    const sizes = settled.map(({ megabytes }) => megabytes);
    return {
      samples: settled.length,
      first: sizes[0] ?? Number.NaN,
      last: sizes.at(-1) ?? Number.NaN,
      most: Math.max(...sizes),
      growth: slope(settled) * 60,
      cores: (processorSeconds(this.pid) - this.#usedAtStart) / this.#seconds(),
    };
  }

  async #sample(): Promise<void> {
    const megabytes = await residentMegabytes(this.pid);
    if (megabytes !== null) this.#samples.push({ second: this.#seconds(), megabytes });
  }

  #seconds(): number {
    return (performance.now() - this.#startedAt) / 1_000;
  }
}

/** Least squares. */
function slope(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [middle, height] = [mean(({ second }) => second), mean(({ megabytes }) => megabytes)];
  const along = mean(({ second, megabytes }) => (second - middle) * (megabytes - height));
  return along / mean(({ second }) => (second - middle) ** 2);
}

function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
