import { type Stage, stageWords } from "~/applicants/applicants";
import { Badge } from "~/ui/badge";

const TONES = {
  new: "accent",
  qualified: "accent",
  "interview booked": "warning",
  interviewed: "warning",
  accepted: "success",
  declined: "neutral",
  withdrawn: "neutral",
} as const satisfies Record<Stage, string>;

export function StageBadge({ stage }: { stage: Stage }) {
  return <Badge tone={TONES[stage]}>{stageWords(stage)}</Badge>;
}
