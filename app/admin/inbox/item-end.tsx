import { useState } from "react";
import { useCan } from "~/auth/auth";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { useToast } from "~/ui/toast";
import { type InboxItem, KINDS } from "./inbox-item";
import type { ItemResult } from "./item-result";

const QUESTIONS = {
  cancel: {
    title: "Cancel meeting",
    question: "The guest gets an email if a mail server is set. The time becomes free again.",
  },
  delete: {
    title: "Delete",
    question: "The answers and the note are gone for good. This action cannot be undone.",
  },
} as const;

type Ending = keyof typeof QUESTIONS;

/** The two ways an item ends: its meeting is canceled, or it is deleted with everything in it. */
export function ItemEnd({ item, now }: { item: InboxItem; now: string }) {
  const [asking, setAsking] = useState<Ending | null>(null);
  const { act, answer, busy, dialog } = useReauthenticatedForm<ItemResult>();
  const isAwaited = item.startsAt !== null && item.startsAt > now && item.status !== "cancelled";
  const can = useCan();
  useToast(answer?.toast);
  if (!can("inbox.delete") && !(isAwaited && can("inbox.change"))) return null;
  return (
    <section aria-label="End" className="panel grid gap-2 p-5">
      {isAwaited && can("inbox.change") && (
        <Button look="outline" busy={busy} onClick={() => setAsking("cancel")}>
          Cancel meeting
        </Button>
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
          onConfirm={() => void act({ intent: asking })}
        />
      )}
      {dialog}
    </section>
  );
}
