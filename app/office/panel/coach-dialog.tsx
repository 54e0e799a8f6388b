import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import type { Coach } from "~/team/cohorts/cohorts.server";
import { FormDialog } from "~/ui/dialog";
import { HiddenFields, SelectField } from "~/ui/fields";
import { FormEnd } from "~/ui/form-end";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";

type CoachDialogProps = {
  coaches: readonly Coach[];
  /** The current one's id; empty for none. */
  current: string;
  description: string;
  about: ReactNode;
  /** What the form sends in addition to the choice. */
  sent: Readonly<Record<string, string>>;
  onClose: () => void;
};

/** Asks for the coach of one trainee (TEAM-1). */
export function CoachDialog(props: CoachDialogProps) {
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || props.onClose()}
      title="Coach"
      description={props.description}
    >
      <p className="-mt-2 mb-4 text-sm [overflow-wrap:anywhere]">{props.about}</p>
      <CoachForm {...props} />
    </FormDialog>
  );
}

function CoachForm({ coaches, current, sent, onClose }: CoachDialogProps) {
  const fetcher = useFetcher<ActResult>();
  const result = fetcher.data;
  useResult(result, ({ done, toast }) => {
    if (!done) return;
    if (toast) showToast(toast);
    onClose();
  });
  const fault = faultIn(result);
  return (
    <fetcher.Form method="post" action="/training/adminpanel" className="grid gap-4">
      <HiddenFields fields={sent} />
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
