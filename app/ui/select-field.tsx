import type { SelectHTMLAttributes } from "react";
import { Labelled } from "./labelled";

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & { name: string; label: string };

/** A labelled choice of the browser's own kind. */
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
