import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { readJson } from "~/platform/web/json";
import { FormDialog } from "~/ui/dialog";
import { SelectField, TextField } from "~/ui/fields";
import { FormEnd } from "~/ui/form-end";
import { LocalTime } from "~/ui/local-time";
import { useResult } from "~/ui/use-result";
import type { Duplicate } from "./add-prospect.server";
import { offeredDays } from "./call-days";
import { COUNTRIES, STATUSES } from "./prospect";
import type { TrackerResult } from "./tracker-action.server";

const NONE = "none";
const CUSTOM = "custom";

const TYPING_MS = 300;

type AddDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function AddDialog({ open, onOpenChange }: AddDialogProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add New Prospect"
      description="Income and score are shown to you and to administrators."
    >
      <AddForm onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function AddForm({ onDone }: { onDone: () => void }) {
  const fetcher = useFetcher<TrackerResult>();
  const { duplicates, look } = useDuplicates();
  useResult(fetcher.data, (result) => {
    if (result.done) onDone();
  });
  const fault = fetcher.data?.done === false ? fetcher.data.toast?.title : undefined;
  return (
    <fetcher.Form
      method="post"
      noValidate
      className="grid gap-4"
      onChange={(event) => look(new FormData(event.currentTarget))}
    >
      <input type="hidden" name="intent" value="add" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="firstName" label="First Name" autoComplete="off" maxLength={100} />
        <TextField name="lastName" label="Last Name" autoComplete="off" maxLength={100} />
      </div>
      {duplicates.length > 0 && <DuplicateWarning duplicates={duplicates} />}
      <SelectField name="country" label="Country" defaultValue="US">
        {COUNTRIES.map((country) => (
          <option key={country}>{country}</option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="annualIncome"
          label="Annual Income"
          placeholder="$65,000"
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          name="score"
          label="Credit Score"
          placeholder="720"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
      </div>
      <CallDateField />
      <FormEnd
        fault={fault}
        verb="Add Prospect"
        busy={fetcher.state !== "idle"}
        onCancel={onDone}
      />
    </fetcher.Form>
  );
}

/** A warning, no obstacle: two people may share a name. */
function DuplicateWarning({ duplicates }: { duplicates: readonly Duplicate[] }) {
  return (
    <div role="status" className="rounded-control bg-warning-soft p-3 text-sm text-warning">
      <p className="font-semibold">There is a prospect of this name and country already</p>
      <ul>
        {duplicates.map(({ id, name, status, addedBy, createdAt }) => (
          <li key={id} dir="auto" className="[overflow-wrap:anywhere]">
            {name}, {STATUSES[status].toLowerCase()}, added by {addedBy ?? "someone who has left"} (
            <LocalTime at={createdAt} never="" />)
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asks for duplicates when typing pauses; not for half a name. */
function useDuplicates() {
  const [found, setFound] = useState<{ of: string; duplicates: Duplicate[] } | null>(null);
  const [asked, setAsked] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const ask = async (query: string) => {
    const answer = await readJson<{ duplicates: Duplicate[] }>(`/tracker/duplicates?${query}`);
    if (answer) setFound({ of: query, duplicates: answer.duplicates });
  };
  const look = (form: FormData) => {
    const [firstName = "", lastName = "", country = ""] = ["firstName", "lastName", "country"].map(
      (name) => String(form.get(name) ?? "").trim(),
    );
    const complete = firstName && lastName && country;
    const query = complete ? `${new URLSearchParams({ firstName, lastName, country })}` : "";
    if (query === asked) return;
    setAsked(query);
    clearTimeout(timer.current);
    if (query !== "") timer.current = setTimeout(() => void ask(query), TYPING_MS);
  };
  return { duplicates: found?.of === asked ? found.duplicates : [], look };
}

/** The day of the call, chosen on the setter's own calendar; what is sent is that day and nothing else (TRK-2). */
function CallDateField() {
  const [offered] = useState(() => offeredDays(new Date()));
  const [choice, setChoice] = useState(offered[0]?.day ?? NONE);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name=""
        label="Call Date"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
      >
        {offered.map(({ day, label }) => (
          <option key={day} value={day}>
            {label}
          </option>
        ))}
        <option value={CUSTOM}>Custom Date</option>
        <option value={NONE}>No call yet</option>
      </SelectField>
      {choice === CUSTOM ? (
        <TextField name="callDate" label="Date" type="date" defaultValue={offered[0]?.day} />
      ) : (
        <input type="hidden" name="callDate" value={choice === NONE ? "" : choice} />
      )}
    </div>
  );
}
