import { useFetcher } from "react-router";
import { OUTCOMES, type Outcome } from "~/booking/booking";
import type { ActResult } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { useToast } from "~/ui/toast";
import { UndoButton } from "~/ui/undo-button";

type OutcomeButtonsProps = {
  action: string;
  id: string;
  /** Whose meeting it is, for the button names in a list. */
  guest?: string;
  outcome: Outcome | null;
};

/** The outcome of a meeting that has begun: one click sets it, the next click on the same button clears it. */
export function OutcomeButtons({ action, id, guest, outcome }: OutcomeButtonsProps) {
  const fetcher = useFetcher<ActResult>();
  useToast(fetcher.data?.toast);
  const sent = fetcher.formData?.get("outcome");
  const shown = sent === undefined ? (outcome ?? "none") : String(sent);
  return (
    <fetcher.Form method="post" action={action} className="flex flex-wrap gap-2">
      <input type="hidden" name="intent" value="outcome" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="was" value={shown} />
      {OUTCOMES.map(({ name, label }) => (
        <Button
          key={name}
          type="submit"
          name="outcome"
          value={shown === name ? "none" : name}
          look="outline"
          small
          aria-label={guest && `${label}: ${guest}`}
          aria-pressed={shown === name}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
        >
          {label}
        </Button>
      ))}
      {outcome !== null && <UndoButton name="outcome" value="none" of={guest} />}
    </fetcher.Form>
  );
}
