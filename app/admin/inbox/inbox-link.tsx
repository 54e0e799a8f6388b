import { Inbox } from "lucide-react";
import { useRef, useState } from "react";
import { useLive } from "~/platform/realtime/use-live";
import { ButtonLink } from "~/ui/button";
import type { NewCounts } from "./inbox-item";
import { NewCount } from "./kind-tabs";
import { readInbox } from "./use-live-items";

const SETTLE_MS = 400;

/** The way to the inbox, with how many items are new there. */
export function InboxLink({ fresh }: { fresh: NewCounts }) {
  const [live, setLive] = useState({ from: fresh, now: fresh });
  const waiting = useRef(false);
  const { request, application, booking } = live.from === fresh ? live.now : fresh;
  useLive(["inbox"], () => {
    if (waiting.current) return;
    waiting.current = true;
    setTimeout(async () => {
      waiting.current = false;
      const again = await readInbox("", []);
      if (again) setLive({ from: fresh, now: again.fresh });
    }, SETTLE_MS);
  });
  return (
    <ButtonLink to="/admin/inbox" look="outline">
      <Inbox aria-hidden="true" className="size-4" />
      Inbox
      <NewCount count={request + application + booking} />
    </ButtonLink>
  );
}
