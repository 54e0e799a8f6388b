import { useState } from "react";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import { offeredDays } from "./call-days";

const NONE = "none";
const CUSTOM = "custom";

/** The day of the call, chosen on the setter's own calendar; what is sent is that day and nothing else (TRK-2). */
export function CallDateField() {
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
