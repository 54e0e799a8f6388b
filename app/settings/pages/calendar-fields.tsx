/** When a calendar can be booked, and how often. */
import { TextField } from "~/ui/fields";
import { WeekHours } from "~/ui/week-hours";
import { ZoneSelect } from "~/ui/zone-select";
import { hoursFrom, WEEKDAYS } from "../settings";
import { type FieldState, storedHint } from "./settings-form";

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
  { name: "seats", label: "Seats", example: "People per meeting. Example: 1, or 30 for a group" },
] as const;

type CalendarFieldsProps = { field: (name: string) => FieldState; zones: readonly string[] };

export function CalendarFields({ field, zones }: CalendarFieldsProps) {
  return (
    <>
      <ZoneField state={field("zone")} zones={zones} />
      <fieldset>
        <legend className="font-heading font-semibold text-lg">Weekly hours</legend>
        <p className="mt-1 mb-3 text-quiet text-sm">
          Typed hours: 9am-12pm, 1pm-6pm, or 09:00-18:00. A day without hours is closed; midnight
          ends a day.
        </p>
        <WeekHours
          days={WEEKDAYS.map((day) => {
            const state = field(day);
            const label = `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
            const { value, error } = state;
            return { name: day, label, value, error, hint: storedHint(state) };
          })}
          read={(text) => hoursFrom(1, text)}
        />
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
        <TextField
          name="reminderHours"
          label="Reminders, hours before"
          defaultValue={field("reminderHours").value}
          error={field("reminderHours").error}
          hint={[
            storedHint(field("reminderHours")),
            "Example: 24, 1. Leave it empty for no reminders",
          ]
            .filter(Boolean)
            .join(". ")}
          autoComplete="off"
          className="tabular"
        />
      </div>
    </>
  );
}

function ZoneField({ state, zones }: { state: FieldState; zones: readonly string[] }) {
  const hint = "The hours below are in this zone. Search a city, such as Denver";
  return (
    <div className="max-w-md">
      <ZoneSelect
        key={state.value}
        label="Time zone"
        value={state.value}
        zones={zones}
        hint={[storedHint(state), hint].filter(Boolean).join(". ")}
        error={state.error}
      />
    </div>
  );
}
