/** Questions nobody could answer: collected per company with a count, and made into an entry (READ-11). */
import { and, count, desc, eq, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { bucketOf, reserve, type Sign } from "~/platform/limits/limits.server";
import { cutList, found } from "~/platform/queries/lists.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { addressBlock } from "~/platform/web/client-address.server";
import { concernIn } from "~/reading/concerns";
import { withoutPersonalData } from "~/reading/personal-data";
import { wordsIn } from "~/reading/words";
import { itemPath } from "./changes";
import { type ContentDocument, withLiveItems } from "./document.server";
import { type Fields, fieldAt, itemIds } from "./fields";
import { publishedFields, readPublished } from "./published.server";
import { type QUESTION_KINDS, unansweredQuestions } from "./tables";

export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** `userId`: of the signed-in person, null for a stranger. Neither is stored. */
type Asked = { kind: QuestionKind; text: string; userId: string | null; clientAddress: string };

/** Of each kind: the rarest go first, of those the ones that were asked longest ago. */
const MOST_KEPT = 1_000;
const LONGEST = 300;
/** One person counts a question once a day, and this many of them. */
const ONCE = { name: "unanswered", most: 1, seconds: DAY_SECONDS };
const A_DAY = { name: "unanswered-each", most: 40, seconds: DAY_SECONDS };

/** Counts a question that nothing fits. Nothing is stored that has a fixed answer, nor by what somebody can be reached. */
export async function collectQuestion(db: Db, sign: Sign, asked: Asked): Promise<void> {
  const { kind, userId, clientAddress } = asked;
  if (concernIn(asked.text) !== null) return;
  const text = withoutPersonalData(asked.text).replace(/\s+/g, " ").trim();
  const question = text.length > LONGEST ? `${text.slice(0, LONGEST - 1).toWellFormed()}…` : text;
  const words = wordsIn(question).join(" ").slice(0, LONGEST) || question;
  const who = userId === null ? `caller ${addressBlock(clientAddress)}` : `person ${userId}`;
  const buckets = [bucketOf(sign, ONCE, `${who} ${kind} ${words}`), bucketOf(sign, A_DAY, who)];
  if ((await reserve(db, buckets)) !== null) return;
  const [stored] = await db
    .insert(unansweredQuestions)
    .values({ kind, words, question })
    .onConflictDoUpdate({
      target: [unansweredQuestions.kind, unansweredQuestions.words],
      set: { asked: sql`${unansweredQuestions.asked} + 1`, lastAskedAt: sql`now()` },
    })
    .returning({ asked: unansweredQuestions.asked });
  if (stored?.asked === 1) await forgetRarest(db, kind);
}

async function forgetRarest(db: Db, kind: QuestionKind): Promise<void> {
  const [row] = await db
    .select({ kept: count() })
    .from(unansweredQuestions)
    .where(eq(unansweredQuestions.kind, kind));
  if ((row?.kept ?? 0) <= MOST_KEPT) return;
  const { id, asked, lastAskedAt } = unansweredQuestions;
  await db.execute(sql`
    delete from ${unansweredQuestions} where ${id} in (
      select ${id} from ${unansweredQuestions} where ${unansweredQuestions.kind} = ${kind}
      order by ${asked} desc, ${lastAskedAt} desc offset ${MOST_KEPT})`);
}

/** The document whose entries answer each kind. */
const DOCUMENTS: Record<string, QuestionKind> = { objections: "reply", help: "help" };

/** What is asked of a document; null: nothing is. */
export function kindOf({ key }: ContentDocument): QuestionKind | null {
  return DOCUMENTS[key] ?? null;
}

/** The lists that an entry may be added to, by path, with their names. */
export function listsFor({ key, root }: ContentDocument, fields: Fields) {
  if (key === "objections")
    return ["questions", "objections"].map((path) => ({
      path,
      label: fieldAt(root, path)?.label ?? path,
    }));
  return itemIds(fields, "topics").map((id) => ({
    path: `topics.${id}.passages`,
    label: fields[`topics.${id}.title`] ?? id,
  }));
}

/** All entries, whether they are live or not. */
export function entriesIn(document: ContentDocument, fields: Fields): string[] {
  return listsFor(document, fields).flatMap(({ path }) =>
    itemIds(fields, path).map((id) => itemPath({ path, id })),
  );
}

export type UnansweredQuestion = {
  id: string;
  question: string;
  asked: number;
  lastAskedAt: string;
  /** The entry made for it, while that is not published. */
  entry: string | null;
};

/** A part of what is listed, most asked first: all but what is answered by now and what is not ours. */
export async function unansweredOf(
  db: Db,
  document: ContentDocument,
  { draft, limit, offset = 0 }: { draft: Fields; limit: number; offset?: number },
) {
  const { kind, notOurs, entry, asked, lastAskedAt, id } = unansweredQuestions;
  const published = publishedFields(document, await readPublished(db));
  const live = entriesIn(document, withLiveItems(document, published));
  const rows = await db
    .select({ id, question: unansweredQuestions.question, asked, lastAskedAt, entry, found })
    .from(unansweredQuestions)
    .where(
      and(
        eq(kind, kindOf(document) ?? "reply"),
        eq(notOurs, false),
        or(isNull(entry), notInArray(entry, live)),
      ),
    )
    .orderBy(desc(asked), desc(lastAskedAt), id)
    .limit(limit)
    .offset(offset);
  const drafted = new Set(entriesIn(document, draft));
  return cutList(
    rows.map(
      ({ lastAskedAt: at, entry: made, ...row }): UnansweredQuestion & { found: number } => ({
        ...row,
        lastAskedAt: at.toISOString(),
        entry: made !== null && drafted.has(made) ? made : null,
      }),
    ),
  );
}
