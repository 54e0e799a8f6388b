import { CircleCheck, CircleX } from "lucide-react";

/** Whether a check was passed. */
export function Sign({ passed }: { passed: boolean }) {
  const Icon = passed ? CircleCheck : CircleX;
  return (
    <Icon
      role="img"
      aria-label={passed ? "Yes" : "No"}
      className={`mt-0.5 size-4 shrink-0 ${passed ? "text-success" : "text-danger"}`}
    />
  );
}
