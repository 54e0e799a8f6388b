/** Saves of progress at fixed times, each timed. */
import { evenly } from "./live.ts";
import { SaveConnection } from "./save-connection.ts";
import { nthSave } from "./saves.ts";
import type { TrainingFloor } from "./training-floor.ts";

const SAVES_A_SECOND = 100;

/** How long each save took; `first`: the first one's number. */
export async function timedSaves(
  origin: string,
  { trainees, userIds }: Pick<TrainingFloor, "trainees" | "userIds">,
  first: number,
  seconds: number,
): Promise<number[]> {
  const times: number[] = [];
  const free: SaveConnection[] = [];
  await evenly(SAVES_A_SECOND * seconds, 1_000 / SAVES_A_SECOND, async (n) => {
    const connection = free.shift() ?? (await SaveConnection.open(origin, trainees));
    const started = performance.now();
    await connection.save(nthSave(userIds, first + n));
    times.push(performance.now() - started);
    free.push(connection);
  });
  for (const connection of free) connection.close();
  return times;
}
