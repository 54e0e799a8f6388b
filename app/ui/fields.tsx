import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: string;
  error?: string;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A labeled input whose error is tied to it and announced. */
export function TextField({ name, label, error, hint, className = "", ...input }: TextFieldProps) {
  const id = useId();
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <input
        id={id}
        {...input}
        name={name}
        aria-invalid={error !== undefined || undefined}
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
    </div>
  );
}

/** A label above the field that it names; the field gets the id. */
export function Labelled({
  label,
  children,
}: {
  label: string;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  name: string;
  label: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A labeled field with several lines. */
export function TextArea({ label, ...area }: TextAreaProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <textarea
          {...area}
          id={id}
          className="w-full rounded-control border border-line bg-surface px-3.5 py-2.5 text-base hover:border-quiet"
        />
      )}
    </Labelled>
  );
}

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & { name: string; label: string };

export function SelectField({ label, className = "", ...select }: SelectFieldProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          {...select}
          id={id}
          className={`min-h-11 w-full rounded-control border border-line bg-surface px-3 text-base hover:border-quiet ${className}`}
        />
      )}
    </Labelled>
  );
}

/** What a form sends that nobody enters. */
export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
