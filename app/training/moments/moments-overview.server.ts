/**
 * How many begin, complete, stop and go back in each lesson, and where: counted from what each of them has watched (MED-8).
 * One query, however many lessons.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Seen } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { lessonCoverage } from "../coverage/tables";
import { lessonProgress } from "../tables";

/** What fewer people do says nothing about a lesson. */
export const FEWEST_PEOPLE = 5;

/** Some seconds of the video, from `at`, and how many people. */
export type Moment = { at: number; people: number };

/**
 * `earlier`: who has only watched a video that the lesson had before. Of fewer than `FEWEST_PEOPLE`, nothing is told but
 * how many they are.
 */
export type LessonOverview = {
  lesson: number;
  people: number;
  earlier: number;
  completed: number;
  stopped: number;
  wentBack: number;
  lengthSeconds: number;
  /** How far its moments are apart. */
  stepSeconds: number;
  stops: Moment[];
  again: Moment[];
};

/** `edges`: how many more, or fewer, have played a step again than the one before. */
type Row = Omit<LessonOverview, "again"> & { edges: Moment[] };

/** Whose watching counts: trainees someone may see, and not those who have only watched the video before this one. */
function begun(seen: Seen): SQL {
  return sql`${seen(lessonProgress.userId)} and (watched is null or watched_seconds > 0)
    and exists (select 1 from trainee_overviews o where o.user_id = ${lessonProgress.userId})`;
}

/** Who has not come back for an hour, and has not completed it. */
const HAS_STOPPED = sql`not completed and position_seconds >= 1 and last_watched_at < now() - interval '1 hour'`;

export async function lessonOverviews(
  db: Db,
  seen: Seen,
  lessons: readonly number[],
): Promise<LessonOverview[]> {
  const ids = sql`${sql.param(lessons)}::smallint[]`;
  const { rows } = await db.execute<Row>(sql`
    with watching as materialized (
      select lesson_number, user_id, position_seconds, completed, last_watched_at, rewatched,
        greatest(length_seconds, duration_seconds) as length
      from ${lessonProgress} where lesson_number = any (${ids}) and ${begun(seen)}
    ),
    sizes as (
      select lesson_number, count(*)::integer as people, count(*) filter (where completed)::integer as finished,
        count(*) filter (where not isempty(rewatched))::integer as went_back,
        coalesce(ceil(percentile_disc(0.5) within group (order by length)), 0)::integer as seconds
      from watching group by lesson_number
    ),
    told as materialized (
      select *, case when seconds > 600 then 10 else 5 end as step from sizes where people >= ${FEWEST_PEOPLE} and seconds > 0
    ),
    moments as materialized (
      -- Not each step of each person: where their parts begin and end, of which those that share a step are one.
      select 'again' as kind, lesson_number, edge.at * t.step as at, sum(edge.change)::integer as people
      from watching w join told t using (lesson_number),
        lateral (
          select range_agg(int4range(lower(span) / t.step, (upper(span) - 1) / t.step + 1)) as parts
          from unnest(w.rewatched) as span where lower(span) < t.seconds
        ) as played,
        unnest(played.parts) as part, lateral (values (lower(part), 1), (upper(part), -1)) as edge(at, change)
      where not isempty(w.rewatched)
      group by 2, 3
      union all
      select 'stop', w.lesson_number, floor(position_seconds / t.step)::integer * t.step, count(*)::integer
      from watching w join told t using (lesson_number)
      where ${HAS_STOPPED} and position_seconds < t.seconds * 0.9
      group by 2, 3
    ),
    earlier as (
      select lesson_number, count(distinct user_id)::integer as people from (
        select lesson_number, user_id from ${lessonCoverage}
        union all select lesson_number, user_id from ${lessonProgress} where completed and watched_seconds = 0
      ) as before
      where lesson_number = any (${ids}) and ${seen(sql`before.user_id`)}
        and exists (select 1 from trainee_overviews o where o.user_id = before.user_id)
        and not exists (select 1 from watching w where w.lesson_number = before.lesson_number and w.user_id = before.user_id)
      group by lesson_number
    )
    select lesson, coalesce(s.people, 0) as people, coalesce(e.people, 0) as earlier,
      coalesce(t.finished, 0) as completed, coalesce(t.went_back, 0) as "wentBack", coalesce(t.seconds, 0) as "lengthSeconds",
      coalesce(t.step, 1) as "stepSeconds",
      coalesce(m.stopped, 0)::integer as stopped, coalesce(m.stops, '[]') as stops, coalesce(m.edges, '[]') as edges
    from unnest(${ids}) as lesson
    left join sizes s on s.lesson_number = lesson
    left join told t on t.lesson_number = lesson
    left join earlier e on e.lesson_number = lesson
    left join (
      select lesson_number, sum(people) filter (where kind = 'stop') as stopped,
        json_agg(json_build_object('at', at, 'people', people) order by at) filter (where kind = 'stop') as stops,
        json_agg(json_build_object('at', at, 'people', people) order by at) filter (where kind = 'again') as edges
      from moments group by lesson_number
    ) m on m.lesson_number = lesson`);
  return rows.map(({ edges, ...row }) => ({ ...row, again: momentsBetween(edges, row) }));
}

/** At each step, who is in a part that has begun and not ended. */
function momentsBetween(
  edges: readonly Moment[],
  { stepSeconds, lengthSeconds }: Omit<Row, "edges">,
) {
  const changes = new Map(edges.map(({ at, people }) => [at, people]));
  const moments: Moment[] = [];
  let people = 0;
  for (let at = 0; at < lengthSeconds; at += stepSeconds) {
    people += changes.get(at) ?? 0;
    if (people > 0) moments.push({ at, people });
  }
  return moments;
}
