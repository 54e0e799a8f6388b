import { type SelectHTMLAttributes, useId } from "react";

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & { name: string; label: string };

/** A labelled choice of the browser's own kind. */
export function SelectField({ label, className = "", ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={`min-h-11 w-full rounded-control border border-line bg-surface px-3 text-base hover:border-quiet ${className}`}
      />
    </div>
  );
}
