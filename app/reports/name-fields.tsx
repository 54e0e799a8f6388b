import { TextField } from "~/ui/fields";

export type ReportNames = { firstName: string; lastName: string };

type NameFieldsProps = { names: ReportNames; onChange: (names: ReportNames) => void };

const FIELDS = [
  ["firstName", "First Name"],
  ["lastName", "Last Name"],
] as const;

export function NameFields({ names, onChange }: NameFieldsProps) {
  return (
    <>
      {FIELDS.map(([name, label]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          maxLength={200}
          value={names[name]}
          onChange={(event) => onChange({ ...names, [name]: event.currentTarget.value })}
        />
      ))}
    </>
  );
}

export function isNamed({ firstName, lastName }: ReportNames): boolean {
  return firstName.trim() !== "" && lastName.trim() !== "";
}
