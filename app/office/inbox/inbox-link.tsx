import { Inbox } from "lucide";
import { useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { useIsLoading } from "~/platform/pages/under-way";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { readJson } from "~/platform/web/json";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { countWords, type Kind, type NewCounts } from "./inbox-item";
import { type InboxView, queryOf } from "./inbox-view";
import { type Fetched, type Shown, withFetched } from "./live-items";

/** Changes that arrive together are fetched together. */
const COLLECT_MS = 100;
const MOST_IDS = 50;

const TABS: readonly { kind: Kind | undefined; words: string }[] = [
  { kind: undefined, words: "All" },
  { kind: "request", words: "Requests" },
  { kind: "application", words: "Applications" },
  { kind: "booking", words: "Bookings" },
];

const SETTLE_MS = 400;

/** A link to new inbox items with their number; nothing if there are none. */
export function InboxLink({ fresh }: { fresh: NewCounts }) {
  const [live, setLive] = useState({ from: fresh, now: fresh });
  const waiting = useRef(false);
  const isLoading = useIsLoading();
  const refresh = useRefresh();
  const { request, application, booking } = live.from === fresh ? live.now : fresh;
  // The page may have reloaded while the counts were loading.
  const arrived = useEffectEvent((now: NewCounts) => setLive({ from: fresh, now }));
  useLive(["inbox"], () => {
    // A load already under way may be older than this change.
    if (isLoading()) refresh();
    if (waiting.current) return;
    waiting.current = true;
    setTimeout(async () => {
      waiting.current = false;
      const again = await readInbox("", []);
      if (again) arrived(again.fresh);
      else refresh();
    }, SETTLE_MS);
  });
  const count = request + application + booking;
  if (count === 0) return null;
  return (
    <ButtonLink to="/admin/inbox" look="outline">
      <Icon of={Inbox} className="size-4" />
      Inbox
      <NewCount count={count} />
    </ButtonLink>
  );
}

/** The kinds as links, each with its number of new items. */
export function KindTabs({ view, fresh }: { view: InboxView; fresh: NewCounts }) {
  const all = fresh.request + fresh.application + fresh.booking;
  return (
    <nav aria-label="Kinds" className="mt-6 flex flex-wrap gap-1 border-line border-b">
      {TABS.map(({ kind, words }) => (
        <Link
          key={words}
          to={queryOf(view, { kind, form: undefined })}
          aria-current={view.kind === kind ? "page" : undefined}
          preventScrollReset
          className="-mb-px inline-flex min-h-11 items-center gap-2 border-transparent border-b-2 px-3 font-semibold text-quiet hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {words}
          <NewCount count={kind ? fresh[kind] : all} />
        </Link>
      ))}
    </nav>
  );
}

function NewCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="drawn rounded-full bg-accent px-2 py-0.5 text-on-accent text-xs tabular">
      {countWords(count)}
      <span className="sr-only"> new</span>
    </span>
  );
}

type Loaded = { list: Shown; fresh: NewCounts; now: string };

type Again = Fetched & { fresh: NewCounts; now: string };

/** The loader's result plus what changed since: each change costs its row and the counts. */
export function useLiveItems(loaded: Loaded, view: InboxView): Loaded {
  const [live, setLive] = useState({ from: loaded.list, now: loaded });
  const current = live.from === loaded.list ? live.now : loaded;
  const waiting = useRef(new Set<string>());
  const isLoading = useIsLoading();
  const refresh = useRefresh();
  const arrived = useEffectEvent((asked: Shown, { fresh, now, ...fetched }: Again) => {
    // The list loaded in the meantime may be of another view, and already has earlier changes.
    if (asked !== loaded.list) return;
    setLive((before) => {
      const { list } = before.from === asked ? before.now : loaded;
      return { from: asked, now: { list: withFetched(list, fetched, view.page), fresh, now } };
    });
  });
  const fetchWaiting = useEffectEvent(async () => {
    const ids = [...waiting.current];
    waiting.current.clear();
    if (ids.length > MOST_IDS) return refresh();
    const asked = loaded.list;
    const again = await readInbox(queryOf(view, { page: view.page }), ids);
    if (again) arrived(asked, again);
  });
  useLive(["inbox"], ({ key }) => {
    if (waiting.current.size === 0) setTimeout(() => void fetchWaiting(), COLLECT_MS);
    waiting.current.add(key);
    // A load already under way may be older than this change.
    if (isLoading()) refresh();
  });
  return current;
}

/** These items as they appear in the view, and how many are new; null if the server cannot be reached. */
export async function readInbox(query: string, ids: readonly string[]): Promise<Again | null> {
  const asked = new URLSearchParams(query);
  for (const id of ids) asked.append("id", id);
  return readJson(`/admin/inbox-items?${asked}`);
}
