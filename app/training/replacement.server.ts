/** Who would start a lesson over if it got another video, and what is written for its current one. */
import { sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import type { Replacement } from "./upload/replacement";

type Row = Replacement & { lesson: number };

export async function replacements(db: Db): Promise<(lesson: number) => Replacement> {
  const { rows } = await db.execute<Row>(sql`
    select lesson, bool_or(kind = 'video') as "hasVideo", bool_or(kind = 'words') as "hasTranscript", max(file) as "fileName",
      coalesce(sum(people) filter (where kind = 'people'), 0)::integer as "inProgress"
    from (
      select lesson_number as lesson, 'video' as kind, 0 as people, f.name as file
        from lesson_videos v left join media_files f on v.host = 'own' and f.id = v.video_id
      union all select distinct lesson_number, 'words', 0, null from lesson_cues
      union all select lesson_number, 'people', count(*), null from lesson_progress p
        where not completed and progress_seconds > 0
          and exists (select 1 from trainee_overviews o where o.user_id = p.user_id)
        group by lesson_number
    ) as facts group by lesson`);
  const byLesson = new Map(rows.map(({ lesson, ...of }) => [lesson, of]));
  return (lesson) =>
    byLesson.get(lesson) ?? {
      hasVideo: false,
      fileName: null,
      hasTranscript: false,
      inProgress: 0,
    };
}
