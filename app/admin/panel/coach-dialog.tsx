import { UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/ui/button";
import { FormDialog } from "~/ui/dialog";
import { SelectField } from "~/ui/fields";
import { FormEnd } from "~/ui/form-end";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import type { Coach } from "./coaches.server";
import type { PanelResult } from "./panel-action.server";
import { addressOf, type PanelView } from "./panel-view";

type CoachDialogProps = {
  coaches: readonly Coach[];
  /** The id of the one they have; empty for none. */
  current: string;
  description: string;
  about?: ReactNode;
  /** What the form sends besides the coach. */
  sent: Readonly<Record<string, string>>;
  action: string;
  onClose: () => void;
};

/** Asks for the coach of one trainee, or of all in a view (TEAM-1). */
export function CoachDialog(props: CoachDialogProps) {
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || props.onClose()}
      title="Coach"
      description={props.description}
    >
      {props.about && <p className="-mt-2 mb-4 text-sm [overflow-wrap:anywhere]">{props.about}</p>}
      <CoachForm {...props} />
    </FormDialog>
  );
}

function CoachForm({ coaches, current, sent, action, onClose }: CoachDialogProps) {
  const fetcher = useFetcher<PanelResult>();
  const result = fetcher.data;
  useResult(result, ({ done, toast }) => {
    if (!done) return;
    if (toast) showToast(toast);
    onClose();
  });
  const fault =
    result?.done === false ? (result.toast?.title ?? "That did not work. Try again.") : undefined;
  return (
    <fetcher.Form method="post" action={action} className="grid gap-4">
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField name="coachId" label="Coach" defaultValue={current}>
        <option value="">No coach</option>
        {coaches.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </SelectField>
      <FormEnd fault={fault} verb="Assign" busy={fetcher.state !== "idle"} onCancel={onClose} />
    </fetcher.Form>
  );
}

type CoachOfAllProps = { coaches: readonly Coach[]; count: number; view: PanelView };

/** Gives everyone in the view a coach. */
export function CoachOfAll({ coaches, count, view }: CoachOfAllProps) {
  const [asking, setAsking] = useState(false);
  const who = count === 1 ? "the trainee" : `all ${count} trainees`;
  return (
    <>
      <Button look="outline" small onClick={() => setAsking(true)}>
        <UsersRound aria-hidden="true" className="size-4" />
        Coach…
      </Button>
      {asking && (
        <CoachDialog
          coaches={coaches}
          current={view.coach ?? ""}
          description={`Gives ${who} of this list, with its search and filters, one coach.`}
          sent={{ intent: "coach-all", count: String(count) }}
          action={`/training/adminpanel${addressOf(view)}`}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
