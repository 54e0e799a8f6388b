/** The objection drill of one person: today's objections, and their replies (PRAC-4). */
import { and, desc, eq } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { contentOf } from "~/content/content.server";
import { PUBLIC_FIGURES, unbackedFigures } from "~/figures/figures.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { knownZone, localAt } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { wordsIn } from "~/reading/words";
import { OBJECTIONS, sentMessage } from "~/script/script.server";
import { currentLinks } from "~/settings/settings.server";
import { betterReply, missingMoves, type Objection } from "./drill-grade";
import type { Move } from "./drill-moves";
import { type DrillDay, drillDay, type Grade, isOpen } from "./drill-schedule";
import { drillReviews } from "./tables";

/** If a trainee's zone is still unknown: then no card has a day either. */
const FIRST_ZONE = "America/New_York";

type Context = Readonly<RouterContextProvider>;

export type DrillReview = typeof drillReviews.$inferSelect;

export type Drill = DrillDay & { today: string; reviews: DrillReview[] };

export function objectionsOf(context: Context): readonly Objection[] {
  return contentOf(context, OBJECTIONS).objections;
}

/** This person's current date. `zone`: the browser's, if known. */
export async function drillOf(
  db: Db,
  objections: readonly Objection[],
  userId: string,
  zone: string | null = null,
): Promise<Drill> {
  const reviews = await db
    .select()
    .from(drillReviews)
    .where(eq(drillReviews.userId, userId))
    .orderBy(desc(drillReviews.day), desc(drillReviews.repliedAt));
  const [last] = reviews;
  const local = localAt(zone ?? last?.zone ?? FIRST_ZONE, Date.now()).day;
  // Traveling west does not give anyone a day twice.
  const today = last && last.day > local ? last.day : local;
  const ids = objections.map(({ id }) => id);
  return { ...drillDay(reviews, ids, today), today, reviews };
}

/** A typed reply. `tries`: how often it was tried that day when the form was shown. */
export type Reply = { objection: string; reply: string; tries: number; zone: string };

/** `elsewhere`: another reply to it came first, from another tab, and counts; `closed`: it does not come up now. */
type Taken = "taken" | "elsewhere" | "closed";

/** Grades and stores a reply; one that was sent twice counts once. */
export async function takeReply(context: Context, userId: string, sent: Reply): Promise<Taken> {
  const { db } = context.get(requestContext);
  const objections = objectionsOf(context);
  const objection = objections.find(({ id }) => id === sent.objection);
  if (!objection) return "closed";
  const isRight = missing(context, objection, sent.reply).length === 0;
  return withLock(db, { name: "drill", of: userId }, async (tx) => {
    const known = knownZone(sent.zone);
    const { queue, reviews, today } = await drillOf(tx, objections, userId, known);
    const before = reviews.find(({ day, objection: id }) => day === today && id === objection.id);
    if (before && before.tries > sent.tries)
      return before.reply === sent.reply ? "taken" : "elsewhere";
    if (!queue.includes(objection.id) || (before && !isOpen(before))) return "closed";
    const grade: Grade = !isRight ? "wrong" : before ? "late" : "right";
    const zone = known ?? reviews[0]?.zone ?? FIRST_ZONE;
    const changed = { grade, zone, reply: sent.reply, repliedAt: new Date() };
    if (before)
      await tx
        .update(drillReviews)
        .set({ ...changed, tries: before.tries + 1 })
        .where(
          and(
            eq(drillReviews.userId, userId),
            eq(drillReviews.day, today),
            eq(drillReviews.objection, objection.id),
          ),
        );
    else
      await tx
        .insert(drillReviews)
        .values({ ...changed, userId, day: today, objection: objection.id, tries: 1 });
    return "taken";
  });
}

/** What a reply lacks, by the company's own words and figures; its own reply lacks nothing. */
export function missing(context: Context, objection: Objection, reply: string): Move[] {
  if (wordsIn(reply).join(" ") === wordsIn(betterOf(context, objection)).join(" ")) return [];
  return missingMoves(reply, objection, unbackedFigures(reply, contentOf(context, PUBLIC_FIGURES)));
}

/** The company's own reply, as it would be sent. */
export function betterOf(context: Context, objection: Objection): string {
  return sentMessage(betterReply(objection), currentLinks(context));
}
