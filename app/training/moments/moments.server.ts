/** Where people go back in a lesson's video, and where they stop: counted from what each of them has watched (MED-8). */
import { type SQL, sql } from "drizzle-orm";
import type { Seen } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { lessonProgress } from "../tables";
import type { Cue } from "../words/cue";
import { cuesOf } from "../words/cues.server";

/** What fewer people do says nothing about a lesson. */
export const FEWEST_PEOPLE = 5;
const MOST_PEOPLE = 2_000;
const LISTED = 5;

/** Whose watching counts: trainees someone may see, and not those who have only watched the video before this one. */
export function begun(seen: Seen): SQL {
  return sql`${seen(lessonProgress.userId)} and (watched is null or watched_seconds > 0)
    and exists (select 1 from trainee_overviews o where o.user_id = ${lessonProgress.userId})`;
}

/** Who has not come back for an hour, and has not completed it. */
export const HAS_STOPPED = sql`not completed and position_seconds >= 1 and last_watched_at < now() - interval '1 hour'`;

/** Some seconds of the video, from `at`, and how many people. */
export type Moment = { at: number; people: number };
/** `words`: what is said there, if there is a transcript. */
export type ListedMoment = Moment & { words: string | null };

/** `people`: of the trainees someone may see, who have begun the lesson; of fewer than `FEWEST_PEOPLE` nothing else is told. */
export type LessonMoments = {
  people: number;
  lengthSeconds: number;
  stepSeconds: number;
  again: Moment[];
  stops: Moment[];
  mostAgain: ListedMoment[];
  mostStops: ListedMoment[];
};

type Row = { kind: "again" | "stop"; at: number; people: number };

export async function lessonMoments(
  db: Db,
  seen: Seen,
  lessonNumber: number,
): Promise<LessonMoments> {
  // Those who watched last: more would not change the picture.
  const people = sql`
    select position_seconds, completed, last_watched_at, rewatched, user_id,
      greatest(length_seconds, duration_seconds) as length
    from ${lessonProgress}
    where lesson_number = ${lessonNumber} and ${begun(seen)}
    order by last_watched_at desc limit ${MOST_PEOPLE}`;
  const { rows: sizes } = await db.execute<{ people: number; length: number | null }>(sql`
    select count(*)::integer as people, percentile_disc(0.5) within group (order by length) as length
    from (${people}) as watching`);
  const [{ people: count, length } = { people: 0, length: null }] = sizes;
  const lengthSeconds = Math.ceil(length ?? 0);
  const stepSeconds = stepOf(lengthSeconds);
  const none = { again: [], stops: [], mostAgain: [], mostStops: [] };
  if (count < FEWEST_PEOPLE || lengthSeconds === 0)
    return { people: count, lengthSeconds, stepSeconds, ...none };
  const { rows } = await db.execute<Row>(sql`
    with watching as materialized (${people})
    select 'again' as kind, step * ${stepSeconds}::integer as at, count(distinct user_id)::integer as people
    from watching, unnest(rewatched) as span,
      generate_series(lower(span) / ${stepSeconds}::integer, (upper(span) - 1) / ${stepSeconds}::integer) as step
    where lower(span) < ${lengthSeconds} group by step
    union all
    select 'stop', floor(position_seconds / ${stepSeconds})::integer * ${stepSeconds}::integer, count(*)::integer
    from watching
    where ${HAS_STOPPED} and position_seconds < ${lengthSeconds} * 0.9
    group by 2 order by 2`);
  const of = (kind: Row["kind"]) =>
    rows.filter((row) => row.kind === kind).map(({ at, people: who }) => ({ at, people: who }));
  const cues = await cuesOf(db, lessonNumber);
  const [again, stops] = [of("again"), of("stop")];
  const listed = (moments: Moment[]) => mostOf(moments, stepSeconds, cues);
  return {
    people: count,
    lengthSeconds,
    stepSeconds,
    again,
    stops,
    mostAgain: listed(again),
    mostStops: listed(stops),
  };
}

/** Five seconds in a short video, ten in a long one. */
function stepOf(lengthSeconds: number): number {
  return lengthSeconds > 600 ? 10 : 5;
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
