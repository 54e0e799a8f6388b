import { useFetcher } from "react-router";
import type { ActResult } from "~/platform/web/act-result";
import { Badge } from "~/ui/badge";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import { type InboxItem, itemPath, STATUS_NAMES, STATUSES, type Status } from "./inbox-item";
import { ageOf } from "./response-target";

const TONES = {
  new: "accent",
  open: "warning",
  done: "success",
  accepted: "success",
  declined: "neutral",
  cancelled: "neutral",
} as const;

export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={TONES[status]}>{STATUSES[status]}</Badge>;
}

const AGE_COLORS = {
  neutral: "text-quiet",
  success: "text-quiet",
  warning: "font-semibold text-warning",
  danger: "font-semibold text-danger",
} as const;

/** How long someone waits or has waited, compared with the promised 24-hour response. */
export function AgeMark({ item, now }: { item: InboxItem; now: string }) {
  const age = ageOf(item, now);
  if (age === null) return <span className="text-quiet">–</span>;
  return <span className={`whitespace-nowrap tabular ${AGE_COLORS[age.tone]}`}>{age.words}</span>;
}

/** Whether an applicant meets what the form asks for. */
export function QualifiedBadge({ qualified }: { qualified: boolean }) {
  return (
    <Badge tone={qualified ? "success" : "danger"}>
      {qualified ? "Qualified" : "Not qualified"}
    </Badge>
  );
}

/** Changing an item's status: it shows right away, and reverts if the server refuses. */
export function useItemChange(item: InboxItem) {
  const fetcher = useStatusFetcher(item);
  const wanted = fetcher.formData?.get("status");
  return {
    /** What to show: the pending change, otherwise the stored value. */
    status: STATUS_NAMES.find((each) => each === wanted) ?? item.status,
    busy: fetcher.state !== "idle",
    change: (status: Status) => fetcher.change(status, item.version),
  };
}

/** Reports the outcome of an item's changes, with undo; stays mounted even if its row leaves the list. */
export function ChangeResult({ item }: { item: InboxItem }) {
  const fetcher = useStatusFetcher(item);
  useResult(fetcher.data, (told) => {
    if (!told.toast) return;
    const changed = told.done ? told.value?.changed : undefined;
    const before = changed?.before;
    const canUndo = before !== undefined && before !== "accepted" && before !== "cancelled";
    const undo = () => fetcher.change(before ?? "new", changed?.version ?? 0);
    showToast({ ...told.toast, ...(canUndo && { undo }) });
  });
  return null;
}

/** The current version, and the previous status, to undo a change. */
type Changed = { changed: { version: number; before: Status } };

function useStatusFetcher(item: InboxItem) {
  const fetcher = useFetcher<ActResult<Changed>>({ key: `status ${item.id}` });
  return {
    ...fetcher,
    change: (status: Status, version: number) =>
      void fetcher.submit(
        { intent: "status", status, version },
        { method: "post", action: itemPath(item) },
      ),
  };
}
