/** Reads metrics in the text format of Prometheus 0.0.4, and throws if a line breaks it. */
import type { TestProduct } from "./test-product";

export const METRICS_TOKEN = "token-of-the-tests-17";

/** Every sample by its name with its labels as written, such as `http_requests_total{route="/"}`. */
export type Metrics = {
  text: string;
  kinds: ReadonlyMap<string, string>;
  samples: ReadonlyMap<string, number>;
  /** The values of every label, without their escapes. */
  labelValues: readonly string[];
  /** The value of a sample, 0 if there is none. */
  of: (sample: string) => number;
};

const NAME = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"';
const HELP = new RegExp(`^# HELP (${NAME}) (?:[^\\\\]|\\\\[\\\\n])+$`);
const TYPE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram|summary|untyped)$`);
const SAMPLE = new RegExp(
  `^(${NAME})(\\{${LABEL}(?:,${LABEL})*\\})? (NaN|[+-]Inf|-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)$`,
);

export async function scrape(product: Pick<TestProduct, "visitor">): Promise<Metrics> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const response = await product.visitor().get("/metrics", { headers });
  if (response.status !== 200) throw new Error(`The scrape returned ${response.status}`);
  return readMetrics(await response.text());
}

export function readMetrics(text: string): Metrics {
  if (!text.endsWith("\n")) throw new Error("The last line does not end");
  const kinds = new Map<string, string>();
  const samples = new Map<string, number>();
  const labelValues: string[] = [];
  let helped = "";
  let current = "";
  for (const line of text.slice(0, -1).split("\n")) {
    const [, help] = HELP.exec(line) ?? [];
    const [, typed, kind = ""] = TYPE.exec(line) ?? [];
    if (help) {
      helped = help;
    } else if (typed) {
      if (typed !== helped) throw new Error(`No help before ${line}`);
      if (kinds.has(typed)) throw new Error(`${typed} stands in two places`);
      kinds.set(typed, kind);
      current = typed;
    } else {
      const [, name = "", labels = "", value = ""] = SAMPLE.exec(line) ?? [];
      const family =
        kinds.get(current) === "histogram" ? name.replace(/_(bucket|sum|count)$/, "") : name;
      if (name === "" || family !== current) throw new Error(`Not a sample of ${current}: ${line}`);
      if (samples.has(name + labels)) throw new Error(`Twice: ${line}`);
      samples.set(name + labels, Number(value.replace("Inf", "Infinity")));
      for (const [, given = ""] of labels.matchAll(/="((?:[^"\\]|\\.)*)"/g))
        labelValues.push(given);
    }
  }
  checkValues(kinds, samples);
  return { text, kinds, samples, labelValues, of: (sample) => samples.get(sample) ?? 0 };
}

/** Counters do not go below zero; buckets rise, and the last holds everything. */
function checkValues(kinds: ReadonlyMap<string, string>, samples: ReadonlyMap<string, number>) {
  let last = { series: "", value: 0 };
  for (const [sample, value] of samples) {
    const [, name = "", labels = ""] = /^(\w+?)(?:\{(.*)\})?$/s.exec(sample) ?? [];
    if (kinds.get(name) === "counter" && !(value >= 0 && name.endsWith("_total")))
      throw new Error(`Not a counter: ${sample} ${value}`);
    const bucket = /^(\w+)_bucket$/.exec(name)?.[1];
    if (!bucket || kinds.get(bucket) !== "histogram") continue;
    const others = labels.replace(/,?le="[^"]*"$/, "");
    const series = `${bucket}{${others}}`;
    if (last.series === series && value < last.value) throw new Error(`Falls: ${sample}`);
    last = { series, value };
    const count = samples.get(`${bucket}_count${others ? `{${others}}` : ""}`);
    if (labels.endsWith('le="+Inf"') && count !== value) throw new Error(`Not all: ${sample}`);
  }
}
