import { useState } from "react";
import { Link } from "react-router";
import type { ActResult } from "~/platform/web/act-result";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { LocalTime } from "~/ui/local-time";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { saveAs } from "~/ui/save-as";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import { type AskedPay, openPayOf } from "../open-pay";
import type { FoundPerson, PersonKind } from "./find-people.server";
import type { MeetingAhead } from "./guest-records.server";

const LABELS: Readonly<Record<PersonKind, string>> = {
  trainee: "Trainee",
  prospect: "Prospect",
  guest: "Applicant or guest",
};

const GOES: Readonly<Record<PersonKind, string>> = {
  trainee:
    "Account, progress, sessions, host settings, applications, bookings and emails are deleted, and the name disappears from the log. Prospects they added stay without their name, and so do amounts in the pay ledger.",
  prospect:
    "The prospect is deleted from the tracker, with every earlier value and every meeting named for it.",
  guest:
    "Everything sent in or booked under this address is deleted, with every email about it and what setters noted to find their meetings.",
};
export const AHEAD =
  "Cancel their upcoming meetings first, or give those they host to another host";
const STAYS = "The log keeps the action but not the person's name. This cannot be undone.";

/** One found person, with what can be done about what is stored. */
export function PersonRecord({ person }: { person: FoundPerson }) {
  const { kind, id, name, detail } = person;
  const [asking, setAsking] = useState(false);
  const [pay, setPay] = useState<AskedPay | null>(null);
  const { act, result, busy, dialog } =
    useReauthenticatedForm<ActResult<{ pieces: Promise<string>[] }, MeetingAhead[]>>();
  const askToErase = async () => {
    if (kind === "trainee") setPay(await openPayOf(id, `Former user ${id.slice(0, 6)}`));
    setAsking(true);
  };
  const ahead = result?.done === false ? result.conflict : undefined;
  useResult(result, (told) => {
    const pieces = told.done && told.value?.pieces;
    if (told.toast) showToast(told.toast);
    if (pieces) void save(pieces, `personal-data-${kind}.json`);
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold [overflow-wrap:anywhere]" dir="auto">
          {name}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-quiet text-sm [overflow-wrap:anywhere]">
          <Badge tone="neutral">{LABELS[kind]}</Badge>
          {detail}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="outline"
          small
          busy={busy}
          aria-label={`Export what is stored about ${name}`}
          onClick={() => void act({ intent: "export", kind, id })}
        >
          Export
        </Button>
        <Button
          look="danger"
          small
          busy={busy}
          aria-label={`Erase what is stored about ${name}`}
          onClick={() => void askToErase()}
        >
          Erase
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={`Erase ${name}`}
          question={`${GOES[kind]} ${STAYS}`}
          about={
            <>
              {detail}
              {pay?.about}
            </>
          }
          verb="Erase"
          look="danger"
          onConfirm={() => void act({ intent: "erase", kind, id, ...pay?.seen })}
        />
      )}
      {ahead && <MeetingsAhead meetings={ahead} />}
      {dialog}
    </li>
  );
}

/** Each where it can be canceled. */
function MeetingsAhead({ meetings }: { meetings: readonly MeetingAhead[] }) {
  return (
    <div role="alert" className="basis-full rounded-control bg-danger-soft p-3 text-sm">
      <p className="font-semibold text-danger">{AHEAD}</p>
      <ul className="mt-1">
        {meetings.map(({ id, title, startsAt }) => (
          <li key={id}>
            <Link
              to={`/admin/inbox/booking/${id}`}
              className="inline-flex min-h-9 items-center underline underline-offset-4"
            >
              <span>{title}</span>
              <span>, </span>
              <LocalTime at={startsAt} never="" exact="minutes" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

async function save(pieces: readonly Promise<string>[], name: string): Promise<void> {
  saveAs(new Blob(await Promise.all(pieces), { type: "application/json" }), name);
}
