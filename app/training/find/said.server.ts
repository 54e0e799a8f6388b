/** What is said in lessons and written in a person's own notes, best first: one statement, with the rights in it (MED-6). */
import { and, asc, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { contains } from "~/platform/queries/lists.server";
import { lessonCues, SAID } from "../words/tables";
import type { Asked } from "./asked";

/** A moment that answers the question. `part`: how much of the question it has, from 0 to 1, more if word by word. */
export type SaidMoment = {
  kind: "cue" | "note";
  lessonNumber: number;
  seconds: number;
  words: string;
  part: number;
};

/** `found`: what the question's words were taken for, to mark them. */
export type Said = { moments: SaidMoment[]; found: string[] };

/** Whose question it is, and the lessons that this person may open, with their titles. */
export type Asker = { userId: string; lessons: readonly { id: number; title: string }[] };

const MOST = 60;
const LITERAL = 0.6;
/** A mistyped word is like another if it shares this part of their runs of three letters. */
const LEAST_LIKE = 0.4;
/** What the same words are worth in the cues around, and in the lesson's title or the chapter's. */
const NEAR = [
  [0, 1],
  [-1, 0.7],
  [1, 0.5],
  [-2, 0.35],
  [2, 0.3],
] as const;
const TITLE = 0.4;
const CHAPTER = 0.3;
/** What each further word that stands for the same one is worth, next to the best. */
const ALSO = 0.2;
const PHRASE = 0.3;
/** What a word is worth that nobody says: no moment has it. */
const UNSAID = 0.4;
/** Two neighbors of the question that are neighbors there, too. */
const PAIR = 0.1;
const MOST_PAIRS = 3;

const row = z.object({
  kind: z.enum(["cue", "note"]),
  lessonNumber: z.number(),
  seconds: z.number(),
  words: z.string(),
  part: z.number(),
  found: z.array(z.string()),
});

export async function momentsFor(db: Db, asked: Asked, asker: Asker): Promise<Said> {
  if (asked.words.length === 0) return { moments: [], found: [] };
  const { rows } = await db.execute(statement(asked, asker));
  const moments = z.array(row).parse(rows);
  if (moments.length === 0) return literalMoments(db, asked.phrase, asker);
  return {
    moments: moments.map(({ found: _, ...moment }) => moment),
    found: moments[0]?.found ?? [],
  };
}

/** In a language without spaces between words, or for a part of one: what says just this. */
async function literalMoments(db: Db, phrase: string, { lessons }: Asker): Promise<Said> {
  const ids = lessons.map(({ id }) => id);
  const said = and(inArray(lessonCues.lessonNumber, ids), contains(lessonCues.words, phrase));
  const cues = await db
    .select()
    .from(lessonCues)
    .where(said)
    .orderBy(asc(lessonCues.lessonNumber), asc(lessonCues.position))
    .limit(MOST);
  const moments = cues.map(
    ({ lessonNumber, startSeconds: seconds, words }): SaidMoment => ({
      kind: "cue",
      lessonNumber,
      seconds,
      words,
      part: LITERAL,
    }),
  );
  return { moments, found: [phrase] };
}

function statement({ words, worths, left, phrase, pairs }: Asked, { userId, lessons }: Asker) {
  const all = (values: readonly unknown[]) => sql.param(values);
  return sql`
    with typed as materialized (
      select t.place, t.weight, l.lexeme
      from unnest(
        ${all(words.map(({ place }) => place))}::int[], ${all(words.map(({ word }) => word))}::text[],
        ${all(words.map(({ weight }) => weight))}::float8[]
      ) as t(place, word, weight), unnest(to_tsvector('english', t.word)) as l
    ),
    lessons as materialized (
      select t.id, to_tsvector('english', t.title) as title
      from unnest(
        ${all(lessons.map(({ id }) => id))}::smallint[], ${all(lessons.map(({ title }) => title))}::text[]
      ) as t(id, title)
    ),
    -- Compared with all words only if nobody says it, and its runs of letters are made once.
    strange as materialized (
      select place, lexeme, word_grams(lexeme) as grams from typed
      where weight = 1 and length(lexeme) > 3
        and not exists (select from lesson_words known where known.word = typed.lexeme)
    ),
    meant as materialized (
      select place, lexeme, max(weight) as weight from (
        select place, lexeme, weight from typed
        union all
        select q.place, near.word, near.likeness from strange q
        cross join lateral (
          select w.word, shared.count / (cardinality(w.grams) + cardinality(q.grams) - shared.count) as likeness
          from lesson_words w
          cross join lateral (
            select count(*)::float8 as count from unnest(w.grams) as gram where gram = any (q.grams)
          ) shared
          where w.grams && q.grams
          order by likeness desc, w.word limit 2
        ) near
        where near.likeness >= ${LEAST_LIKE}
      ) each group by place, lexeme
    ),
    hits as materialized (
      select m.lexeme, c.lesson_number, c.position
      from (select distinct lexeme from meant) m
      join lesson_cues c on ${SAID} @@ quote_literal(m.lexeme)::tsquery
      where c.lesson_number in (select id from lessons)
    ),
    size as (select greatest(count(*), 1)::float8 as cues from lesson_cues),
    -- What is said rarely tells more, each word by itself: a common one that may be meant makes none of its place.
    told as materialized (
      select m.place, m.lexeme, m.weight * (${all(worths)}::float8[])[m.place + 1]
        * ln(1 + cues / (0.5 + coalesce(seen, 0))) * case when seen is null then ${UNSAID}::float8 else 1 end as worth
      from meant m cross join size
      left join (select lexeme, count(*) as seen from hits group by lexeme) s using (lexeme)
    ),
    places as materialized (select place, max(worth) as worth from told group by place),
    whole as materialized (select sum(worth) as worth from places),
    spread as (
      select t.place, lesson_number, position + step as position,
        (1 - ${ALSO}::float8) * max(t.worth * near) + ${ALSO}::float8 * sum(t.worth * near) as worth
      from hits h join told t using (lexeme)
      cross join unnest(${all(NEAR.map(([step]) => step))}::int[], ${all(NEAR.map(([, near]) => near))}::float8[])
        as s(step, near)
      group by 1, 2, 3
    ),
    scored as materialized (
      select lesson_number, position, sum(worth) as score, array_agg(place) as had
      from spread
      group by lesson_number, position order by score desc, lesson_number, position limit ${2 * MOST}
    ),
    titled as materialized (
      select l.id, m.place, max(m.weight) * ${TITLE}::float8 as weight
      from lessons l join meant m on l.title @@ quote_literal(m.lexeme)::tsquery group by l.id, m.place
    ),
    headed as materialized (
      select s.lesson_number, s.position, m.place, max(m.weight) * ${CHAPTER}::float8 as weight
      from scored s
      cross join lateral (
        select to_tsvector('english', begun.chapter) as words from lesson_cues begun
        where begun.lesson_number = s.lesson_number and begun.position <= s.position and begun.chapter is not null
        order by begun.position desc limit 1
      ) heading
      join meant m on heading.words @@ quote_literal(m.lexeme)::tsquery and not m.place = any (s.had)
      group by 1, 2, 3
    ),
    asked as materialized (
      select phraseto_tsquery('english', ${phrase}) as phrase
    ),
    cues as (
      select 'cue' as kind, c.lesson_number, c.start_seconds as seconds, c.words,
        (s.score + coalesce((
          select sum(worth * t.weight) from titled t join places using (place)
          where t.id = s.lesson_number and not t.place = any (s.had)
        ), 0) + coalesce((
          select sum(worth * h.weight) from headed h join places using (place)
          where h.lesson_number = s.lesson_number and h.position = s.position
        ), 0)) / w.worth
        + case when numnode(a.phrase) > 1 and ${SAID} @@ a.phrase then ${PHRASE}::float8 else 0 end
        + least(${MOST_PAIRS}::int, (
          select count(*) from unnest(${all(pairs)}::text[]) as pair where position(pair in plain.spoken) > 0
        )) * ${PAIR}::float8 as part
      from scored s join lesson_cues c using (lesson_number, position) cross join whole w cross join asked a
      cross join lateral (select plain_text(c.words) as spoken offset 0) plain
    ),
    notes as (
      select 'note' as kind, n.lesson_number, n.at_seconds as seconds, n.words,
        (select sum(worth * weight) from (
          select m.place, max(m.weight) as weight from meant m
          where to_tsvector('english', n.words) @@ quote_literal(m.lexeme)::tsquery group by m.place
        ) has join places using (place)) / w.worth as part
      from lesson_notes n cross join whole w
      where n.user_id = ${userId} and n.lesson_number in (select id from lessons)
    ),
    found as (select * from cues union all select * from notes where part is not null)
    select kind, lesson_number as "lessonNumber", seconds, words, part,
      (select coalesce(array_agg(lexeme), '{}') from meant) as found
    from found
    where not exists (
      select from unnest(${all(left)}::text[]) as gone(word)
      where numnode(plainto_tsquery('english', gone.word)) > 0
        and to_tsvector('english', found.words) @@ plainto_tsquery('english', gone.word)
    )
    order by part desc, lesson_number, seconds limit ${MOST}`;
}
