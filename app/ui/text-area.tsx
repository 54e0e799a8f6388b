import { type TextareaHTMLAttributes, useId } from "react";

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { name: string; label: string };

/** A labelled field of several lines. */
export function TextArea({ label, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className="w-full rounded-control border border-line bg-surface px-3.5 py-2.5 text-base hover:border-quiet"
      />
    </div>
  );
}
