import { GraduationCap, KeyRound, MessagesSquare, Plus } from "lucide-react";
import { useState } from "react";
import { useFetcher } from "react-router";
import { Button, ButtonLink, buttonClass } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { AdminDialog } from "./admin-dialog";
import type { EditAccess } from "./elevation.server";

/** Who looks at the tracker, and what they may see and do. */
export type Person = EditAccess & { userId: string; name: string; seesAll: boolean };

type TrackerHeadProps = { person: Person; codeIsSet: boolean; onAdd: () => void };

export function TrackerHead({ person, codeIsSet, onAdd }: TrackerHeadProps) {
  const [entering, setEntering] = useState(false);
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <p className="break-words text-quiet [overflow-wrap:anywhere]" dir="auto">
          {person.name}
        </p>
        <h1 className="text-4xl">Prospect Tracker</h1>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to="/training" look="outline">
          <GraduationCap aria-hidden="true" className="size-4" />
          Training Portal
        </ButtonLink>
        <a href="/script" className={buttonClass("outline")}>
          <MessagesSquare aria-hidden="true" className="size-4" />
          Script Portal
        </a>
        {!person.mayEdit && (
          <Button look="outline" onClick={() => setEntering(true)}>
            <KeyRound aria-hidden="true" className="size-4" />
            Admin Login
          </Button>
        )}
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" className="size-4" />
          Add New Prospect
        </Button>
      </div>
      {person.until !== null && <AccessNote until={person.until} />}
      <AdminDialog open={entering} onOpenChange={setEntering} codeIsSet={codeIsSet} />
    </div>
  );
}

/** Shows that this session may edit, and until when; one click ends it. */
function AccessNote({ until }: { until: string }) {
  const fetcher = useFetcher();
  return (
    <p className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-accent-soft px-4 py-1.5 text-accent-strong text-sm">
      <KeyRound aria-hidden="true" className="size-4" />
      <span>
        Admin access until <LocalTime at={until} never="" exact />
      </span>
      <Button
        look="quiet"
        small
        busy={fetcher.state !== "idle"}
        onClick={() => void fetcher.submit({ intent: "end-access" }, { method: "post" })}
      >
        End admin access
      </Button>
    </p>
  );
}
