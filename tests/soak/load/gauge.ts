/** How much memory and processor a server process takes while it runs. */
import { readFileSync } from "node:fs";
import { residentMegabytes } from "../../../bench/server-process";

const SAMPLE_MS = 2_000;
/** Processor times in /proc are hundredths of a second. */
const TICKS_A_SECOND = 100;

type Sample = { second: number; megabytes: number };

/** `line`: the regression line through the samples, its start and its rise to the end; `cores`: processors used. */
export type Reading = {
  line: { from: number; growth: number };
  most: number;
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

  /** Ends the measurement; for memory, samples between these seconds count. */
  stop(from: number, to: number): Reading {
    clearInterval(this.#timer);
    const settled = this.#samples.filter(({ second }) => second > from && second < to);
    return {
      line: lineThrough(settled),
      most: Math.max(...settled.map(({ megabytes }) => megabytes)),
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

/** By least squares. */
function lineThrough(samples: readonly Sample[]): Reading["line"] {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [middle, height] = [mean(({ second }) => second), mean(({ megabytes }) => megabytes)];
  const along = mean(({ second, megabytes }) => (second - middle) * (megabytes - height));
  const slope = along / mean(({ second }) => (second - middle) ** 2);
  const [first = middle, last = middle] = [samples[0]?.second, samples.at(-1)?.second];
  return { from: height - slope * (middle - first), growth: slope * (last - first) };
}

function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
