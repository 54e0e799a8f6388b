/** The text format that Prometheus reads, version 0.0.4. */

export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** `suffix`: what a histogram appends to the name, such as `_bucket`. */
export type Sample = {
  suffix?: string;
  labels?: Readonly<Record<string, string>>;
  value: number;
};

/** One metric's current value. Names end in their unit, a counter's in `_total`; times are in seconds. */
export type Snapshot = {
  name: string;
  help: string;
  kind: "counter" | "gauge" | "histogram";
  samples: readonly Sample[];
};

/** The response to a scrape: each metric with its help and kind, then its samples. */
export function exposition(snapshots: Iterable<Snapshot>): string {
  let text = "";
  for (const { name, help, kind, samples } of snapshots) {
    text += `# HELP ${name} ${escaped(help)}\n# TYPE ${name} ${kind}\n`;
    for (const { suffix = "", labels, value } of samples)
      text += `${name}${suffix}${labels ? labelled(labels) : ""} ${numeral(value)}\n`;
  }
  return text;
}

function labelled(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(value).replaceAll('"', '\\"')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}

/** A number in the format's notation: `+Inf` and `-Inf` for infinity. */
export function numeral(value: number): string {
  if (Number.isFinite(value) || Number.isNaN(value)) return String(value);
  return value > 0 ? "+Inf" : "-Inf";
}
