/** Work that lasts as long as a part of the settings is set. */
import { isDeepStrictEqual } from "node:util";
import type { Config } from "./config.server";

type Settings = { config: () => Config; follow: (changed: () => void) => void };

/** Begins it, and anew when the part changes; returns a stop function. `begin` returns what ends it. */
export function whileSet<Part>(
  settings: Settings,
  partOf: (config: Config) => Part | undefined,
  begin: (part: Part) => () => Promise<void>,
): () => Promise<void> {
  let part: Part | undefined;
  let stop = async () => {};
  const follow = () => {
    const now = partOf(settings.config());
    if (isDeepStrictEqual(now, part)) return;
    const ended = stop();
    part = now;
    const end = now === undefined ? async () => {} : begin(now);
    stop = async () => {
      await Promise.all([ended, end()]);
    };
  };
  settings.follow(follow);
  follow();
  return () => stop();
}
