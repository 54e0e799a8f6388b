import { Mail } from "lucide";
import { useState } from "react";
import { useCan } from "~/auth/auth";
import { MINUTE_MS } from "~/platform/time/durations";
import { zoneText } from "~/platform/time/zone-names";
import type { ActResult } from "~/platform/web/act-result";
import { Button, buttonClass } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { TextArea } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { useToast } from "~/ui/toast";
import { type InboxItem, itemWords, KINDS, nameOf, referenceOf, whatWords } from "./inbox-item";
import type { ItemDetails } from "./item-details.server";
import { AgeMark, QualifiedBadge, StatusBadge } from "./status";

const QUESTIONS = {
  cancel: {
    title: "Cancel meeting",
    question:
      "The guest gets an email if a mail server is configured. The time becomes free again.",
  },
  delete: {
    title: "Delete",
    question: "The answers and the note will be gone for good. This action cannot be undone.",
  },
} as const;

type ItemHeadProps = { item: InboxItem; meeting: ItemDetails["meeting"]; now: string };

/** Who sent it, what it is, how long it has waited, and how to reply. */
export function ItemHead({ item, meeting, now }: ItemHeadProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <p className="font-semibold text-quiet text-sm">{whatWords(item)}</p>
        <h1 dir="auto" className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">
          {nameOf(item)}
        </h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <StatusBadge status={item.status} />
          {item.qualified !== null && <QualifiedBadge qualified={item.qualified} />}
          <AgeMark item={item} now={now} />
          <span className="text-quiet">
            received <LocalTime at={item.at} never="" exact="minutes" />
          </span>
        </p>
        {meeting && item.startsAt && <Meeting startsAt={item.startsAt} meeting={meeting} />}
      </div>
      {item.mail && (
        <a
          href={mailAddress(item)}
          className={`${buttonClass("outline")} max-w-full max-sm:w-full`}
          title={`Write to ${item.mail}`}
        >
          <Icon of={Mail} className="size-4 shrink-0" />
          <span className="truncate">{item.mail}</span>
        </a>
      )}
    </header>
  );
}

type MeetingProps = { startsAt: string; meeting: NonNullable<ItemDetails["meeting"]> };

function Meeting({ startsAt, meeting: { endsAt, zone, isConfirmed } }: MeetingProps) {
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);
  return (
    <p className="mt-3">
      <strong>
        Meeting: <LocalTime at={startsAt} never="" exact="minutes" />
      </strong>
      <span className="text-quiet">
        {" "}
        · {minutes} min · guest in {zoneText(zone)}
        {isConfirmed && " · confirmed by the guest"}
      </span>
    </p>
  );
}

/** Opens an email to the sender; its subject names the item, so a reply can be matched to it. */
function mailAddress(item: InboxItem): string {
  const subject = `Re: ${itemWords(item)} (${referenceOf(item).slice(-8)})`;
  return `mailto:${encodeURIComponent(item.mail).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`;
}

type Ending = keyof typeof QUESTIONS;

/** The two ways an item ends: its meeting is canceled, or it is deleted with everything in it. */
export function ItemEnd({ item, meeting, now }: ItemHeadProps) {
  const [asking, setAsking] = useState<Ending | null>(null);
  const { act, result, busy, dialog } = useReauthenticatedForm<ActResult>();
  const isAwaited = item.startsAt !== null && item.startsAt > now && item.status !== "cancelled";
  const [words, setWords] = useState("");
  const can = useCan();
  useToast(result?.toast);
  if (!can("inbox.delete") && !(isAwaited && can("inbox.change"))) return null;
  return (
    <section aria-label="End" className="panel grid gap-2 p-5">
      {isAwaited && can("inbox.change") && (
        <>
          <TextArea
            name="words"
            label="Words to the guest (optional)"
            rows={2}
            maxLength={1_000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button look="outline" busy={busy} onClick={() => setAsking("cancel")}>
            Cancel meeting
          </Button>
        </>
      )}
      {can("inbox.delete") && (
        <Button look="outline" busy={busy} onClick={() => setAsking("delete")}>
          Delete {KINDS[item.kind].toLowerCase()}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsking(null)}
          title={QUESTIONS[asking].title}
          verb={QUESTIONS[asking].title}
          look="danger"
          question={QUESTIONS[asking].question}
          onConfirm={() =>
            void act(
              asking === "cancel"
                ? { intent: asking, words, seen: String(meeting?.sequence ?? "") }
                : { intent: asking },
            )
          }
        />
      )}
      {dialog}
    </section>
  );
}
