/** Door of the search in lessons: the moments that answer a question, for someone who may watch these lessons. */
import type { Db } from "~/platform/db/database.server";
import { clock } from "~/platform/time/durations";
import { askedIn } from "./asked";
import { type Asker, lessonsSaid, momentsFor, type SaidMoment } from "./said.server";

/** `second`: from where it is played, and `clock` the same as people read it. */
export type Moment = Omit<SaidMoment, "seconds"> & { second: number; clock: string };

const MOST = 40;
/** Two cues closer than this are one moment. */
const APART_SECONDS = 20;
/** Playback begins a little before the words. */
const BEFORE_SECONDS = 3;
/** Less of the question than this is no answer. */
const LEAST_PART = 0.25;

/** `found`: what the question's words were taken for, to mark them. `said`: the lessons that have a transcript. */
type FoundMoments = { moments: Moment[]; found: string[]; said: ReadonlySet<number> };

/** Best first, each moment once. */
export async function findMoments(db: Db, text: string, asker: Asker): Promise<FoundMoments> {
  const [{ moments, found }, said] = await Promise.all([
    momentsFor(db, askedIn(text), asker),
    lessonsSaid(db, asker),
  ]);
  const kept: SaidMoment[] = [];
  for (const moment of moments)
    if (moment.part >= LEAST_PART && !kept.some((other) => isSame(moment, other)))
      kept.push(moment);
  return { moments: kept.slice(0, MOST).map(played), found, said };
}

function isSame(one: SaidMoment, other: SaidMoment): boolean {
  const isPlace = one.kind === other.kind && one.lessonNumber === other.lessonNumber;
  // What a person wrote down twice is two notes, unless it is the same one.
  if (one.kind === "note")
    return isPlace && one.seconds === other.seconds && one.words === other.words;
  return isPlace && Math.abs(one.seconds - other.seconds) < APART_SECONDS;
}

function played({ seconds, ...moment }: SaidMoment): Moment {
  const second = Math.max(0, Math.floor(seconds) - BEFORE_SECONDS);
  return { ...moment, second, clock: clock(second) };
}
