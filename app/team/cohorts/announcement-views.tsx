import { useState } from "react";
import { Form } from "react-router";
import type { CutList } from "~/platform/queries/lists.server";
import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import { ShownOf } from "~/ui/shown-of";
import type { Reach } from "../messages.server";
import type { Announcement } from "./announcements.server";

type AnnouncementsProps = {
  nextId: string;
  to: string;
  sent: CutList<Announcement>;
  more: string | null;
  reach: Reach;
};

/** `nextId`: for the next message, so a form sent twice is one message. */
export function Announcements({ nextId, to, sent, more, reach }: AnnouncementsProps) {
  const { listed, found } = sent;
  const [id, setId] = useState(nextId);
  // Until it is sent, the form keeps its identity and its text when the page reloads.
  if (listed.some((each) => each.id === id)) setId(nextId);
  return (
    <>
      <AnnouncementForm key={id} id={id} to={to} reach={reach} />
      <AnnouncementList announcements={listed} />
      <ShownOf shown={listed.length} found={found} what="announcements" more={more} />
    </>
  );
}

type AnnouncementFormProps = { id: string; to: string; reach: Reach };

function AnnouncementForm({ id, to, reach }: AnnouncementFormProps) {
  return (
    <Form method="post" className="panel mt-4 grid gap-4 p-6">
      <input type="hidden" name="id" value={id} />
      <TextField name="title" label="Title" maxLength={120} required autoComplete="off" />
      <TextArea name="body" label="Text" rows={4} maxLength={4_000} required />
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="mail" className="size-4" />
        Also by email: {reach.reached} of {reach.total} have an address
      </label>
      <p>
        <Button type="submit" name="intent" value="announce">
          Send to {to}
        </Button>
      </p>
    </Form>
  );
}

/** What was sent, with who has read it and when. */
function AnnouncementList({ announcements }: { announcements: readonly Announcement[] }) {
  if (announcements.length === 0) return null;
  return (
    <ul aria-label="Sent announcements" className="panel mt-4 divide-y divide-line">
      {announcements.map(({ id, title, body, author, at, receipts, read }) => {
        return (
          <li key={id} className="px-5 py-4">
            <h3 className="text-lg [overflow-wrap:anywhere]">{title}</h3>
            <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
            <p className="mt-1 text-quiet text-sm">
              {author && `${author}, `}
              <LocalTime at={at} never="" exact="minutes" />
            </p>
            <details className="text-sm">
              <summary className="min-h-11 py-2.5 font-semibold">
                Read by {read} of {receipts.found}
              </summary>
              <ul className="grid gap-1 sm:grid-cols-2">
                {receipts.listed.map(({ userId, name, readAt }) => (
                  <li key={userId}>
                    <span dir="auto">{name}</span>:{" "}
                    <LocalTime at={readAt} never="not read" exact="minutes" />
                  </li>
                ))}
              </ul>
              <ShownOf shown={receipts.listed.length} found={receipts.found} what="people" />
            </details>
          </li>
        );
      })}
    </ul>
  );
}
