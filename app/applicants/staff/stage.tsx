import { useFetcher, useFetchers, useLocation, useNavigate, useSubmit } from "react-router";
import type { ActResult } from "~/platform/web/act-result";
import { Badge } from "~/ui/badge";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import { type Applicant, applicantPath } from "../applicant";
import { isOpen, moveFault, STAGES, type Stage, stageWords } from "../stages";

export const moveKey = ({ id }: Pick<Applicant, "id">) => `applicant ${id}`;

export function useMoved(applicants: readonly Applicant[]): Applicant[] {
  const wanted = new Map(
    useFetchers().map(({ key, formData }) => [key, formData?.get("stage")] as const),
  );
  return applicants.map((applicant) => {
    const stage = STAGES.find((each) => each === wanted.get(moveKey(applicant)));
    return stage ? { ...applicant, stage } : applicant;
  });
}

/** In the address of an applicant's page: opens its form for declining them. */
export const DECIDE = "decide";

/**
 * Returns a function that moves applicants, or says why it cannot; a decline first asks for the letter. `onMove`: called
 * before it is sent.
 */
export function useApplicantMove(onMove: (who: Applicant) => void) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (applicant: Applicant, stage: Stage, version = applicant.version) => {
    if (stage === "declined" && isOpen(applicant.stage)) {
      const asked = new URLSearchParams(search);
      asked.set(DECIDE, "decline");
      return void navigate(applicantPath(applicant.id, `?${asked}`), { preventScrollReset: true });
    }
    const fault = moveFault(applicant, stage);
    if (fault !== null) return showToast({ title: fault, tone: "danger" });
    if (stage === applicant.stage) return;
    onMove(applicant);
    void submit(
      { intent: "move", stage, version },
      {
        method: "post",
        action: applicantPath(applicant.id),
        navigate: false,
        fetcherKey: moveKey(applicant),
      },
    );
  };
}

/** The current version and the previous stage, for undo. */
type Moved = { version: number; before: Stage };

/** Reports the outcome of an applicant's moves, with undo; stays mounted even if the row leaves the list. */
export function MoveResult({ applicant }: { applicant: Applicant }) {
  const fetcher = useFetcher<ActResult<Moved>>({ key: moveKey(applicant) });
  useResult(fetcher.data, (result) => {
    const moved = result.done ? result.value : undefined;
    const undo =
      moved &&
      (() =>
        void fetcher.submit(
          { intent: "move", stage: moved.before, version: moved.version },
          { method: "post", action: applicantPath(applicant.id) },
        ));
    if (result.toast) showToast({ ...result.toast, undo });
  });
  return null;
}

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
