import { useState } from "react";
import { useFetcher } from "react-router";
import { parseMoney } from "~/platform/money/money";
import { useResult } from "~/ui/use-result";
import type { Editable, Status } from "./prospect";
import type { Prospect } from "./prospect-columns.server";
import type { CurrentVersion } from "./prospect-record.server";
import type { TrackerResult } from "./tracker-acts.server";

/** The edit form's entries, as typed, and the version of the row it started from. */
export type Draft = {
  version: number;
  status: Status;
  dealAmount: string;
  rescheduledDate: string;
  showed: "yes" | "no";
};

export type ProspectChange = {
  /** The change on its way to the server; null if there is none. */
  pending: Partial<Editable> | null;
  /** What the form shows; null while it is closed. */
  draft: Draft | null;
  fault: { message: string; theirs: CurrentVersion | null } | null;
  busy: boolean;
  open: () => void;
  close: () => void;
  save: (draft: Draft) => void;
  undo: () => void;
};

/**
 * Changing one prospect: the form closes right away and the row shows what was entered. If the server refuses, the form
 * comes back with it; if someone was faster, with what they entered too (TRK-5).
 */
export function useProspectChange(prospect: Prospect): ProspectChange {
  const fetcher = useFetcher<TrackerResult>();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [sent, setSent] = useState<Draft | null>(null);
  const [fault, setFault] = useState<ProspectChange["fault"]>(null);
  useResult(fetcher.data, (result) => {
    if (result.done || sent === null) return;
    const message = result.toast?.description ?? result.toast?.title ?? "";
    setFault({ message, theirs: result.conflict ?? null });
    setDraft(sent);
  });
  const send = (fields: Record<string, string | number>, from: number) =>
    void fetcher.submit({ ...fields, id: prospect.id, version: from }, { method: "post" });
  const show = (next: Draft | null) => {
    setFault(null);
    setDraft(next);
  };
  return {
    pending: fetcher.formData?.get("intent") === "edit" ? pendingOf(sent) : null,
    draft,
    fault,
    busy: fetcher.state !== "idle",
    open: () => show(draftOf(prospect)),
    close: () => show(null),
    save(next) {
      show(null);
      setSent(next);
      const { version, ...fields } = next;
      send({ ...fields, intent: "edit" }, version);
    },
    undo() {
      setSent(null);
      send({ intent: "undo" }, prospect.version);
    },
  };
}

function draftOf({ version, status, dealCents, rescheduledDate, showed }: Prospect): Draft {
  const dealAmount = dealCents === null ? "" : String(dealCents / 100);
  return {
    version,
    status,
    dealAmount,
    rescheduledDate: rescheduledDate ?? "",
    showed: showed ? "yes" : "no",
  };
}

function pendingOf(sent: Draft | null): Partial<Editable> | null {
  if (sent === null) return null;
  const { status, dealAmount, rescheduledDate } = sent;
  return { status, dealCents: parseMoney(dealAmount), rescheduledDate: rescheduledDate || null };
}
