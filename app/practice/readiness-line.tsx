import { Form } from "react-router";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import { READY_STEPS, STATE_WORDS } from "./readiness";
import type { Readiness } from "./readiness.server";

const TONES = {
  cleared: "success",
  earned: "success",
  revoked: "danger",
  "sign-off": "warning",
  missing: "neutral",
} as const;

/** A trainee with what is missing, and controls to clear and revoke. */
export function TraineeLine({ trainee }: { trainee: Readiness }) {
  const { userId, name, state, steps, missing } = trainee;
  const lacking = steps.filter(({ part }) => missing.includes(part));
  return (
    <li className="panel grid grid-cols-1 gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 text-lg [overflow-wrap:anywhere]" dir="auto">
          {name}
        </h2>
        <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>
      </div>
      {state === "cleared" && (
        <p className="text-quiet text-sm">
          Since <LocalTime at={trainee.clearedAt} never="" />
        </p>
      )}
      {state === "revoked" && (
        <p className="text-sm [overflow-wrap:anywhere]">
          <LocalTime at={trainee.revokedAt} never="" />: {trainee.reason}
        </p>
      )}
      {lacking.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {lacking.map(({ part, done, of }) => (
            <li key={part} className="tabular">
              Missing: {READY_STEPS[part].label}{" "}
              <span className="text-quiet">
                ({done} of {of})
              </span>
            </li>
          ))}
        </ul>
      )}
      {(state === "sign-off" || state === "revoked") && (
        <Form method="post">
          <input type="hidden" name="userId" value={userId} />
          <Button type="submit" name="intent" value="clear" small aria-label={`Clear ${name}`}>
            Clear to set
          </Button>
        </Form>
      )}
      {state === "cleared" && (
        <details>
          <summary className="w-fit cursor-pointer text-sm underline underline-offset-4">
            Revoke
          </summary>
          <Form method="post" className="mt-3 grid max-w-md gap-3">
            <input type="hidden" name="userId" value={userId} />
            <TextField
              label="Reason, shown to the trainee"
              name="reason"
              required
              maxLength={500}
            />
            <p>
              <Button
                type="submit"
                name="intent"
                value="revoke"
                look="danger"
                small
                aria-label={`Revoke clearance of ${name}`}
              >
                Revoke clearance
              </Button>
            </p>
          </Form>
        </details>
      )}
    </li>
  );
}
