import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { SelectField, TextArea, TextField } from "~/ui/fields";
import type { ConnectionField } from "../connections/connections";
import { type FieldState, storedHint } from "./settings-form";

/** `isSaved`: a secret of it is stored, which no page shows again; `lockedBy`: the variable that sets it. */
type Props = {
  field: ConnectionField;
  state: FieldState;
  isSaved: boolean;
  lockedBy: string | undefined;
};

export function ConnectionFieldView({ field, state, isSaved, lockedBy }: Props) {
  const { name, label, example, kind, options, remedy } = field;
  const isLocked = lockedBy !== undefined;
  const hint = isLocked
    ? `Set by ${lockedBy} in the server's environment, so it cannot be changed here.`
    : [storedHint(state), isSaved && "Saved. Type a new one to replace it", example]
        .filter(Boolean)
        .join(". ");
  const { value, error } = state;
  if (kind === "choice")
    return (
      <Described hint={hint} error={error} remedy={remedy}>
        {(id) => (
          <SelectField
            name={name}
            label={label}
            defaultValue={value}
            disabled={isLocked}
            aria-describedby={id}
          >
            {options?.map(([each, words]) => (
              <option key={each} value={each}>
                {words}
              </option>
            ))}
          </SelectField>
        )}
      </Described>
    );
  if (kind === "list")
    return (
      <Described hint={hint} error={error}>
        {(id) => (
          <TextArea
            name={name}
            label={label}
            defaultValue={value}
            readOnly={isLocked}
            rows={3}
            spellCheck={false}
            aria-describedby={id}
            aria-invalid={error !== undefined || undefined}
          />
        )}
      </Described>
    );
  const isSecret = kind === "secret";
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      error={error}
      defaultValue={value}
      readOnly={isLocked}
      // A browser would otherwise fill in the person's own sign-in.
      autoComplete={isSecret ? "new-password" : "off"}
      spellCheck={false}
      className="read-only:bg-sunken read-only:text-quiet"
      {...(kind === "digits"
        ? { inputMode: "numeric" }
        : { type: isSecret ? "password" : kind === "text" ? "text" : kind })}
    />
  );
}

type DescribedProps = {
  hint: string;
  error: string | undefined;
  remedy?: ConnectionField["remedy"];
  children: (id: string) => ReactNode;
};

/** A field with its hint and its error below. */
function Described({ hint, error, remedy, children }: DescribedProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      {children(id)}
      <p id={id} className="text-quiet text-sm">
        {hint}
      </p>
      {error && (
        <p role="alert" className="font-medium text-danger text-sm">
          <span>{error}</span>
          {remedy && (
            <Link to={remedy.to} className="ml-2 inline-flex min-h-11 items-center link">
              {remedy.words}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
