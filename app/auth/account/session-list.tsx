import { LogOut, MonitorSmartphone } from "lucide";
import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import type { OwnSession } from "./own-sessions.server";

type SessionListProps = {
  sessions: readonly OwnSession[];
  act: (fields: Record<string, string>) => unknown;
  busy: boolean;
  dialog: ReactNode;
};

/** Where the person is signed in, with a way to end each session (AUTH-7). */
export function SessionList({ sessions, act, busy, dialog }: SessionListProps) {
  return (
    <section aria-labelledby="sessions" className="panel mt-6 p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sessions" className="text-xl">
          Sessions
        </h2>
        {sessions.length > 1 && (
          <Button
            look="outline"
            small
            busy={busy}
            onClick={() => void act({ intent: "end-others" })}
          >
            End all others
          </Button>
        )}
      </div>
      <p className="mt-1 text-quiet text-sm">
        Where you are signed in. If you don't recognize a session, end it and ask for a new access
        code.
      </p>
      <ul className="mt-4 divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <Icon of={MonitorSmartphone} className="size-5 shrink-0 text-quiet" />
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {session.device}
                {session.current && <Badge tone="success">This session</Badge>}
              </p>
              <p className="mt-0.5 break-words text-quiet text-sm tabular">
                {session.address} · since{" "}
                <LocalTime at={session.createdAt} never="" exact="minutes" /> · last seen{" "}
                <LocalTime at={session.lastSeenAt} never="" exact="minutes" />
              </p>
            </div>
            {!session.current && (
              <Button
                look="quiet"
                small
                busy={busy}
                aria-label={`End the session ${session.device}`}
                onClick={() => void act({ intent: "end-session", sessionId: session.id })}
              >
                <Icon of={LogOut} className="size-4" />
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
