import { type ReactNode, useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import type { AccountResult } from "./account-result.server";
import { EnrolmentSteps } from "./enrolment-steps";
import { RecoveryCodes } from "./recovery-codes";

type TwoStepProps = {
  on: boolean;
  codesLeft: number;
  act: (fields: Record<string, string>) => unknown;
  answer: AccountResult | undefined;
  busy: boolean;
  dialog: ReactNode;
};

/** An authenticator app for this account: set up, replaced codes, taken away (AUTH-7). */
export function TwoStepSection({ on, codesLeft, act, answer, busy, dialog }: TwoStepProps) {
  const [shown, setShown] = useState<AccountResult | undefined>();
  const [removing, setRemoving] = useState(false);
  // A result with a key or codes stays on the page while later results come and go.
  const kept = answer?.enrolment || answer?.recoveryCodes ? answer : shown;
  if (kept !== shown) setShown(kept);
  return (
    <section aria-labelledby="two-step" className="panel mt-6 p-6">
      <h2 id="two-step" className="flex flex-wrap items-center gap-3 text-xl">
        Two-step sign-in
        <Badge tone={on ? "success" : "neutral"}>{on ? "On" : "Off"}</Badge>
      </h2>
      <p className="mt-1 max-w-prose text-quiet text-sm">
        With an authenticator app on your phone, an access code alone is no longer enough to sign in
        to your account.
      </p>
      {kept?.recoveryCodes && <RecoveryCodes codes={kept.recoveryCodes} />}
      {!on && kept?.enrolment && (
        <EnrolmentSteps enrolment={kept.enrolment} fault={answer?.fault} act={act} busy={busy} />
      )}
      {!on && !kept?.enrolment && (
        <Button className="mt-4" busy={busy} onClick={() => void act({ intent: "enrol" })}>
          Set up
        </Button>
      )}
      {on && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <p className={`mr-auto text-sm ${codesLeft < 3 ? "text-danger" : "text-quiet"}`}>
            {codesLeft === 1 ? "1 recovery code is" : `${codesLeft} recovery codes are`} left.
          </p>
          <Button
            look="outline"
            small
            busy={busy}
            onClick={() => void act({ intent: "recovery-codes" })}
          >
            New recovery codes
          </Button>
          <Button look="outline" small busy={busy} onClick={() => setRemoving(true)}>
            Turn off
          </Button>
        </div>
      )}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setRemoving(false)}
          title="Turn off two-step sign-in"
          question="Your access code alone will sign in to your account again. Your recovery codes stop working."
          verb="Turn off"
          look="danger"
          onConfirm={() => void act({ intent: "remove" })}
        />
      )}
      {dialog}
    </section>
  );
}
