/** A host's meetings in other calendars, and those calendars' events here (CALL-5). */
import { Form } from "react-router";
import type { NotDone } from "~/platform/web/act-result";
import { isLink } from "~/platform/web/json";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import type { FeedWarnings } from "../feed-notes";
import { Box } from "./host-fields";
import { refusalOf } from "./host-parts";

type FeedAddressProps = { address: string | null; mayChange: boolean };

export function FeedAddress({ address, mayChange }: FeedAddressProps) {
  return (
    <section aria-labelledby="feed" className="panel mt-6 p-5 sm:p-6">
      <h2 id="feed" className="text-2xl">
        Feed address
      </h2>
      <p className="mt-1 max-w-prose text-quiet">
        This host's meetings for Google Calendar, Outlook and others. Anyone with the address can
        see them, including names. A new address turns off the old one.
      </p>
      {address === null ? (
        <p className="mt-4 text-quiet">None yet.</p>
      ) : (
        <p className="mt-4 rounded-control bg-sunken px-4 py-3">
          <code className="text-sm [overflow-wrap:anywhere]">{address}</code>
        </p>
      )}
      {mayChange && (
        <Form method="post" className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="new-feed" look="outline">
            {address === null ? "Make an address" : "Make a new address"}
          </Button>
          {address !== null && (
            <Button type="submit" name="intent" value="revoke-feed" look="quiet">
              Revoke
            </Button>
          )}
        </Form>
      )}
    </section>
  );
}

type Feed = {
  id: string;
  address: string;
  allDay: boolean;
  readAt: string | null;
  fault: string | null;
  warnings: FeedWarnings;
};
type BusyFeedsProps = {
  feeds: readonly Feed[];
  refusal: NotDone | undefined;
  mayChange: boolean;
};

export function BusyFeeds({ feeds, refusal, mayChange }: BusyFeedsProps) {
  const own = refusalOf(refusal, "add-busy-feed");
  return (
    <section aria-labelledby="busy-feeds" className="panel mt-6 p-5 sm:p-6">
      <h2 id="busy-feeds" className="text-2xl">
        Busy feeds
      </h2>
      <p className="mt-1 max-w-prose text-quiet">
        Other calendars this host uses, checked every 15 minutes. Events marked as free don't count,
        and neither do events the host declined from the email address above.
      </p>
      {feeds.length === 0 ? (
        <p className="mt-4 text-quiet">None yet.</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {feeds.map((feed) => (
            <li key={feed.id} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
              <FeedState feed={feed} />
              {mayChange && (
                <Form method="post">
                  <input type="hidden" name="id" value={feed.id} />
                  <Button type="submit" name="intent" value="remove-busy-feed" look="quiet" small>
                    Remove<span className="sr-only"> {hostOf(feed.address)}</span>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <Form key={feeds.length} method="post" className="mt-5 grid items-start gap-3">
          <TextField
            name="address"
            label="Calendar address"
            placeholder="https://calendar.example.com/private/basic.ics"
            required
            maxLength={1000}
            autoComplete="off"
            defaultValue={own?.typed?.address}
            error={own?.faults?.address}
          />
          <Box name="allDay" checked={own === undefined || own.typed?.allDay === "yes"}>
            All-day events count as busy
          </Box>
          <Button type="submit" name="intent" value="add-busy-feed" className="justify-self-start">
            Add busy feed
          </Button>
        </Form>
      )}
    </section>
  );
}

/** The address without its secret part. */
function FeedState({ feed: { address, allDay, readAt, fault, warnings } }: { feed: Feed }) {
  return (
    <div className="mr-auto min-w-0">
      <span className="block font-semibold [overflow-wrap:anywhere]">{hostOf(address)}</span>
      <span className="text-quiet text-sm">
        {readAt ? (
          <>
            Read <LocalTime at={readAt} never="" exact="minutes" />
          </>
        ) : (
          "Not read yet"
        )}
        {allDay ? ", including all-day events" : ", without all-day events"}
      </span>
      {!isLink(address) && (
        <span className="block text-sm text-warning">
          This address is no longer accepted for new feeds, for example because it has a password in
          it. Remove it and add the calendar's private address instead.
        </span>
      )}
      {fault && (
        <span className="block">
          <Badge tone="warning">Cannot be read</Badge>{" "}
          <span className="text-sm text-warning">
            {fault}
            {readAt && " What we read last still counts."}
          </span>
        </span>
      )}
      <Warnings warnings={warnings} />
    </div>
  );
}

function Warnings({ warnings }: { warnings: Feed["warnings"] }) {
  const { notes, more, events = notes.length + more } = warnings;
  if (notes.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-warning">
        {events === 1 ? "1 event needs a look" : `${inDigits(events)} events need a look`}
      </summary>
      <ul className="mt-1 list-disc pl-5 [overflow-wrap:anywhere]">
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events may share their name and day
          <li key={index}>{note}</li>
        ))}
        {more > 0 && <li>And {inDigits(more)} more.</li>}
      </ul>
    </details>
  );
}

function inDigits(count: number): string {
  return count.toLocaleString("en-US");
}

function hostOf(address: string): string {
  return URL.canParse(address) ? `${new URL(address).hostname} …${address.slice(-8)}` : address;
}
