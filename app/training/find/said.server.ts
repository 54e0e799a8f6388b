/** What is said in lessons and written in a person's own notes, best first, with the rights in both queries (MED-6). */
import { and, asc, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { contains } from "~/platform/queries/lists.server";
import { plainText } from "~/platform/text/plain-text";
import { lessonCues, lessonNotes, SAID } from "../words/tables";
import type { Asked } from "./asked";
import { withMeanings } from "./meant";
import { KEYS, lessonOf, type Ranked, rank, type SaidWord } from "./rank";

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
/** The cues that are read: the best by their words alone. */
const MOST_READ = 2 * MOST;
/** A word that more cues have tells them apart no more. */
const MOST_KEYS = 10_000;
/** What says the question, or a name in it, letter by letter. */
const LITERAL = 1;
/** A mistyped word is like another if it shares this part of their runs of three letters. */
const LEAST_LIKE = 0.4;
/** What the question's words are worth in the lesson's title or the chapter's. */
const TITLE = 0.4;
const CHAPTER = 0.3;
const PHRASE = 0.3;
/** Two neighbors of the question that are neighbors there, too. */
const PAIR = 0.1;
const MOST_PAIRS = 3;

export async function momentsFor(db: Db, asked: Asked, asker: Asker): Promise<Said> {
  if (asked.words.length === 0) return { moments: [], found: [] };
  const { words, cues } = await wordsSaid(db, asked, asker);
  const ranked = rank(words, { worths: asked.worths, cues, most: MOST_READ });
  const [said, noted, named] = await Promise.all([
    cuesOf(db, asked, { words, ranked }),
    notesOf(db, asked, { words, ranked, asker }),
    literalMoments(db, asked.named, asker),
  ]);
  const parts = new Map(said.map((moment) => [placeOf(moment), moment.part]));
  const addParts = (moment: SaidMoment) => ({
    ...moment,
    part: moment.part + (parts.get(placeOf(moment)) ?? 0),
  });
  const moments = [...named.map(addParts), ...said, ...noted].sort(byPart).slice(0, MOST);
  const found = words.map(({ lexeme }) => lexeme);
  if (moments.length > 0) return { moments, found: [...asked.named, ...found] };
  const literal = await literalMoments(db, [asked.phrase], asker);
  return { moments: literal, found: [asked.phrase, ...found] };
}

/** Of these lessons, those whose video has a transcript. */
export async function lessonsSaid(db: Db, { lessons }: Asker): Promise<Set<number>> {
  const ids = sql.param(lessons.map(({ id }) => id));
  const { rows } = await db.execute(sql`
    select id from unnest(${ids}::smallint[]) as id
    where exists (select from lesson_cues where lesson_number = id)`);
  return new Set(
    z
      .array(z.object({ id: z.number() }))
      .parse(rows)
      .map(({ id }) => id),
  );
}

/** In a language without spaces between words, for a part of one, or for a name with signs: what says just this. */
async function literalMoments(
  db: Db,
  literal: readonly string[],
  { lessons }: Asker,
): Promise<SaidMoment[]> {
  if (literal.length === 0) return [];
  const ids = lessons.map(({ id }) => id);
  const said = or(...literal.map((each) => contains(lessonCues.words, each)));
  const cues = await db
    .select()
    .from(lessonCues)
    .where(and(inArray(lessonCues.lessonNumber, ids), said))
    .orderBy(asc(lessonCues.lessonNumber), asc(lessonCues.position))
    .limit(MOST);
  return cues.map(({ lessonNumber, startSeconds: seconds, words }) => {
    const part = LITERAL;
    return { kind: "cue", lessonNumber, seconds, words, part };
  });
}

const wordRow = z.object({
  lexeme: z.string(),
  places: z.array(z.number()),
  weights: z.array(z.number()),
  titles: z.array(z.number()),
  cues: z.number(),
  seen: z.number(),
  keys: z.string(),
});

/** The question's words, what a mistyped one may be meant for, and where each is said. */
async function wordsSaid(db: Db, { words }: Asked, { lessons }: Asker) {
  const ids = sql.param(lessons.map(({ id }) => id));
  const titles = sql.param(lessons.map(({ title }) => title));
  const { rows } = await db.execute(sql`
    with typed as materialized (
      select t.place, t.weight, l.lexeme
      from unnest(
        ${sql.param(words.map(({ place }) => place))}::int[], ${sql.param(words.map(({ word }) => word))}::text[],
        ${sql.param(words.map(({ weight }) => weight))}::float8[]
      ) as t(place, word, weight), unnest(to_tsvector('english', t.word)) as l
    ),
    titles as materialized (
      select t.id, tsvector_to_array(to_tsvector('english', t.title)) as lexemes
      from unnest(${ids}::smallint[], ${titles}::text[]) as t(id, title)
    ),
    -- Compared with all words only if nobody says it, and its runs of letters are made once.
    strange as materialized (
      select place, lexeme, word_grams(lexeme) as grams from typed
      where weight = 1 and length(lexeme) > 3
        and not exists (select from lesson_words known where known.word = typed.lexeme)
    ),
    meant as materialized (
      select lexeme, array_agg(place) as places, array_agg(weight) as weights, bool_and(guessed) as guessed from (
        select place, lexeme, max(weight) as weight, bool_and(guessed) as guessed from (
          select place, lexeme, weight, false as guessed from typed
          union all
          select q.place, near.word, near.likeness, true from strange q
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
      ) once group by lexeme
    )
    select m.lexeme, m.places, m.weights,
      array(select id from titles where m.lexeme = any (lexemes)) as titles,
      (select count(*)::int from lesson_cues) as cues, said.seen, said.keys
    from meant m cross join lateral (
      select count(*)::int as seen, coalesce(string_agg(key::text, ' '), '') as keys
      from (
        select c.lesson_number * ${KEYS}::bigint + c.position as key from lesson_cues c
        -- "+ 0": never by the lessons, which a planner that has not counted new cues yet takes for the shorter way.
        where ${SAID} @@ quote_literal(m.lexeme)::tsquery and c.lesson_number + 0 = any (${ids}::smallint[])
        limit ${MOST_KEYS}
      ) each
    ) said
    -- One that only other lessons say would tell of them.
    where not m.guessed or said.seen > 0 or exists (select from titles where m.lexeme = any (lexemes))`);
  const all = z.array(wordRow).parse(rows);
  const said = all.map(
    ({ places, weights, keys, cues: _, ...word }): SaidWord => ({
      ...word,
      meant: places.map((place, at) => ({ place, weight: weights[at] ?? 0 })),
      keys: keys === "" ? [] : keys.split(" ").map(Number),
    }),
  );
  return { words: said, cues: all[0]?.cues ?? 0 };
}

type Read = { words: readonly SaidWord[]; ranked: Ranked };

const cueRow = z.object({
  key: z.coerce.number(),
  seconds: z.number(),
  words: z.string(),
  chapter: z.string(),
  isPhrase: z.boolean(),
});

async function cuesOf(db: Db, asked: Asked, { words, ranked }: Read): Promise<SaidMoment[]> {
  const { scored } = ranked;
  if (scored.length === 0) return [];
  const phrase = sql`phraseto_tsquery('english', ${asked.phrase})`;
  const { rows } = await db.execute(sql`
    with phrased as materialized (
      select lesson_number, position from lesson_cues where numnode(${phrase}) > 1 and ${SAID} @@ ${phrase}
    )
    select s.lesson * ${KEYS}::bigint + s.position as key, c.start_seconds as seconds, c.words, coalesce(heading.lexemes, '') as chapter,
      (s.lesson, s.position) in (select lesson_number, position from phrased) as "isPhrase"
    from unnest(
      ${sql.param(scored.map(({ key }) => lessonOf(key)))}::smallint[], ${sql.param(scored.map(({ key }) => key % KEYS))}::int[]
    ) as s(lesson, position)
    -- One by one: reading all of them would take longer.
    cross join lateral (
      select * from lesson_cues where lesson_number = s.lesson and position = s.position offset 0
    ) c
    left join lateral (
      select array_to_string(tsvector_to_array(to_tsvector('english', begun.chapter)), ' ') as lexemes
      from lesson_cues begun
      where begun.lesson_number = c.lesson_number and begun.position <= c.position and begun.chapter is not null
      order by begun.position desc limit 1
    ) heading on true
    where ${hasNone(sql`c.words`, asked.left) ?? sql`true`}`);
  const scores = new Map(scored.map((each) => [each.key, each]));
  const read = z
    .array(cueRow)
    .parse(rows)
    .map(({ key, seconds, words: text, chapter, isPhrase }) => {
      const { score = 0, had = new Set<number>() } = scores.get(key) ?? {};
      const lessonNumber = lessonOf(key);
      const isTitled = ({ titles }: SaidWord) => titles.includes(lessonNumber);
      const heading = chapter.split(" ");
      const isHeading = ({ lexeme }: SaidWord) => heading.includes(lexeme);
      const beside =
        TITLE * worthOf(words.filter(isTitled), ranked, had) +
        CHAPTER * worthOf(words.filter(isHeading), ranked, had);
      const part =
        (score + beside) / ranked.whole +
        (isPhrase || saysAll(plainText(text), asked.phrase) ? PHRASE : 0) +
        PAIR * pairsIn(plainText(text), asked.pairs);
      return { key, moment: { kind: "cue" as const, lessonNumber, seconds, words: text, part } };
    });
  return withMeanings(asked.phrase, read);
}

async function notesOf(
  db: Db,
  { left }: Asked,
  { words, ranked, asker }: Read & { asker: Asker },
): Promise<SaidMoment[]> {
  const { userId, lessonNumber, atSeconds, words: text } = lessonNotes;
  const ids = asker.lessons.map(({ id }) => id);
  const lexemes = sql<string[]>`tsvector_to_array(to_tsvector('english', ${text}))`;
  const notes = await db
    .select({ lessonNumber, seconds: atSeconds, words: text, lexemes })
    .from(lessonNotes)
    .where(and(eq(userId, asker.userId), inArray(lessonNumber, ids), hasNone(text, left)));
  return notes.flatMap(({ lexemes: noted, ...note }): SaidMoment[] => {
    const has = words.filter(({ lexeme }) => noted.includes(lexeme));
    if (has.length === 0) return [];
    return [{ kind: "note", ...note, part: worthOf(has, ranked, new Set()) / ranked.whole }];
  });
}

/** What these words are worth at the places of the question that are not had yet. */
function worthOf(words: readonly SaidWord[], { worths }: Ranked, had: ReadonlySet<number>): number {
  const best = new Map<number, number>();
  for (const { place, weight } of words.flatMap(({ meant }) => meant))
    if (!had.has(place)) best.set(place, Math.max(weight, best.get(place) ?? 0));
  return [...best].reduce((sum, [place, weight]) => sum + weight * (worths.get(place) ?? 0), 0);
}

/** Word by word, the little ones too: "no time" is "time" to the full-text search. */
function saysAll(text: string, phrase: string): boolean {
  return phrase.includes(" ") && ` ${text}`.includes(` ${phrase}`);
}

function pairsIn(text: string, pairs: readonly string[]): number {
  return Math.min(MOST_PAIRS, pairs.filter((pair) => text.includes(pair)).length);
}

/** Whether a text has none of the words that were left out. */
function hasNone(text: SQL | typeof lessonNotes.words, left: readonly string[]): SQL | undefined {
  return and(
    ...left.map((word) => {
      const gone = sql`plainto_tsquery('english', ${word})`;
      return not(sql`(numnode(${gone}) > 0 and to_tsvector('english', ${text}) @@ ${gone})`);
    }),
  );
}

function placeOf({ lessonNumber, seconds }: SaidMoment): string {
  return `${lessonNumber} ${seconds}`;
}

function byPart(one: SaidMoment, other: SaidMoment): number {
  return (
    other.part - one.part || one.lessonNumber - other.lessonNumber || one.seconds - other.seconds
  );
}
