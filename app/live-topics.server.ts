/** The event stream's address, which topics a viewer may subscribe to, each slice's rule in one table, and what is read for it. */
import { type Auth, can, traineesSeenBy, type Viewer } from "./auth/auth.server";
import { liveCards } from "./operations/operations.server";
import type { Db } from "./platform/db/database.server";
import type { LiveHub } from "./platform/realtime/live-hub.server";
import { liveStream, type Topics } from "./platform/realtime/live-stream.server";
import { addressBlocks } from "./platform/web/client-address.server";
import { jsonError } from "./platform/web/responses.server";
import { liveFigures, publicProspects } from "./tracker/tracker.server";
import { progressByKey } from "./training/training.server";

type Rule = (viewer: Viewer | null) => string | null;

const RULES: Readonly<Record<string, Rule>> = {
  progress: (viewer) =>
    viewer && can(viewer, "training.take") ? `progress:${viewer.userId}` : null,
  sessions: (viewer) =>
    viewer && can(viewer, "training.take") ? `sessions:${viewer.userId}` : null,
  notes: (viewer) => (viewer && can(viewer, "training.take") ? `notes:${viewer.userId}` : null),
  videos: (viewer) => (can(viewer, "training.take") ? "videos" : null),
  day: (viewer) => (viewer && can(viewer, "tracker.use") ? `day:${viewer.userId}` : null),
  tracker: (viewer) => (can(viewer, "tracker.use") ? "tracker" : null),
  trainees: (viewer) => {
    if (viewer === null || !can(viewer, "trainees.read")) return null;
    return traineesSeenBy(viewer).all ? "trainees" : `trainees:${viewer.userId}`;
  },
  settings: (viewer) => (can(viewer, "settings.read") ? "settings" : null),
  content: (viewer) => (can(viewer, "content.edit") ? "content" : null),
  inbox: (viewer) => (can(viewer, "inbox.read") ? "inbox" : null),
  applicants: (viewer) => (can(viewer, "applicants.read") ? "applicants" : null),
  account: (viewer) => viewer && `account:${viewer.userId}`,
  operations: () => "operations",
};

const MOST_NAMES = 20;

type Current = {
  /** The company's zone. */
  zone: () => string;
  /** Resolves once the published words are current here. */
  readWords: () => Promise<void>;
};

/** Makes the hub read the rows that notifications name, the same way the pages' loaders do. */
export function readLiveRows(hub: LiveHub, db: Db, { zone, readWords }: Current): void {
  hub.readRows("progress", (keys) => progressByKey(db, keys));
  hub.readRows("prospect", (ids) => publicProspects(db, ids));
  hub.readRows("tracker-figures", () => liveFigures(db, zone()));
  hub.readRows("card", (ids) => liveCards(db, ids));
  // Pages that read again at once read the new ones.
  hub.readRows("lessons", async (keys) => {
    await readWords();
    return new Map(keys.map((key) => [key, {}]));
  });
}

/** What `/live?topics=` may request. */
export const LIVE_TOPICS: readonly string[] = Object.keys(RULES);

/**
 * The named topics that this viewer may subscribe to; never an unknown name. `accountOnly`: a
 * viewer who must set up a second step gets only their account's topics.
 */
export function liveTopics(
  viewer: Viewer | null,
  names: readonly string[],
  accountOnly = false,
): Topics {
  const topics = new Map<string, string>();
  for (const name of names) {
    const rule = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
    const topic = accountOnly && name !== "account" ? null : rule?.(viewer);
    if (topic) topics.set(name, topic);
  }
  return topics;
}

/**
 * An event stream of the requested topics the viewer may subscribe to; it names the refused ones.
 * 401 or 403 if none are left. `age` in the query: how many ms ago the viewer's page was requested.
 */
export async function liveResponse(
  request: Request,
  clientAddress: string,
  { auth, hub }: { auth: Auth; hub: LiveHub },
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const names = [...new Set((query.get("topics") ?? "").split(",", MOST_NAMES))];
  const age = query.get("age") ?? "";
  const admitted = (person: Viewer | null) =>
    liveTopics(person, names, person !== null && auth.mustEnrol(person));
  const viewer = await auth.readSession(request);
  const topics = admitted(viewer);
  if (topics.size === 0) return jsonError(viewer ? 403 : 401, "You may not listen to that");
  return liveStream(hub, request, {
    topics,
    refused: names.filter((name) => !topics.has(name)),
    owner: viewer?.userId ?? null,
    addressBlocks: addressBlocks(clientAddress),
    ageMs: /^\d{1,12}$/.test(age) ? Number(age) : Number.POSITIVE_INFINITY,
    admittedNow: async () => admitted(await auth.readSession(request)),
  });
}
