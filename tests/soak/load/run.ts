/** One load run: everyone comes, does what people do for a given time, and leaves. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Crowd, Floor } from "./floor";
import type { Ledger } from "./ledger";
import { Panel } from "./panel";
import { type Heard, Tracker } from "./tracker";
import { LESSON_SECONDS, SAVE_EVERY_SECONDS, Watching } from "./watching";
import { openWorld, type World } from "./world";

/** Everyone comes within this part of the run, at most. */
const COMING_PART = 0.25;
const LONGEST_COMING_MS = 60_000;
const ACT_EVERY_MS = 5_000;
const ADD_EVERY_MS = 1_000;
const EDIT_EVERY_MS = 2_000;
const LAST_ARRIVAL_MS = 10_000;

export type Run = { ledger: Ledger; watching: readonly Watching[] };

export async function runLoad(
  origin: string,
  floor: Floor,
  { crowd, seconds }: { crowd: Crowd; seconds: number },
): Promise<Run> {
  const world = openWorld(origin);
  const comingMs = Math.min(LONGEST_COMING_MS, seconds * 1_000 * COMING_PART);
  const panels = floor.administrators.map((cookie) => new Panel(world, cookie));
  const prospects = new Map<string, Heard>();
  const trackers = floor.trainees
    .slice(0, crowd.trackers)
    .map((person) => new Tracker(world, person, (heard) => prospects.set(heard.id, heard)));
  const watching = watchers(world, floor, panels);
  const leaving = AbortSignal.timeout(seconds * 1_000);
  const open = (each: Panel | Tracker) => each.open();
  await Promise.all([
    spread(watching, comingMs, (each) => each.watch(leaving)),
    spread([...panels, ...trackers], comingMs, open).then(() =>
      Promise.all([
        every(ACT_EVERY_MS, leaving, (n) => switchBystander(panels, floor, n)),
        every(ADD_EVERY_MS, leaving, (n) => addProspect(trackers, n)),
        every(EDIT_EVERY_MS, leaving, (n) =>
          editProspect(world, { floor, trackers, prospects }, n),
        ),
      ]),
    ),
  ]);
  await sleep(LAST_ARRIVAL_MS);
  const late = [...panels, ...trackers].reduce((sum, each) => sum + each.close(), 0);
  if (late > 0) world.ledger.fault(`${late} changes never shown`);
  world.client.close();
  return { ledger: world.ledger, watching };
}

/** Each begins at another place in the first lesson, so they do not all complete it at the same time. */
function watchers(world: World, { trainees }: Floor, panels: readonly Panel[]): Watching[] {
  return trainees.map((person, index) => {
    const begins = SAVE_EVERY_SECONDS * ((index * 7) % (LESSON_SECONDS / SAVE_EVERY_SECONDS));
    return new Watching(world, person, begins, (lessons, sentAt) => {
      const { userId } = person;
      for (const panel of panels)
        panel.expect({ userId, sentAt, holds: ({ completed }) => completed >= lessons });
    });
  });
}

async function switchBystander(panels: readonly Panel[], { bystanders }: Floor, n: number) {
  const { userId } = bystanders[n % bystanders.length] ?? { userId: "" };
  const active = Math.floor(n / bystanders.length) % 2 === 1;
  const sentAt = performance.now();
  for (const panel of panels)
    panel.expect({ userId, sentAt, holds: ({ isActive }) => isActive === active });
  await panels[n % panels.length]?.switchActive(userId, active);
}

async function addProspect(trackers: readonly Tracker[], n: number): Promise<void> {
  const lastName = `Number${n}`;
  const sentAt = performance.now();
  for (const tracker of trackers) tracker.expect({ lastName, version: 1 }, sentAt);
  await trackers[(n * 17) % trackers.length]?.add(lastName);
}

type Editing = {
  floor: Floor;
  trackers: readonly Tracker[];
  prospects: ReadonlyMap<string, Heard>;
};

/** The newest prospect of the last two seconds gets its deal. */
async function editProspect(
  { client, ledger }: World,
  { floor, trackers, prospects }: Editing,
  n: number,
): Promise<void> {
  const newest = [...prospects.values()].findLast(({ version }) => version === 1);
  const cookie = floor.administrators[n % floor.administrators.length];
  if (!newest || !cookie) return;
  const { id, lastName, version } = newest;
  const sentAt = performance.now();
  for (const tracker of trackers) tracker.expect({ lastName, version: version + 1 }, sentAt);
  const change = { status: "closed", dealAmount: `$${100 + n}`, rescheduledDate: "" };
  const form = { intent: "edit", id, version: String(version), ...change };
  const said = await client.ask({ what: "act", path: "/tracker.data", cookie, form, reads: true });
  if (said?.includes("Failed")) ledger.fault("tracker: a prospect was not edited");
}

/** Starts one after the other, evenly over the given time; resolves once all have finished. */
async function spread<Each>(
  all: readonly Each[],
  withinMs: number,
  begin: (each: Each) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  const begun: Promise<void>[] = [];
  for (const [index, each] of all.entries()) {
    await sleep(Math.max(0, startedAt + (index * withinMs) / all.length - performance.now()));
    begun.push(begin(each));
  }
  await Promise.all(begun);
}

async function every(
  ms: number,
  until: AbortSignal,
  act: (n: number) => Promise<void>,
): Promise<void> {
  const acts: Promise<void>[] = [];
  for (let n = 0; !until.aborted; n += 1) {
    acts.push(act(n));
    await sleep(ms);
  }
  await Promise.all(acts);
}
