/** Which follow-up line gets a reply: counted per line, from what was sent and what came back (WEEK-2). */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { requestContext } from "~/platform/web/request-context.server";
import { followUpLines } from "~/script/script.server";

export type LineReplies = { id: string; title: string; sent: number; replied: number };

const REPLY_DAYS = 14;

/**
 * A line that was copied is one that was sent, once a day for each prospect. It got a reply if the next thing that
 * happened with the prospect within two weeks, and before another line, is one that only someone who answered does.
 */
export async function repliesByLine(
  context: Readonly<RouterContextProvider>,
  seen: (setter: SQLWrapper) => SQL,
): Promise<LineReplies[]> {
  const { rows } = await context
    .get(requestContext)
    .db.execute<{ line: string; sent: number; replied: number }>(sql`
    with sent as (
      select distinct on (subject_id, after->>'line', date_trunc('day', at)) subject_id, at, after->>'line' line
      from events message
      where verb = 'prospects.message' and subject_kind = 'prospect' and after->>'from' = 'follow-ups'
        and not after ? 'of' and ${seen(sql`message.actor_id`)}
        and not exists (
          select 1 from events taken_back
          where taken_back.subject_kind = 'prospect' and taken_back.subject_id = message.subject_id
            and taken_back.verb = 'prospects.message' and taken_back.after->>'of' = message.id::text
        )
      order by subject_id, after->>'line', date_trunc('day', at), at desc
    ), spans as (
      select *, coalesce(lead(at) over (partition by subject_id order by at), 'infinity') next_at from sent
    )
    select line, count(*)::int sent, count(*) filter (where exists (
      select 1 from events reply
      where reply.subject_kind = 'prospect' and reply.subject_id = spans.subject_id
        and reply.verb = 'prospects.follow-up' and reply.at > spans.at and reply.at < spans.next_at
        and reply.at < spans.at + make_interval(days => ${REPLY_DAYS}::int)
        and reply.after->>'outcome' in ('replied', 'thinking', 'not-now', 'booked', 'not-interested')
        and not exists (
          select 1 from events undone
          where undone.subject_kind = 'prospect' and undone.subject_id = reply.subject_id
            and undone.verb = 'prospects.undo' and undone.after->>'of' = reply.id::text
        )
    ))::int replied
    from spans group by line`);
  const counted = new Map(rows.map((row) => [row.line, row]));
  const known = followUpLines(context).map(({ id, title }) => {
    const { sent = 0, replied = 0 } = counted.get(id) ?? {};
    counted.delete(id);
    return { id, title, sent, replied };
  });
  const former = [...counted.values()].map(({ line: id, sent, replied }) => ({
    id,
    title: `${id} (removed)`,
    sent,
    replied,
  }));
  return [...known, ...former].toSorted((one, other) => other.sent - one.sent);
}
