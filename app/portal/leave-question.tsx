import { useState } from "react";
import { useLocation } from "react-router";
import { useLeaveQuestion, useTypedForms } from "~/platform/pages/unsaved";
import { ConfirmDialog } from "~/ui/dialog";
import { isAdminPath } from "./portal-pages";

/** Where staff work, leaving what is typed in any form asks first (OWN-8). */
export function LeaveQuestion() {
  useTypedForms(isAdminPath(useLocation().pathname));
  const answer = useLeaveQuestion();
  const [wasAsked, setAsked] = useState(false);
  if (answer !== null && !wasAsked) setAsked(true);
  // Few are ever asked; then it stays, so that it closes as dialogs do.
  if (!wasAsked) return null;
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
