/** Messages to a trainee. The dashboard of someone who has none loads nothing of it. */
import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { RichText } from "~/content/content";
import type { CutList } from "~/platform/queries/lists.server";
import { Button } from "~/ui/button";
import { Face } from "~/ui/face";
import { LocalTime } from "~/ui/local-time";
import { ShownOf } from "~/ui/shown-of";
import type { Message } from "./messages.server";

export type MessageListProps = {
  messages: CutList<Message>;
  more: string | null;
  nudgesRefused: boolean;
};

/** Unread messages, and below them the read ones, folded. */
export function MessageList({
  messages: { listed, found },
  more,
  nudgesRefused,
}: MessageListProps) {
  const read = listed.filter(({ readAt }) => readAt !== null);
  const unread = listed.filter(({ readAt }) => readAt === null);
  return (
    <section aria-label="Announcements" className="mt-4 grid gap-3">
      {unread.map((message) => (
        <article key={message.id} className="panel border-accent p-5">
          <h2 className="text-lg [overflow-wrap:anywhere]">{message.title}</h2>
          <MessageText message={message} />
          <div className="mt-3 flex flex-wrap gap-2">
            <MarkRead id={message.id} title={message.title} />
            {message.kind === "nudge" && !nudgesRefused && <NudgesOff />}
          </div>
        </article>
      ))}
      {read.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 py-2.5 font-semibold text-quiet">
            Announcements you have read ({read.length})
          </summary>
          <ul className="panel divide-y divide-line px-5">
            {read.map((message) => (
              <li key={message.id} className="py-3">
                <h2 className="text-base [overflow-wrap:anywhere]">{message.title}</h2>
                <MessageText message={message} />
                {message.kind === "nudge" && !nudgesRefused && <NudgesOff />}
              </li>
            ))}
          </ul>
        </details>
      )}
      <ShownOf shown={listed.length} found={found} what="announcements" more={more} />
      {nudgesRefused && (
        <div className="flex flex-wrap items-center gap-3 text-quiet text-sm">
          Reminders are off.
          <Intent intent="nudges-on" words="Turn reminders on" />
        </div>
      )}
    </section>
  );
}

function MessageText({ message: { text, author, photo, at, edited } }: { message: Message }) {
  return (
    <>
      <div className="mt-1 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
        <RichText blocks={text} />
      </div>
      <p className="mt-2 flex items-center gap-2 text-quiet text-sm">
        {author && <Face name={author} photo={photo} />}
        <span>
          {author && <span dir="auto">{author}, </span>}
          <LocalTime at={at} never="" exact="minutes" />
          {edited && ". Edited"}
        </span>
      </p>
    </>
  );
}

function MarkRead({ id, title }: { id: string; title: string }) {
  return (
    <Intent intent="read" words="Mark as read" label={`Mark as read: ${title}`}>
      <input type="hidden" name="id" value={id} />
    </Intent>
  );
}

function NudgesOff() {
  return <Intent intent="nudges-off" words="No more reminders" />;
}

type IntentProps = { intent: string; words: string; label?: string; children?: ReactNode };

/** A one-button form for the dashboard's action. */
function Intent({ intent, words, label, children }: IntentProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action="/training">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" look="outline" small busy={fetcher.state !== "idle"} aria-label={label}>
        {words}
      </Button>
    </fetcher.Form>
  );
}
