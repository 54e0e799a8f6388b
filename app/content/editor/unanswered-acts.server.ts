/** What administrators do with a question that nobody could answer (READ-11). */
import { and, eq } from "drizzle-orm";
import type { Viewer } from "~/auth/auth.server";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { itemPath, type ListChange, markOf, newItemId } from "../changes";
import type { ContentDocument } from "../document.server";
import { readDraft, saveDraft } from "../drafts.server";
import { fieldAt } from "../fields";
import { CONTENT_LOCK } from "../publish.server";
import { lastNumbers } from "../removed-items.server";
import { unansweredQuestions } from "../tables";
import { entriesIn, kindOf, listsFor } from "../unanswered.server";

/** `entry`: the path of the entry that is now in the draft. */
export type EntryOutcome = { entry: string } | { fault: string };

/** Adds an entry with the question as its name to the draft; pressed twice, it is the same entry. */
export async function makeEntry(
  db: Db,
  viewer: Viewer,
  document: ContentDocument,
  { id, list }: { id: string; list: string },
): Promise<EntryOutcome> {
  return withLock(db, CONTENT_LOCK, async (tx) => {
    const [row] = await tx.select().from(unansweredQuestions).where(isAsked(document, id));
    if (!row) return { fault: "This question is no longer listed" };
    const { fields } = await readDraft(tx, document);
    if (row.entry !== null && entriesIn(document, fields).includes(row.entry))
      return { entry: row.entry };
    const field = fieldAt(document.root, list);
    if (field?.kind !== "list" || !listsFor(document, fields).some(({ path }) => path === list))
      return { fault: "There is no such list" };
    const last = (await lastNumbers(tx, document))[list];
    const entry = itemPath({ path: list, id: newItemId(field, list, fields, last) });
    const changes = entryChanges(document, entry, row.question);
    const saved = await saveDraft(tx, document, { authorId: viewer.userId, changes });
    if (saved.state === "faults") return { fault: Object.values(saved.faults)[0] ?? "" };
    await tx.update(unansweredQuestions).set({ entry }).where(eq(unansweredQuestions.id, id));
    const after = { entry, asked: row.asked };
    await record(tx, viewer, { verb: "questions.entry", document, after });
    return { entry };
  });
}

/** False: it is not listed. */
export async function dismissQuestion(
  db: Db,
  viewer: Viewer,
  document: ContentDocument,
  id: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(unansweredQuestions)
      .set({ notOurs: true })
      .where(and(isAsked(document, id), eq(unansweredQuestions.notOurs, false)))
      .returning({ asked: unansweredQuestions.asked });
    if (row) await record(tx, viewer, { verb: "questions.dismiss", document, after: row });
    return row !== undefined;
  });
}

function isAsked(document: ContentDocument, id: string) {
  return and(
    eq(unansweredQuestions.id, id),
    eq(unansweredQuestions.kind, kindOf(document) ?? "reply"),
  );
}

/** The item, its name, and as what people say if it has such a list. */
function entryChanges({ root }: ContentDocument, entry: string, question: string) {
  const fitting = (path: string) => {
    const field = fieldAt(root, path);
    const most = field && "max" in field ? field.max : undefined;
    return question.slice(0, most).toWellFormed();
  };
  const at = entry.lastIndexOf(".");
  const lists: ListChange[] = [{ act: "add", path: entry.slice(0, at), id: entry.slice(at + 1) }];
  const paths = [`${entry}.title`];
  const says = `${entry}.says`;
  if (fieldAt(root, says)?.kind === "list") {
    lists.push({ act: "add", path: says, id: "1" });
    paths.push(`${says}.1`);
  }
  const values = paths.map((path) => ({ path, value: fitting(path), marks: [markOf("")] }));
  return { lists, values };
}

function record(
  tx: Db,
  viewer: Viewer,
  {
    verb,
    document: { key, label },
    after,
  }: {
    verb: "questions.entry" | "questions.dismiss";
    document: ContentDocument;
    after: Record<string, string | number>;
  },
) {
  const subject = { kind: "content" as const, id: key, label };
  return recordEvent(tx, { actor: viewer, verb, subject, before: null, after });
}
