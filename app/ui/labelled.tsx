import { type ReactNode, useId } from "react";

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
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
