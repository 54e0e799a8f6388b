import { type ReactNode, useState } from "react";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import type { AccountResult } from "./account-result.server";

type AccessCodeSectionProps = {
  act: (fields: Record<string, string>) => unknown;
  answer: AccountResult | undefined;
  busy: boolean;
  dialog: ReactNode;
};

/** A new access code for oneself, after the old one was lost or seen (AUTH-7). */
export function AccessCodeSection({ act, answer, busy, dialog }: AccessCodeSectionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="access-code" className="panel mt-6 p-6">
      <h2 id="access-code" className="text-xl">
        Access code
      </h2>
      <p className="mt-1 text-quiet text-sm">
        Replace it if you lose it or if someone else has seen it.
      </p>
      {answer?.accessCode && (
        <p role="status" className="mt-4 rounded-control bg-sunken p-4">
          <span className="block text-sm">Your new access code, shown only this once:</span>
          <code className="mt-1 block break-all font-sans font-semibold text-xl tracking-[0.15em]">
            {answer.accessCode}
          </code>
        </p>
      )}
      <Button look="outline" className="mt-4" busy={busy} onClick={() => setAsking(true)}>
        New access code
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsking(false)}
          title="New access code"
          question="Your access code stops working, and your other sessions end."
          verb="Replace it"
          look="danger"
          onConfirm={() => void act({ intent: "new-code" })}
        />
      )}
      {dialog}
    </section>
  );
}
