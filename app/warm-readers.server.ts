/** What questions and replies are looked up in is made before somebody asks: after a start, and after each publication. */
import type { Logger } from "pino";
import type { Content, ContentStore } from "./content/content.server";
import { warmReplies } from "./script/script.server";
import { warmHelp } from "./support/support.server";

/** `words`: those in force. Nobody waits for it, a publication neither. */
export function keepReadersWarm(content: ContentStore, words: () => Content, log: Logger): void {
  const warm = async () => {
    const now = words();
    await Promise.all([warmHelp(now), warmReplies(now)]);
  };
  const begin = () =>
    void warm().catch((error) => log.error({ err: error }, "no readers are made"));
  content.follow(async () => begin());
  begin();
}
