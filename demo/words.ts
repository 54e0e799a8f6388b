/** What a company enters about its own people: the founder and the large story of the front page. */
import { type ContentStore, publish } from "../app/content/content.server";
import { contentDrafts } from "../app/content/tables";
import type { Db } from "../app/platform/db/database.server";

const WORDS = {
  landing: {
    "founder.name": "Dana Example (sample)",
    "founder.role": "Founder and head coach",
    "founder.text":
      "I set appointments for four years before I taught it. What I was missing at the start was not another course but someone who read my messages and told me where I lost people. That is the company I built: you write to real prospects from the first weeks, and one of us reviews your messages until you no longer need us.",
  },
  testimonials: {
    "story.name": "Noor Specimen (sample)",
    "story.role": "Business Development Representative",
    "story.before": "Shift lead in a hotel",
    "story.after": "Books calls for a software company, from home",
    "story.quote":
      "I kept the night shift for eight weeks and trained in the afternoons. My first booking came on day nineteen. I still have the message that changed it: I had stopped explaining and asked what a good week would look like.",
    "story.consent": "2026-10-01",
  },
} as const;

export async function publishSampleWords(db: Db, content: ContentStore): Promise<void> {
  const drafts = Object.entries(WORDS).flatMap(([key, fields]) =>
    Object.entries(fields).map(([path, value]) => ({ key, path, value })),
  );
  await db.insert(contentDrafts).values(drafts);
  const outcome = await publish(db, content, {
    keys: Object.keys(WORDS),
    authorId: null,
    note: "Sample people of the demo",
    sure: true,
    record: async () => {},
  });
  if (outcome.state !== "published") throw new Error(`The sample words: ${outcome.state}`);
}
