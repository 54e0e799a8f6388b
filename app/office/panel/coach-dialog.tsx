import { UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import { useCan } from "~/auth/auth";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import type { Coach } from "~/team/cohorts/cohorts.server";
import { Button } from "~/ui/button";
import { FormDialog } from "~/ui/dialog";
import { useResult } from "~/ui/effects";
import { SelectField } from "~/ui/fields";
import { FormEnd } from "~/ui/form-end";
import { HiddenFields } from "~/ui/hidden-fields";
import { showToast } from "~/ui/toast";
import { addressOf, MOST_AT_ONCE, type PanelView } from "./panel-view";

type Choice = { id: string; name: string };

type ChoiceDialogProps = {
  /** What is chosen, as the field and the dialog call it, and the name it is sent under. */
  label: "Coach" | "Cohort";
  field: "coachId" | "cohortId";
  none: string;
  choices: readonly Choice[];
  /** The current one's id; empty for none. */
  current: string;
  description: string;
  about?: ReactNode;
  /** What the form sends in addition to the choice. */
  sent: Readonly<Record<string, string>>;
  action: string;
  onClose: () => void;
};

type CoachDialogProps = Omit<ChoiceDialogProps, "label" | "field" | "none" | "choices"> & {
  coaches: readonly Coach[];
};

/** Asks for the coach of one trainee, or of everyone in a view (TEAM-1). */
export function CoachDialog({ coaches, ...props }: CoachDialogProps) {
  return (
    <ChoiceDialog
      {...props}
      label="Coach"
      field="coachId"
      none="No coach"
      choices={coaches.map(({ userId, name }) => ({ id: userId, name }))}
    />
  );
}

function ChoiceDialog(props: ChoiceDialogProps) {
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || props.onClose()}
      title={props.label}
      description={props.description}
    >
      {props.about && <p className="-mt-2 mb-4 text-sm [overflow-wrap:anywhere]">{props.about}</p>}
      <ChoiceForm {...props} />
    </FormDialog>
  );
}

function ChoiceForm(props: ChoiceDialogProps) {
  const { label, field, none, choices, current, sent, action, onClose } = props;
  const fetcher = useFetcher<ActResult>();
  const result = fetcher.data;
  useResult(result, ({ done, toast }) => {
    if (!done) return;
    if (toast) showToast(toast);
    onClose();
  });
  const fault = faultIn(result);
  return (
    <fetcher.Form method="post" action={action} className="grid gap-4">
      <HiddenFields fields={sent} />
      <SelectField name={field} label={label} defaultValue={current}>
        <option value="">{none}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <FormEnd fault={fault} verb="Assign" busy={fetcher.state !== "idle"} onCancel={onClose} />
    </fetcher.Form>
  );
}

type ForAllProps = {
  coaches: readonly Coach[];
  cohorts: readonly Choice[];
  /** Null if there are more than can be assigned at once. */
  count: number | null;
  view: PanelView;
};

export function ForAll({ coaches, cohorts, count, view }: ForAllProps) {
  const [asking, setAsking] = useState<"Coach" | "Cohort" | null>(null);
  const can = useCan();
  const all = count === null ? "all trainees" : `all ${count} trainees`;
  const who = count === 1 ? "the trainee" : all;
  const sent = String(count ?? MOST_AT_ONCE + 1);
  const rest = {
    action: `/training/adminpanel${addressOf(view)}`,
    onClose: () => setAsking(null),
  };
  return (
    <>
      {coaches.length > 0 && (
        <Button look="outline" small onClick={() => setAsking("Coach")}>
          <UsersRound aria-hidden="true" className="size-4" />
          Coach…
        </Button>
      )}
      {can("cohorts.change") && cohorts.length > 0 && (
        <Button look="outline" small onClick={() => setAsking("Cohort")}>
          <UsersRound aria-hidden="true" className="size-4" />
          Cohort…
        </Button>
      )}
      {asking === "Coach" && (
        <CoachDialog
          {...rest}
          coaches={coaches}
          current={view.coach ?? ""}
          description={`Assigns one coach to ${who} in this list, with its search and filters.`}
          sent={{ intent: "coach-all", count: sent }}
        />
      )}
      {asking === "Cohort" && (
        <ChoiceDialog
          {...rest}
          label="Cohort"
          field="cohortId"
          none="No cohort"
          choices={cohorts}
          current={view.cohort ?? ""}
          description={`Adds ${who} in this list, with its search and filters, to one cohort.`}
          sent={{ intent: "cohort-all", count: sent }}
        />
      )}
    </>
  );
}
