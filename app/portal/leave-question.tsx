import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { useLeaveQuestion, useTypedForms } from "~/platform/pages/unsaved";
import { loadedLate } from "~/ui/unloaded";
import { isAdminPath } from "./portal-pages";

/** Loaded with the first question, which keeps every page light; then it stays, so that it closes as dialogs do. */
const LeaveDialog = lazy(loadedLate(() => import("./leave-dialog")));

/** Where staff work, leaving what is typed in any form asks first (OWN-8). */
export function LeaveQuestion() {
  useTypedForms(isAdminPath(useLocation().pathname), tellOfDuty);
  const answer = useLeaveQuestion();
  const [wasAsked, setAsked] = useState(false);
  if (answer !== null && !wasAsked) setAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense>
      <LeaveDialog answer={answer} />
    </Suspense>
  );
}

/** Someone who must now set up two-step sign-in keeps a page with unsaved changes, and is told. */
async function tellOfDuty(): Promise<boolean> {
  return import("./two-step-duty").then(
    (code) => code.tellOfDuty(),
    () => false,
  );
}
