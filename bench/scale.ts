/**
 * Measures at scale, part by part: `npm run bench -- scale commits instances lists`, all without names. `small` first
 * makes a short version that is only printed; otherwise each part is written into docs/benchmarks.md when it has ended.
 */
import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { startPostgres } from "../tests/kit/postgres-server.ts";
import { type CommitPlan, measureCommits } from "./scale-commits.ts";
import { openScaleFloor, type ScaleFloor } from "./scale-floor.ts";
import { type InstancePlan, measureInstances } from "./scale-instances.ts";
import { type ListPlan, measureLists } from "./scale-lists.ts";
import { machine } from "./table.ts";

const PAGE = "docs/benchmarks.md";
const PARTS = ["commits", "instances", "lists"] as const;

type Part = (typeof PARTS)[number];
type Plan = {
  learners: number;
  watching: number;
  commits: CommitPlan;
  instances: InstancePlan;
  lists: ListPlan;
};

const FULL: Plan = {
  learners: 100_000,
  watching: 5_000,
  commits: { delays: [0, 1, 3], writers: [1, 4, 16, 48, 64], seconds: 3 },
  instances: { instances: [1, 8], rates: [50, 100, 250], delays: [2], seconds: 6 },
  lists: { many: 100_000, rounds: 5, pages: 10 },
};
const SMALL: Plan = {
  learners: 2_000,
  watching: 100,
  commits: { delays: [0, 3], writers: [1, 16], seconds: 1 },
  instances: { instances: [1, 2], rates: [50], delays: [1], seconds: 2 },
  lists: { many: 2_000, rounds: 1, pages: 3 },
};

export async function benchScale(names: readonly string[]): Promise<void> {
  const isSmall = names.includes("small");
  const plan = isSmall ? SMALL : FULL;
  const wanted = PARTS.filter((part) => names.includes(part));
  const parts = wanted.length > 0 ? wanted : PARTS;
  const put = isSmall ? (_: Part, text: string) => console.log(`\n${text}`) : write;
  if (parts.includes("lists")) put("lists", await lists(plan));
  if (!parts.includes("commits") && !parts.includes("instances")) return;
  const floor = await openScaleFloor(plan.learners, plan.watching);
  if (floor === null) return console.log("A slow disk needs Linux and a C compiler, as cc.");
  try {
    for (const part of parts) if (part !== "lists") put(part, await onFloor(floor, plan, part));
  } finally {
    await floor.close();
  }
}

function onFloor(floor: ScaleFloor, plan: Plan, part: "commits" | "instances"): Promise<string> {
  return part === "commits"
    ? measureCommits(floor, plan.commits)
    : measureInstances(floor, plan.instances);
}

async function lists({ lists: plan }: Plan): Promise<string> {
  const postgres = await startPostgres();
  try {
    return await measureLists(postgres.url, plan);
  } finally {
    await postgres.stop();
  }
}

/** The part of the page that `npm run bench` leaves alone. */
export function scaleSection(page: string): string {
  const at = page.indexOf("\n## Scale\n");
  return at < 0 ? "" : page.slice(at);
}

const HEADINGS: Readonly<Record<Part, string>> = {
  commits: "### Commits",
  instances: "### Instances",
  lists: "### Lists of the office",
};

function write(part: Part, text: string): void {
  const page = readFileSync(PAGE, "utf8");
  const heading = HEADINGS[part];
  const load = os.loadavg()[1]?.toFixed(1);
  const measured = `${heading}

${text}

Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}, Node ${process.versions.node}; load, servers and database share the machine, whose load average was ${load}.
`;
  const section =
    scaleSection(page) ||
    "\n## Scale\n\n`npm run bench -- scale` measures this, part by part; what follows from it is in [scale](scale.md).\n";
  const at = section.indexOf(`\n${heading}\n`);
  const next = at < 0 ? -1 : section.indexOf("\n### ", at + 1);
  const before = at < 0 ? section : section.slice(0, at);
  const after = next < 0 ? "" : section.slice(next);
  const whole = page.slice(0, page.length - scaleSection(page).length);
  writeFileSync(PAGE, `${whole}${before}\n${measured}${after}`);
  console.log(`\n${text}\n\nWritten to ${PAGE}.`);
}
