/** Prospect imports: planned, done and undone at once if they are small, by a job if they are large (DAY-4). */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Actor } from "~/events/events.server";
import {
  beginImport,
  beginUndo,
  type ChosenColumns,
  changeMapping,
  type GuessedSheet,
  type ImportPreview,
  isBusy,
  keepImport,
  type Own,
  openImport,
  previewOf,
  tooMany,
  unseenIn,
} from "~/imports/imports.server";
import type { Db } from "~/platform/db/database.server";
import type { JobHandler } from "~/platform/jobs/job-loop.server";
import { cancelJobs, inSeconds, queueJob } from "~/platform/jobs/jobs.server";
import { bucketOf, reserve, type Sign } from "~/platform/limits/limits.server";
import { DAY_SECONDS, HOUR_SECONDS } from "~/platform/time/durations";
import { localAt } from "~/platform/time/zones";
import { type NotDone, refused } from "~/platform/web/act-result";
import { COLUMNS } from "./import-columns";
import { siteInName } from "./import-doubts.server";
import { advance } from "./run-import.server";
import { supposedColumns } from "./supposed-columns";
import { typedList } from "./typed-list";

const KIND = "imports.prospects";
/** So many are done within the request: people see the end at once. */
const FEW_ROWS = 500;
/** Unless the request was cut off, no job has to do them. */
const FEW_LATER_SECONDS = 10;
/** What waits for its person to be active again is looked at so often. */
const WAITING_SECONDS = 600;

const UPLOADS = { name: "uploads-of-account", most: 60, seconds: HOUR_SECONDS };
/** A company's whole list and a correction of it are possible in a day; filling the database is not. */
const IMPORTS = { name: "imports-of-account", most: 20, seconds: DAY_SECONDS };
const IMPORTED = { name: "imported-rows-of-account", most: 100_000, seconds: DAY_SECONDS };

/** Whose import it is; `sign`: for the limits; `zone`: of their days. */
export type Importer = { db: Db; actor: Actor; sign: Sign; zone: string };

const ownOf = ({ actor }: Importer): Own => ({ userId: actor.userId, kind: "prospects" });

/** Their fields, and what is supposed of those without a known heading, as of today. */
function columnsFor(zone: string) {
  const today = localAt(zone, Date.now()).day;
  return { columns: COLUMNS, suppose: (sheet: GuessedSheet) => supposedColumns(sheet, today) };
}

/** `name`: of the file, if it is one. */
type Upload = { content: Uint8Array | string; key: string; name?: string | undefined };

export async function uploadProspects(
  importer: Importer,
  { content, key, name = "" }: Upload,
): Promise<{ id: string } | NotDone> {
  const { db, actor, sign, zone } = importer;
  const bucket = bucketOf(sign, UPLOADS, actor.userId);
  const { columns, suppose } = columnsFor(zone);
  const site = siteInName(name);
  const answers = { zone, ...(site && { site }) };
  const sent = { content, key, columns, suppose, written: typedList, answers };
  const kept = await keepImport(db, ownOf(importer), sent, bucket);
  if ("done" in kept) return kept;
  await work(db, kept);
  return kept;
}

type Chosen = ChosenColumns & { key?: string | undefined };

export async function remapProspects(
  importer: Importer,
  id: string,
  chosen: Chosen,
): Promise<{ id: string } | NotDone> {
  const { db, zone } = importer;
  const kept = await changeMapping(db, id, ownOf(importer), { ...chosen, ...columnsFor(zone) });
  if ("done" in kept) return kept;
  await work(db, kept);
  return kept;
}

/** Keeps what was chosen after the last preview, for the next; null if nothing was. */
export async function keepUnseen(importer: Importer, id: string, chosen: Chosen) {
  const open = await openImport(importer.db, id, ownOf(importer));
  const unseen = open && unseenIn(open, { ...chosen, ...columnsFor(importer.zone) });
  return unseen ? remapProspects(importer, id, chosen) : null;
}

/** What each row would do. Null if there is nothing to preview. */
export async function prospectPreview(
  db: Db,
  id: string,
  userId: string,
): Promise<ImportPreview | null> {
  const open = await openImport(db, id, { userId, kind: "prospects" });
  return open && previewOf(db, open, open.plan);
}

/** Does it, or leaves it to a job; returns why not. */
export async function takeImport(importer: Importer, id: string): Promise<NotDone | null> {
  const { db, actor, sign } = importer;
  if (await isBusy(db, ownOf(importer), id)) return BUSY;
  const begun = await db
    .transaction(async (tx) => {
      const counts = await beginImport(tx, id, ownOf(importer));
      if (counts === null) return null;
      const rows = counts.new + counts.update;
      const refusal =
        (await reserve(tx, [bucketOf(sign, IMPORTS, actor.userId)])) ??
        (await reserve(tx, [bucketOf(sign, IMPORTED, actor.userId)], rows));
      if (refusal) throw new OverLimit(refusal.retryAfterSeconds);
      return { id, rows: rows + counts.same + counts.conflict + (counts.nobody ?? 0) };
    })
    .catch(limited);
  if (begun === null) {
    const open = await openImport(db, id, ownOf(importer));
    const planning =
      "The rows are still being looked at. Import them once the preview is complete.";
    const done = "This import is already done, or it isn't yours.";
    return refused(409, open ? planning : done);
  }
  if ("done" in begun) return begun;
  await work(db, begun);
  return null;
}

/** Thrown to undo what the transaction marked. */
class OverLimit extends Error {
  override readonly name = "OverLimit";
  constructor(readonly retryAfterSeconds: number) {
    super("over the limit of imports");
  }
}

function limited(error: unknown): NotDone {
  if (!(error instanceof OverLimit)) throw error;
  return tooMany("You have imported too many prospects for one day", error.retryAfterSeconds);
}

const BUSY = refused(409, "Another import of yours is still under way. Wait until it has ended.");

/** The same for undoing it. */
export async function takeBack(importer: Importer, id: string): Promise<NotDone | null> {
  const { db } = importer;
  if (await isBusy(db, ownOf(importer), id)) return BUSY;
  const begun = await beginUndo(db, id, ownOf(importer));
  if (begun === null) return refused(409, "This import can no longer be undone.");
  await work(db, { id, rows: begun.added + begun.updated });
  return null;
}

/** Does what is due of a small import, and leaves a large one to a job. */
async function work(db: Db, { id, rows }: { id: string; rows: number }): Promise<void> {
  const isSmall = rows <= FEW_ROWS;
  await queueJob(db, {
    kind: KIND,
    // An import is planned as often as its columns change, so each time has a key of its own.
    key: `${keyStart(id)}${randomUUID()}`,
    label: "Import of prospects",
    runAt: inSeconds(isSmall ? FEW_LATER_SECONDS : 0),
    payload: { id },
  });
  if (!isSmall) return;
  let left = await advance(db, id);
  while (left === "more") left = await advance(db, id);
  if (left === "nothing") await cancelJobs(db, keyStart(id));
}

const keyStart = (id: string) => `${KIND} ${id} `;

const payload = z.object({ id: z.uuid() });

export function prospectImportJobs(): Readonly<Record<string, JobHandler>> {
  return {
    [KIND]: async (tx, sent) => {
      const { id } = payload.parse(sent);
      const left = await advance(tx, id);
      if (left === "waits") return { again: inSeconds(WAITING_SECONDS) };
      return left === "more" ? { onward: { id } } : undefined;
    },
  };
}
