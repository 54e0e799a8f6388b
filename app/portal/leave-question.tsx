import { useLocation } from "react-router";
import { useLeaveQuestion, useTypedForms } from "~/platform/pages/unsaved";
import { ConfirmDialog } from "~/ui/dialog";

/** Where staff work: leaving what is typed in any form there asks first (OWN-8). */
const STAFF_PAGES = /^\/(?:admin|training\/adminpanel)(?:\/|$)/;

export function LeaveQuestion() {
  useTypedForms(STAFF_PAGES.test(useLocation().pathname));
  const answer = useLeaveQuestion();
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
