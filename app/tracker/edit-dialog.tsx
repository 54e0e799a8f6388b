import type { ReactNode } from "react";
import { dollars, parseMoney } from "~/platform/money/money";
import { shortDayText } from "~/platform/time/zones";
import { ConflictPanel } from "~/ui/conflict-panel";
import { FormDialog } from "~/ui/dialog";
import { SelectField, TextField } from "~/ui/fields";
import { FormEnd } from "~/ui/form-end";
import { LocalTime } from "~/ui/local-time";
import { type Editable, STATUS_NAMES, STATUSES } from "./prospect";
import type { CurrentVersion } from "./prospect-record.server";
import type { Draft, ProspectChange } from "./use-prospect-change";

const FIELDS = ["Status", "Deal amount", "Rescheduled date"];

type EditDialogProps = { name: string; about: ReactNode; draft: Draft; change: ProspectChange };

/** Status, deal amount and rescheduled date of one prospect (TRK-4). */
export function EditDialog({ name, about, draft, change }: EditDialogProps) {
  const { fault } = change;
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || change.close()}
      title={`Edit ${name}`}
      description={<>{about}. Everyone viewing the tracker sees the change right away.</>}
    >
      {fault?.theirs ? (
        <Conflict theirs={fault.theirs} draft={draft} change={change} />
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
      showed: form.get("showed") === "yes" ? "yes" : "no",
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
        hint="In dollars, such as 2,500. Commission is figured from it once the deal closes."
        defaultValue={draft.dealAmount}
      />
      <TextField
        name="rescheduledDate"
        label="Rescheduled Date"
        type="date"
        defaultValue={draft.rescheduledDate}
      />
      <SelectField name="showed" label="Showed up for the call" defaultValue={draft.showed}>
        <option value="no">No</option>
        <option value="yes">Yes</option>
      </SelectField>
      <FormEnd fault={fault} verb="Save" onCancel={change.close} />
    </form>
  );
}

type ConflictProps = { theirs: CurrentVersion; draft: Draft; change: ProspectChange };

function Conflict({ theirs, draft, change }: ConflictProps) {
  const mine = {
    status: draft.status,
    dealCents: parseMoney(draft.dealAmount),
    rescheduledDate: draft.rescheduledDate || null,
  };
  const [own, other] = [valuesOf(mine), valuesOf(theirs)];
  return (
    <ConflictPanel
      fields={FIELDS.map((name, at) => ({ name, theirs: other[at] ?? "", mine: own[at] ?? "" }))}
      onKeep={change.close}
      onSave={() => change.save({ ...draft, version: theirs.version })}
    >
      <strong dir="auto">{theirs.by}</strong> has changed this prospect in the meantime (
      <LocalTime at={theirs.at} never="" exact />
      ). Your changes were not saved.
    </ConflictPanel>
  );
}

/** The fields in words, in the order of `FIELDS`. */
export function valuesOf({ status, dealCents, rescheduledDate }: Editable): string[] {
  return [
    STATUSES[status],
    dealCents === null ? "–" : dollars(dealCents),
    rescheduledDate === null ? "–" : shortDayText(rescheduledDate),
  ];
}
