import { Copy } from "lucide";
import { type FormEvent, type ReactNode, useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { copyText } from "~/ui/copy";
import { ConfirmDialog } from "~/ui/dialog";
import { TextField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toast";
import type { AccountResult, Enrolment } from "./account-result.server";

type Kept = { enrolment?: Enrolment; recoveryCodes?: string[] };

type TwoStepProps = {
  on: boolean;
  codesLeft: number;
  act: (fields: Record<string, string>) => unknown;
  result: AccountResult | undefined;
  busy: boolean;
  dialog: ReactNode;
};

/** An authenticator app for this account: set up, with new codes, or removed (AUTH-7). */
export function TwoStepSection({ on, codesLeft, act, result, busy, dialog }: TwoStepProps) {
  const [shown, setShown] = useState<Kept>();
  const [removing, setRemoving] = useState(false);
  // A result with a key or codes stays on the page while later results come and go.
  const given = result?.done ? result.value : undefined;
  const kept = given?.enrolment || given?.recoveryCodes ? given : shown;
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
        <EnrolmentSteps
          enrolment={kept.enrolment}
          fault={result?.done === false ? result.faults?.form : undefined}
          act={act}
          busy={busy}
        />
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

/** New recovery codes, shown only once. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="mt-5 rounded-control border border-line bg-sunken/50 p-4">
      <h3 className="text-base">Your recovery codes</h3>
      <p className="mt-1 max-w-prose text-sm">
        Keep them somewhere other than your phone: each signs you in once if you can't use the app.
        They are shown only now.
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-1.5">
        {codes.map((code) => (
          <li key={code} className="font-semibold tracking-wider tabular">
            {code}
          </li>
        ))}
      </ul>
      <Button look="outline" small className="mt-4" onClick={() => void copyAll(codes)}>
        <Icon of={Copy} className="size-4" />
        Copy all
      </Button>
    </div>
  );
}

async function copyAll(codes: readonly string[]): Promise<void> {
  const copied = await copyText(codes.join("\n"));
  if (copied)
    showToast({
      title: "Copied!",
      description: "Recovery codes copied to clipboard",
      tone: "success",
    });
  else showToast({ title: "Failed to copy: Please try again", tone: "danger" });
}

type EnrolmentStepsProps = {
  enrolment: Enrolment;
  fault: string | undefined;
  act: (fields: Record<string, string>) => unknown;
  busy: boolean;
};

/** Adding the key to an app, and entering its first code. */
function EnrolmentSteps({ enrolment, fault, act, busy }: EnrolmentStepsProps) {
  const { picture, key } = enrolment;
  const verify = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get("code");
    void act({ intent: "verify", code: typeof code === "string" ? code : "" });
  };
  return (
    <div className="mt-5 flex flex-wrap gap-6">
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
        className="size-52 shrink-0 rounded-control border border-line bg-white"
      >
        <path d={picture.path} fill="black" />
      </svg>
      <div className="grid min-w-0 flex-1 basis-64 content-start gap-4">
        <p className="text-sm">
          Scan the code with your authenticator app, or type this key into it. If the app asks,
          choose time-based codes.
        </p>
        <p>
          <span className="sr-only">Key: </span>
          <code className="block break-all rounded-control bg-sunken p-3 font-sans font-semibold tracking-wider">
            {key.match(/.{1,4}/g)?.join(" ")}
          </code>
        </p>
        <form onSubmit={verify} noValidate className="grid gap-4">
          <TextField
            name="code"
            label="Code shown in the app"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="000000"
            className="tracking-wider tabular"
            error={busy ? undefined : fault}
          />
          <Button type="submit" busy={busy} className="justify-self-start">
            Turn on
          </Button>
        </form>
      </div>
    </div>
  );
}
