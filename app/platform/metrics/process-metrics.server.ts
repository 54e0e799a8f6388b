/** The state of the process itself: memory, processor, event loop, open handles. */
import { readdir } from "node:fs/promises";
import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import type { Snapshot } from "./exposition";
import { histogram } from "./metrics.server";
import { level, type Probe } from "./probes.server";

const QUANTILES = [0.5, 0.9, 0.99];
const LOOP_RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

const collections = histogram({
  name: "nodejs_gc_duration_seconds",
  help: "How long the garbage collector ran.",
  bounds: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1],
});

let watched: ReturnType<typeof monitorEventLoopDelay> | null = null;

/** Starts watching the event loop and the garbage collector. The loop's delay is since the last scrape. */
export function processProbe({ version }: { version: string }): Probe {
  watched ??= watchProcess();
  const loop = watched;
  return async () => {
    const delays = QUANTILES.map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: loopDelay(loop.percentile(quantile * 100)),
    }));
    const longest = { labels: { quantile: "1" }, value: loopDelay(loop.max) };
    loop.reset();
    return [
      level("build_info", "What runs here.", [
        { labels: { version, node: process.version }, value: 1 },
      ]),
      level(
        "nodejs_eventloop_delay_seconds",
        "By how much timers came late since the last scrape.",
        [...delays, longest],
      ),
      ...processLevels(),
      ...(await openFiles()),
    ];
  };
}

function watchProcess() {
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collections.observe({}, duration / 1_000);
  });
  observer.observe({ entryTypes: ["gc"] });
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loop.enable();
  return loop;
}

function processLevels(): Snapshot[] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const uptime = process.uptime();
  return [
    level("process_resident_memory_bytes", "Memory that the process holds.", rss),
    level("nodejs_heap_used_bytes", "Memory that JavaScript objects take.", heapUsed),
    level("nodejs_heap_total_bytes", "Memory that is set aside for JavaScript objects.", heapTotal),
    level(
      "nodejs_external_memory_bytes",
      "Memory outside of the heap that objects hold.",
      external,
    ),
    level(
      "nodejs_active_resources",
      "What keeps the process busy or open: sockets, timers and the like.",
      activeResources(),
    ),
    {
      name: "process_cpu_seconds_total",
      help: "Processor time that was used.",
      kind: "counter",
      samples: [{ value: (user + system) / 1e6 }],
    },
    level("process_uptime_seconds", "How long the process has run.", uptime),
    level(
      "process_start_time_seconds",
      "When the process started, in Unix time.",
      Date.now() / 1_000 - uptime,
    ),
  ];
}

function activeResources() {
  const kinds = Map.groupBy(process.getActiveResourcesInfo(), (kind) => kind);
  return [...kinds].map(([type, { length }]) => ({ labels: { type }, value: length }));
}

/** Only Linux reports it. */
async function openFiles(): Promise<Snapshot[]> {
  const names = await readdir("/proc/self/fd").catch(() => null);
  return names === null
    ? []
    : [level("process_open_fds", "Files and sockets that the process has open.", names.length)];
}

/** The timer's own interval is part of what was measured; nothing was measured yet right after a reset. */
function loopDelay(nanoseconds: number): number {
  const late = nanoseconds / NANOSECONDS - LOOP_RESOLUTION_MS / 1_000;
  return Number.isFinite(late) ? Math.max(0, late) : 0;
}
