/** The event stream's address, and which topics of it a viewer may hear: each slice's rule, in one table. */
import type { Auth, Viewer } from "./auth/auth.server";
import { jsonError } from "./platform/http/answers.server";
import { addressBlock } from "./platform/http/client-address.server";
import type { LiveHub } from "./platform/realtime/live-hub.server";
import { liveStream } from "./platform/realtime/live-stream.server";

type Rule = (viewer: Viewer | null) => string | null;

const RULES: Readonly<Record<string, Rule>> = {
  progress: (viewer) => viewer && `progress:${viewer.userId}`,
  videos: (viewer) => viewer && "videos",
  tracker: (viewer) => viewer && "tracker",
  trainees: (viewer) => (viewer?.isAdmin ? "trainees" : null),
  settings: (viewer) => (viewer?.isAdmin ? "settings" : null),
  inbox: (viewer) => (viewer?.isAdmin ? "inbox" : null),
  account: (viewer) => viewer && `account:${viewer.userId}`,
  operations: () => "operations",
};

/** What may be asked for in `/live?topics=`. */
export const LIVE_TOPICS: readonly string[] = Object.keys(RULES);

/**
 * The topics behind a comma-separated list of names; null where any is unknown or not for this viewer.
 * `accountOnly`: a viewer who must set up a second step hears of nothing but their account.
 */
export function liveTopics(
  viewer: Viewer | null,
  names: string,
  accountOnly = false,
): string[] | null {
  if (accountOnly && names !== "account") return null;
  const topics = names
    .split(",")
    .slice(0, 20)
    .map((name) => (Object.hasOwn(RULES, name) ? RULES[name]?.(viewer) : null));
  const allowed = topics.filter((topic) => typeof topic === "string");
  return allowed.length === topics.length ? allowed : null;
}

/** An event stream of the topics that the query names; 401 or 403 where the viewer may not hear one of them. */
export async function answerLive(
  request: Request,
  clientAddress: string,
  { auth, hub }: { auth: Auth; hub: LiveHub },
): Promise<Response> {
  const names = new URL(request.url).searchParams.get("topics") ?? "";
  const admitted = (person: Viewer | null) =>
    liveTopics(person, names, person !== null && auth.mustEnrol(person));
  const viewer = await auth.readSession(request);
  const topics = admitted(viewer);
  if (topics === null) return jsonError(viewer ? 403 : 401, "You may not listen to that");
  const stillAdmitted = async () => admitted(await auth.readSession(request)) !== null;
  return liveStream(hub, request, {
    topics,
    owner: viewer?.userId ?? null,
    addressBlock: addressBlock(clientAddress),
    stillAdmitted,
  });
}
