/** Which topics of the event stream a viewer may hear: each slice's rule, in one table. */
import type { Viewer } from "./auth/auth.server";

type Rule = (viewer: Viewer | null) => string | null;

const RULES: Readonly<Record<string, Rule>> = {
  progress: (viewer) => viewer && `progress:${viewer.userId}`,
  videos: (viewer) => viewer && "videos",
  trainees: (viewer) => (viewer?.isAdmin ? "trainees" : null),
};

/** The topics behind a comma-separated list of names; null where any is unknown or not for this viewer. */
export function liveTopics(viewer: Viewer | null, names: string): string[] | null {
  const topics = names
    .split(",")
    .slice(0, 20)
    .map((name) => (Object.hasOwn(RULES, name) ? RULES[name]?.(viewer) : null));
  const allowed = topics.filter((topic) => typeof topic === "string");
  return allowed.length === topics.length ? allowed : null;
}
