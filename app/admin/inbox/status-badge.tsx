import { Badge } from "~/ui/badge";
import { type InboxItem, STATUSES, type Status } from "./inbox-item";
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
