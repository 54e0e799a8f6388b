/** What an act reports when someone else was faster: nothing of it is stored, and the sentence says what is gone. */
import type { RouterContextProvider } from "react-router";
import { type Collision, collisionIn } from "~/platform/db/reached.server";
import { type NotDone, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";

/** What an act is about, by the table of its row. */
const NOUNS: Readonly<Record<string, string>> = {
  applicants: "This applicant",
  bookings: "This meeting",
  busy_feeds: "This calendar feed",
  cohorts: "This cohort",
  hosts: "This host",
  media_files: "This file",
  messages: "This announcement",
  submissions: "This item",
  users: "This person",
};

/** The result of an act, or a refusal if the database found that another change came first. */
export async function unlessOvertaken<Result>(
  context: Readonly<RouterContextProvider>,
  work: Promise<Result>,
): Promise<Result | NotDone> {
  try {
    return await work;
  } catch (error) {
    const collision = collisionIn(error);
    if (collision === null) throw error;
    const { log } = context.get(requestContext);
    log.warn({ err: error }, "an act was overtaken by another change");
    return refused(409, wordsOf(collision));
  }
}

function wordsOf(collision: Collision): string {
  if ("taken" in collision) return "Someone else has just stored the same, so nothing was saved";
  const what = NOUNS[collision.missing] ?? "Something this is about";
  return `${what} was deleted in the meantime, so nothing was saved`;
}
