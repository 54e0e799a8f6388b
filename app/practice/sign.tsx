import { CircleCheck, CircleX } from "lucide";
import { Icon } from "~/ui/icon";

/** Whether a check was passed. */
export function Sign({ passed }: { passed: boolean }) {
  const icon = passed ? CircleCheck : CircleX;
  return (
    <Icon
      of={icon}
      role="img"
      aria-label={passed ? "Yes" : "No"}
      className={`mt-0.5 size-4 shrink-0 ${passed ? "text-success" : "text-danger"}`}
    />
  );
}
