import { useState } from "react";
import { Form } from "react-router";
import { RichText } from "~/content/content";
import type { CutList } from "~/platform/queries/lists.server";
import { BeganFrom } from "~/ui/began-from";
import { Button } from "~/ui/button";
import { HiddenFields, TextArea, TextField } from "~/ui/fields";
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
  const [changed, setChanged] = useState<Preview>();
  // Until it is sent, the form keeps its identity and its text when the page reloads.
  if (listed.some((each) => each.id === id)) setId(nextId);
  const shown = preview?.id === id ? preview : undefined;
  return (
    <>
      <AnnouncementForm
        key={id}
        id={id}
        to={to}
        reach={reach}
        typed={shown}
        onChange={() => setChanged(shown)}
      />
      {shown && shown === changed && <ChangedSince />}
      {shown && shown !== changed && <PreviewView preview={shown} />}
      <AnnouncementList announcements={listed} stored={markIn(result)} />
      <ShownOf shown={listed.length} found={found} what="announcements" more={more} />
    </>
  );
}

/** Of what is stored since the page's last form. */
export function markIn(result: CohortResult | undefined): string | undefined {
  return result?.done ? result.value?.mark : result?.conflict;
}

type FormProps = {
  id: string;
  to: string;
  reach: Reach;
  typed: Preview | undefined;
  onChange: () => void;
};

function AnnouncementForm({ id, to, reach, typed, onChange }: FormProps) {
  return (
    <Form method="post" onInput={onChange} className="panel mt-4 grid gap-4 p-6">
      <input type="hidden" name="id" value={id} />
      <Words title={typed?.title} body={typed?.body} />
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="mail" className="size-4" defaultChecked={typed?.mail} />
        Also by email, which reaches {reach.willing} of {reach.total}
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

/** What was seen is no longer what would be sent. */
function ChangedSince() {
  return (
    <p role="status" className="mt-4 font-medium text-warning">
      You changed it. Preview it again to send it.
    </p>
  );
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

type ListProps = { announcements: readonly Announcement[]; stored: string | undefined };

/** What was sent, with who has read it and when. */
function AnnouncementList({ announcements, stored }: ListProps) {
  if (announcements.length === 0) return null;
  return (
    <ul aria-label="Sent announcements" className="panel mt-4 divide-y divide-line">
      {announcements.map((each) => (
        <SentAnnouncement
          key={each.id}
          announcement={each}
          stored={each.mark === stored ? stored : undefined}
        />
      ))}
    </ul>
  );
}

/** `stored`: see `BeganFrom`. */
type SentProps = { announcement: Announcement; stored: string | undefined };

function SentAnnouncement({ announcement, stored }: SentProps) {
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
      {!unsent && <ChangeForms announcement={announcement} stored={stored} />}
    </li>
  );
}

function ChangeForms({ announcement: { id, title, body, mark }, stored }: SentProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 text-sm">
      <details className="min-w-0 grow">
        <summary className="min-h-11 py-2.5 font-semibold">Edit</summary>
        <Form method="post" className="grid max-w-2xl gap-4 py-2">
          <input type="hidden" name="id" value={id} />
          <BeganFrom mark={mark} stored={stored} />
          <Words title={title} body={body} />
          <label className="flex min-h-11 items-center gap-2">
            <input type="checkbox" name="again" className="size-4" defaultChecked />
            Show it as new to those who have read it
          </label>
          <p>
            <Button type="submit" name="intent" value="edit" small>
              Save
            </Button>
          </p>
        </Form>
      </details>
      <details>
        <summary className="min-h-11 py-2.5 font-semibold text-danger">Unsend</summary>
        <Form method="post" className="grid gap-3 py-2">
          <input type="hidden" name="id" value={id} />
          <p className="max-w-prose text-quiet">
            It leaves every dashboard, and emails that still wait are not sent.
          </p>
          <p>
            <Button
              type="submit"
              name="intent"
              value="unsend"
              look="danger"
              small
              aria-label={`Unsend ${title}`}
            >
              Unsend
            </Button>
          </p>
        </Form>
      </details>
    </div>
  );
}
