import { useId } from "react";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import { HueField } from "./hue-field";
import type { SectionField } from "./section-fields";
import { type FieldState, storedHint } from "./settings-form";

type SectionFieldProps = { field: SectionField; state: FieldState };

/** One field of a section, with its example, what is wrong with it, and what somebody else stored. */
export function SectionFieldView({ field, state }: SectionFieldProps) {
  const { name, label, example, kind, options } = field;
  const hintId = useId();
  const hint = [storedHint(state), example].filter(Boolean).join(". ");
  if (kind === "hue") return <HueField {...{ name, label, hint }} state={state} />;
  if (kind === "choice")
    return (
      <div className="grid gap-1.5">
        <SelectField name={name} label={label} defaultValue={state.value} aria-describedby={hintId}>
          {options?.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <p id={hintId} className="text-quiet text-sm">
          {hint}
        </p>
      </div>
    );
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      error={state.error}
      defaultValue={state.value}
      autoComplete="off"
      spellCheck={false}
      {...(kind === "digits" ? { inputMode: "numeric" } : { type: kind })}
    />
  );
}
