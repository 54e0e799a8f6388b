import { useState } from "react";
import { Form } from "react-router";
import { RichText } from "~/content/content";
import type { CutList } from "~/platform/queries/lists.server";
import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/fields";
import { HiddenFields } from "~/ui/hidden-fields";
import { LocalTime } from "~/ui/local-time";
import { ShownOf } from "~/ui/shown-of";
import type { Reach } from "../messages.server";
import type { Announcement, Preview } from "./announcements.server";
import type { CohortResult } from "./cohort-acts.server";

type AnnouncementsProps = {
  nextId: string;
  to: string;
  sent: CutList<Announcement>;
  more: string | null;
  reach: Reach;
  /** Of the page's last form. */
  result: CohortResult | undefined;
};

/** `nextId`: for the next message, so a form sent twice is one message. */
export function Announcements(props: AnnouncementsProps) {
  const { nextId, to, result, more, reach } = props;
  const { listed, found } = props.sent;
  const preview = result?.done ? result.value?.preview : undefined;
  const [id, setId] = useState(preview?.id ?? nextId);
  // Until it is sent, the form keeps its identity and its text when the page reloads.
  if (listed.some((each) => each.id === id)) setId(nextId);
  const shown = preview?.id === id ? preview : undefined;
  return (
    <>
      <AnnouncementForm key={id} id={id} to={to} reach={reach} typed={shown} />
      {shown && <PreviewView preview={shown} />}
      <AnnouncementList announcements={listed} />
      <ShownOf shown={listed.length} found={found} what="announcements" more={more} />
    </>
  );
}

type FormProps = { id: string; to: string; reach: Reach; typed: Preview | undefined };

function AnnouncementForm({ id, to, reach, typed }: FormProps) {
  return (
    <Form method="post" className="panel mt-4 grid gap-4 p-6">
      <input type="hidden" name="id" value={id} />
      <Words title={typed?.title} body={typed?.body} />
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="mail" className="size-4" defaultChecked={typed?.mail} />
        Also by email: {reach.reached} of {reach.total} have an address
      </label>
      <p className="text-quiet text-sm">To {to}. Nothing is sent before you have seen it.</p>
      <p>
        <Button type="submit" name="intent" value="preview">
          Preview
        </Button>
      </p>
    </Form>
  );
}

function Words({
  title = "",
  body = "",
}: {
  title?: string | undefined;
  body?: string | undefined;
}) {
  return (
    <>
      <TextField
        name="title"
        label="Title"
        maxLength={120}
        required
        autoComplete="off"
        defaultValue={title}
      />
      <TextArea
        name="body"
        label="Text"
        rows={4}
        maxLength={4_000}
        required
        defaultValue={body}
        placeholder="**bold**, [a link](https://…), or an address as it is"
      />
    </>
  );
}

/** 204 people, 2 by email. */
function audienceWords({ people, mails, mail }: Preview): string {
  const who = people === 1 ? "1 person" : `${people.toLocaleString("en-US")} people`;
  return mail ? `${who}, ${mails.toLocaleString("en-US")} by email` : who;
}

function PreviewView({ preview }: { preview: Preview }) {
  const { id, title, body, mail, blocks, mailText, mails } = preview;
  const sent: Record<string, string> = { id, title, body };
  if (mail) sent.mail = "on";
  return (
    <section aria-label="Preview" className="panel mt-4 grid gap-4 border-accent p-6">
      <div>
        <p className="text-quiet text-sm">On their dashboards:</p>
        <h3 className="text-lg [overflow-wrap:anywhere]">{title}</h3>
        <div className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
          <RichText blocks={blocks} heading="h4" />
        </div>
      </div>
      {mails > 0 && (
        <div>
          <p className="text-quiet text-sm">By email, after a greeting:</p>
          <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{mailText}</p>
        </div>
      )}
      <Form method="post">
        <HiddenFields fields={sent} />
        <Button type="submit" name="intent" value="announce" className="whitespace-normal">
          Send to {audienceWords(preview)}
        </Button>
      </Form>
    </section>
  );
}

/** What was sent, with who has read it and when. */
function AnnouncementList({ announcements }: { announcements: readonly Announcement[] }) {
  if (announcements.length === 0) return null;
  return (
    <ul aria-label="Sent announcements" className="panel mt-4 divide-y divide-line">
      {announcements.map((each) => (
        <SentAnnouncement key={each.id} announcement={each} />
      ))}
    </ul>
  );
}

function SentAnnouncement({ announcement }: { announcement: Announcement }) {
  const { title, blocks, author, at, receipts, read, edited, unsent, mails } = announcement;
  return (
    <li className="px-5 py-4">
      <h3 className="text-lg [overflow-wrap:anywhere]">{title}</h3>
      <div className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
        <RichText blocks={blocks} heading="h4" />
      </div>
      <p className="mt-1 text-quiet text-sm">
        {author && `${author}, `}
        <LocalTime at={at} never="" exact="minutes" />
        {mails > 0 && `. ${mails.toLocaleString("en-US")} by email`}
        {edited && ". Edited"}
        {unsent &&
          (mails > 0
            ? ". Unsent: nobody sees it in the portal any more; the emails stay in inboxes"
            : ". Unsent: nobody sees it any more")}
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
      {!unsent && <ChangeForms announcement={announcement} />}
    </li>
  );
}

function ChangeForms({ announcement: { id, title, body } }: { announcement: Announcement }) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <details className="min-w-0 grow text-sm">
        <summary className="min-h-11 py-2.5 font-semibold">Edit</summary>
        <Form method="post" className="grid max-w-2xl gap-4 py-2">
          <input type="hidden" name="id" value={id} />
          <Words key={title + body} title={title} body={body} />
          <p>
            <Button type="submit" name="intent" value="edit" small>
              Save
            </Button>
          </p>
        </Form>
      </details>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="unsend"
          look="outline"
          small
          aria-label={`Unsend ${title}`}
        >
          Unsend
        </Button>
      </Form>
    </div>
  );
}
