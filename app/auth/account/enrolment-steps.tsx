import type { FormEvent } from "react";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import type { Enrolment } from "./account-result.server";

type EnrolmentStepsProps = {
  enrolment: Enrolment;
  fault: string | undefined;
  act: (fields: Record<string, string>) => unknown;
  busy: boolean;
};

/** Bringing the key into an app, and the first code out of it. */
export function EnrolmentSteps({ enrolment, fault, act, busy }: EnrolmentStepsProps) {
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
          Scan the code with your authenticator app, or type this key into it. Choose codes by time
          if the app asks.
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
