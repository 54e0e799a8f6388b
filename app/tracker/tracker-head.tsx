import { CalendarClock, GraduationCap, KeyRound, MessagesSquare, Plus, Wallet } from "lucide";
import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { useCan } from "~/auth/auth";
import { faultIn } from "~/platform/web/act-result";
import { Button, ButtonLink, buttonClass } from "~/ui/button";
import { FormDialog } from "~/ui/dialog";
import { TextField } from "~/ui/fields";
import { FormEnd } from "~/ui/form-end";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import { useResult } from "~/ui/use-result";
import type { EditAccess } from "./elevation.server";
import type { TrackerResult } from "./tracker-acts.server";

/** The tracker's viewer, and what they may see and do. */
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
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <ButtonLink to="/tracker/today" look="outline">
          <Icon of={CalendarClock} className="size-4" />
          My Day
        </ButtonLink>
        <ButtonLink to="/tracker/pay" look="outline">
          <Icon of={Wallet} className="size-4" />
          My Pay
        </ButtonLink>
        <ButtonLink to="/training" look="outline">
          <Icon of={GraduationCap} className="size-4" />
          Training Portal
        </ButtonLink>
        <a href="/script" className={buttonClass("outline")}>
          <Icon of={MessagesSquare} className="size-4" />
          Script Portal
        </a>
        {!person.mayEdit && (
          <Button look="outline" onClick={() => setEntering(true)}>
            <Icon of={KeyRound} className="size-4" />
            Admin Login
          </Button>
        )}
        <Button onClick={onAdd} className="max-sm:order-first max-sm:w-full">
          <Icon of={Plus} className="size-4" />
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
      <Icon of={KeyRound} className="size-4" />
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

type AdminDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  codeIsSet: boolean;
};

/** Asks for the admin code, which the server checks (TRK-4). */
function AdminDialog({ open, onOpenChange, codeIsSet }: AdminDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Admin Login"
      description="The admin code lets you edit prospects for eight hours, in this browser only."
    >
      {codeIsSet ? <CodeForm onDone={close} /> : <NoCode onClose={close} />}
    </FormDialog>
  );
}

function CodeForm({ onDone }: { onDone: () => void }) {
  const fetcher = useFetcher<TrackerResult>();
  useResult(fetcher.data, (result) => {
    if (result.done) onDone();
  });
  return (
    <fetcher.Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="elevate" />
      <TextField
        name="code"
        label="Admin code"
        type="password"
        autoComplete="off"
        required
        error={faultIn(fetcher.data)}
      />
      <FormEnd verb="Log in" busy={fetcher.state !== "idle"} onCancel={onDone} />
    </fetcher.Form>
  );
}

function NoCode({ onClose }: { onClose: () => void }) {
  const maySet = useCan()("settings.read");
  return (
    <>
      <p>
        No admin code is set, so only administrators can edit. An administrator sets one under{" "}
        {maySet ? (
          <Link to="/admin/settings/access" className="link">
            Settings, Access
          </Link>
        ) : (
          "Settings, Access"
        )}
        .
      </p>
      <div className="mt-6 flex justify-end">
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
}
