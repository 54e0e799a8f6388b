/** One lesson's moments: what the overview of all lessons counts, and what is said where most people stop and go back (MED-8). */
import type { Seen } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import type { Cue } from "../words/cue";
import { cuesOf } from "../words/cues.server";
import { type LessonOverview, lessonOverviews, type Moment } from "./moments-overview.server";

const LISTED = 5;

/** `words`: what is said there, if there is a transcript. */
export type ListedMoment = Moment & { words: string | null };

export type LessonMoments = LessonOverview & {
  mostAgain: ListedMoment[];
  mostStops: ListedMoment[];
};

export async function lessonMoments(
  db: Db,
  seen: Seen,
  lesson: number,
): Promise<LessonMoments | null> {
  const [overview] = await lessonOverviews(db, seen, [lesson]);
  if (!overview) return null;
  const cues = await cuesOf(db, lesson);
  const { again, stops, stepSeconds } = overview;
  return {
    ...overview,
    mostAgain: mostOf(again, stepSeconds, cues),
    mostStops: mostOf(stops, stepSeconds, cues),
  };
}

function mostOf(all: readonly Moment[], stepSeconds: number, cues: readonly Cue[]): ListedMoment[] {
  return all
    .toSorted((one, other) => other.people - one.people || one.at - other.at)
    .slice(0, LISTED)
    .map((moment) => {
      const to = moment.at + stepSeconds;
      const said = cues.find(({ start, end }) => start < to && end > moment.at);
      return { ...moment, words: said?.words ?? null };
    });
}
