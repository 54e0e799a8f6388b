import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { useLeaveQuestion, useTypedForms } from "~/platform/pages/unsaved";
import { showToast } from "~/ui/toast";
import { loadedLate } from "~/ui/unloaded";
import { isAdminPath } from "./portal-pages";
import { mustEnrolNow } from "./session-watch";

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

/** Whoever must set up two-step sign-in stays while something typed is not saved, and is told. */
async function tellOfDuty(): Promise<boolean> {
  const mustEnrol = await mustEnrolNow();
  if (mustEnrol)
    showToast({
      title: "Your company now requires two-step sign-in",
      description:
        "Nothing more is saved until you set it up on your account page. Copy what you typed here first.",
      lasts: 0,
      instead: "two-step",
    });
  return mustEnrol;
}
