import { Field } from "@base-ui/react/field";
import type { InputHTMLAttributes } from "react";

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: string;
  error?: string;
  hint?: string;
};

/** A labelled input whose error is tied to it and announced. */
export function TextField({ name, label, error, hint, className = "", ...input }: TextFieldProps) {
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;
  return (
    <Field.Root name={name} invalid={error !== undefined} className="grid gap-1.5">
      <Field.Label className="text-sm font-semibold">{label}</Field.Label>
      <Field.Control
        {...input}
        aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
        className={`min-h-11 w-full rounded-control border bg-surface px-3.5 text-base placeholder:text-quiet/70 ${error ? "border-danger" : "border-line hover:border-quiet"} ${className}`}
      />
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </Field.Root>
  );
}
