import { CircleCheck } from "lucide-react";

/** Shown next to the save button. */
export function SavedNote() {
  return (
    <p role="status" className="flex items-center gap-1.5 font-semibold text-sm text-success">
      <CircleCheck aria-hidden="true" className="size-4" />
      Saved, and live everywhere
    </p>
  );
}
