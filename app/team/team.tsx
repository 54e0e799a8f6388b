/** Entry file of the team slice for views: what trainees are told, and the dates of their cohort. */
import { useFetcher } from "react-router";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";

export { type Target, targetWords } from "./cohort";

/** As its recipient sees it; `author` null: the product by a rule, or somebody who has left. */
export type Message = {
  id: string;
  title: string;
  body: string;
  author: string | null;
  at: string;
  readAt: string | null;
};

/** What has not been read yet, and folded below it what has. */
export function MessageList({ messages }: { messages: readonly Message[] }) {
  const read = messages.filter(({ readAt }) => readAt !== null);
  const unread = messages.filter(({ readAt }) => readAt === null);
  if (messages.length === 0) return null;
  return (
    <section aria-label="Announcements" className="mt-6 grid gap-3">
      {unread.map((message) => (
        <article key={message.id} className="panel border-accent p-5">
          <h2 className="text-lg [overflow-wrap:anywhere]">{message.title}</h2>
          <MessageText message={message} />
          <MarkRead id={message.id} title={message.title} />
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
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function MessageText({ message: { body, author, at } }: { message: Message }) {
  return (
    <>
      <p className="mt-1 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
      <p className="mt-1 text-quiet text-sm">
        {author && <span dir="auto">{author}, </span>}
        <LocalTime at={at} never="" exact="minutes" />
      </p>
    </>
  );
}

function MarkRead({ id, title }: { id: string; title: string }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action="/training" className="mt-3">
      <input type="hidden" name="intent" value="read" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        look="outline"
        small
        busy={fetcher.state !== "idle"}
        aria-label={`Mark as read: ${title}`}
      >
        Mark as read
      </Button>
    </fetcher.Form>
  );
}
