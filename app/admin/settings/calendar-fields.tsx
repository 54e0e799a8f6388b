import { WEEKDAYS } from "~/settings/settings";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import { type FieldState, storedHint } from "./settings-form";

type CalendarFieldsProps = { field: (name: string) => FieldState; zones: readonly string[] };

const NUMBERS = [
  { name: "lengthMinutes", label: "Length", example: "Minutes of a meeting. Example: 30" },
  {
    name: "stepMinutes",
    label: "Step",
    example: "Minutes from one start to the next. Example: 30",
  },
  {
    name: "bufferMinutes",
    label: "Buffer",
    example: "Minutes kept free after each meeting. Example: 10",
  },
  { name: "noticeHours", label: "Notice", example: "Hours before the earliest start. Example: 4" },
  { name: "horizonDays", label: "Horizon", example: "Days ahead that can be booked. Example: 21" },
  { name: "dailyCap", label: "Daily cap", example: "Most meetings per day. Example: 16" },
  { name: "seats", label: "Seats", example: "People at one start. Example: 1, for a group 30" },
] as const;

export function CalendarFields({ field, zones }: CalendarFieldsProps) {
  return (
    <>
      <ZoneField state={field("zone")} zones={zones} />
      <fieldset>
        <legend className="font-heading font-semibold text-lg">Weekly hours</legend>
        <p id="hours-hint" className="mt-1 text-quiet text-sm">
          Example: 09:00-12:00, 13:00-18:00. A day without hours is closed; 24:00 is midnight.
        </p>
        <div className="mt-3 grid items-start gap-3 sm:grid-cols-2">
          {WEEKDAYS.map((day) => {
            const state = field(day);
            return (
              <TextField
                key={day}
                name={day}
                label={`${day.charAt(0).toUpperCase()}${day.slice(1)}`}
                defaultValue={state.value}
                error={state.error}
                hint={storedHint(state)}
                placeholder="Closed"
                autoComplete="off"
                className="tabular"
              />
            );
          })}
        </div>
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {NUMBERS.map(({ name, label, example }) => {
          const state = field(name);
          return (
            <TextField
              key={name}
              name={name}
              label={label}
              defaultValue={state.value}
              error={state.error}
              hint={[storedHint(state), example].filter(Boolean).join(". ")}
              inputMode="numeric"
              autoComplete="off"
              className="tabular"
            />
          );
        })}
      </div>
    </>
  );
}

function ZoneField({ state, zones }: { state: FieldState; zones: readonly string[] }) {
  return (
    <div className="grid max-w-md gap-1.5">
      <SelectField name="zone" label="Time zone" defaultValue={state.value}>
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </SelectField>
      <p className="text-quiet text-sm">
        {[storedHint(state), "The hours below are in this zone. Example: America/New_York"]
          .filter(Boolean)
          .join(". ")}
      </p>
      {state.error && <p className="font-medium text-danger text-sm">{state.error}</p>}
    </div>
  );
}
