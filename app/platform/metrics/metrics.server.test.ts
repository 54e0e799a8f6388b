import { describe, expect, test } from "vitest";
import { exposition, numeral } from "./exposition";
import { countedMetrics, counter, gauge, histogram } from "./metrics.server";
import { askProbes, level } from "./probes.server";

const textOf = (name: string) =>
  exposition(countedMetrics().filter((snapshot) => snapshot.name === name));

describe("metrics of a process", () => {
  test("a counter whose values are all known begins at zero, in every combination", () => {
    const made = counter({
      name: "made_total",
      help: "Things made.",
      labels: { kind: ["a", "b"], outcome: ["right", "wrong"] },
    });
    made.add({ kind: "b", outcome: "wrong" });
    made.add({ kind: "b", outcome: "wrong" }, 2);
    expect(textOf("made_total")).toBe(
      `# HELP made_total Things made.
# TYPE made_total counter
made_total{kind="a",outcome="right"} 0
made_total{kind="a",outcome="wrong"} 0
made_total{kind="b",outcome="right"} 0
made_total{kind="b",outcome="wrong"} 3
`,
    );
  });

  test("a metric without labels begins at zero; one with values from elsewhere with nothing", () => {
    gauge({ name: "alone", help: "Alone." }).add({}, 1.5);
    gauge({ name: "open", help: "Open.", labels: { route: [] } });
    expect(textOf("alone")).toContain("\nalone 1.5\n");
    expect(textOf("open")).toBe("# HELP open Open.\n# TYPE open gauge\n");
  });

  test("quotes, backslashes and line breaks are escaped", () => {
    const odd = counter({ name: "odd_total", help: "A \\ and\na break.", labels: { path: [] } });
    odd.add({ path: 'a"b\\c\nd' });
    expect(textOf("odd_total")).toBe(
      '# HELP odd_total A \\\\ and\\na break.\n# TYPE odd_total counter\nodd_total{path="a\\"b\\\\c\\nd"} 1\n',
    );
  });

  test("a histogram's buckets add up; a value on a bound is within it", () => {
    const spread = histogram({
      name: "spread_seconds",
      help: "Spread.",
      labels: { route: [] },
      bounds: [0.1, 1],
    });
    for (const value of [0.1, 0.5, 1, 7]) spread.observe({ route: "/" }, value);
    expect(textOf("spread_seconds").split("\n").slice(2)).toEqual([
      'spread_seconds_bucket{route="/",le="0.1"} 1',
      'spread_seconds_bucket{route="/",le="1"} 3',
      'spread_seconds_bucket{route="/",le="+Inf"} 4',
      'spread_seconds_sum{route="/"} 8.6',
      'spread_seconds_count{route="/"} 4',
      "",
    ]);
  });

  test("a name that the format does not have is refused where the metric is made", () => {
    expect(() => counter({ name: "two words", help: "" })).toThrow("two words");
    expect(() => gauge({ name: "fine", help: "", labels: { le: [] } })).toThrow("le");
    expect([numeral(Number.NEGATIVE_INFINITY), numeral(Number.NaN), numeral(2)]).toEqual([
      "-Inf",
      "NaN",
      "2",
    ]);
  });

  test("a probe that fails is left out and counted", async () => {
    const snapshots = await askProbes([
      () => [level("held", "Held.", 2)],
      () => Promise.reject(new Error("no database")),
      () => {
        throw new Error("at once");
      },
    ]);
    expect(snapshots.map(({ name, samples }) => [name, samples[0]?.value])).toEqual([
      ["held", 2],
      ["metrics_probes_failed", 2],
    ]);
  });
});
