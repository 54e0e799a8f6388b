import { ConfirmDialog } from "~/ui/dialog";

/** `answer`: of the question that is open; null while none is. */
export default function LeaveDialog({ answer }: { answer: ((leaves: boolean) => void) | null }) {
  return (
    <ConfirmDialog
      open={answer !== null}
      // Confirming closes it as well, a moment before it confirms.
      onOpenChange={(open) => open || queueMicrotask(() => answer?.(false))}
      onConfirm={() => answer?.(true)}
      title="Leave without saving?"
      question="What you typed on this page is not saved. If you leave, it is lost."
      verb="Leave"
      look="danger"
    />
  );
}
