import type { TextareaHTMLAttributes } from "react";
import { Labelled } from "./labelled";

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { name: string; label: string };

/** A labelled field of several lines. */
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
