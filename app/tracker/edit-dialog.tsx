import { FormDialog } from "~/ui/dialog";
import { FormEnd } from "~/ui/form-end";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import { ConflictPanel } from "./conflict-panel";
import { STATUS_NAMES, STATUSES } from "./prospect";
import type { Draft, ProspectChange } from "./use-prospect-change";

type EditDialogProps = { name: string; draft: Draft; change: ProspectChange };

/** Status, deal amount and rescheduled date of one prospect (TRK-4). */
export function EditDialog({ name, draft, change }: EditDialogProps) {
  const { fault } = change;
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || change.close()}
      title={`Edit ${name}`}
      description="Everyone viewing the tracker sees the change right away."
    >
      {fault?.theirs ? (
        <ConflictPanel theirs={fault.theirs} draft={draft} change={change} />
      ) : (
        <EditForm draft={draft} fault={fault?.message} change={change} />
      )}
    </FormDialog>
  );
}

type EditFormProps = { draft: Draft; fault: string | undefined; change: ProspectChange };

function EditForm({ draft, fault, change }: EditFormProps) {
  const save = (form: FormData) =>
    change.save({
      version: draft.version,
      status: STATUS_NAMES.find((each) => each === form.get("status")) ?? draft.status,
      dealAmount: String(form.get("dealAmount")),
      rescheduledDate: String(form.get("rescheduledDate")),
    });
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(new FormData(event.currentTarget));
      }}
    >
      <SelectField name="status" label="Status" defaultValue={draft.status}>
        {STATUS_NAMES.map((status) => (
          <option key={status} value={status}>
            {STATUSES[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="dealAmount"
        label="Deal Amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        hint="In dollars, such as 2,500. Ten percent of it is commission once the deal closes."
        defaultValue={draft.dealAmount}
      />
      <TextField
        name="rescheduledDate"
        label="Rescheduled Date"
        type="date"
        defaultValue={draft.rescheduledDate}
      />
      <FormEnd fault={fault} verb="Save" onCancel={change.close} />
    </form>
  );
}
