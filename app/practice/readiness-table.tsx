import { Form } from "react-router";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import { Cell, FoldingRow, WideTable } from "~/ui/wide-table";
import { holds, READY_STEPS, STATE_WORDS } from "./readiness";
import type { Readiness } from "./readiness.server";

const TONES = {
  cleared: "success",
  earned: "success",
  revoked: "danger",
  "sign-off": "warning",
  missing: "neutral",
} as const;

/** Trainees with how far each is with every part that counts, and the ways to clear and to revoke. */
export function ReadinessTable({ trainees }: { trainees: readonly Readiness[] }) {
  const columns = (trainees[0]?.steps ?? []).map(({ part }) => READY_STEPS[part].column);
  return (
    <WideTable caption="Readiness" columns={["Trainee", ...columns, "Status", "Action"]}>
      {trainees.map((trainee) => (
        <TraineeRow key={trainee.userId} trainee={trainee} />
      ))}
    </WideTable>
  );
}

function TraineeRow({ trainee }: { trainee: Readiness }) {
  const { name, state, steps } = trainee;
  return (
    <FoldingRow
      name={name}
      head={
        <>
          <span className="block font-semibold" dir="auto">
            {name}
          </span>
          <span className="block text-quiet text-xs rows:hidden">
            {steps.filter(holds).length} of {steps.length} steps done
          </span>
        </>
      }
    >
      {steps.map((step) => (
        <Cell key={step.part} label={READY_STEPS[step.part].column}>
          <span
            title={READY_STEPS[step.part].label}
            className={`tabular ${holds(step) ? "font-semibold text-success" : ""}`}
          >
            {step.done} of {step.of}
          </span>
          {step.still && !holds(step) && (
            <span className="block max-w-48 text-quiet text-xs">Still counts: {step.still}</span>
          )}
        </Cell>
      ))}
      <Cell label="Status" line="first-end">
        <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>
      </Cell>
      <Cell>
        <Decision trainee={trainee} />
      </Cell>
    </FoldingRow>
  );
}

/** When and why it was decided, and the ways to clear and to revoke. */
function Decision({ trainee }: { trainee: Readiness }) {
  const { userId, name, state } = trainee;
  return (
    <div className="grid justify-items-start gap-2">
      {state === "cleared" && (
        <p className="text-quiet">
          Since <LocalTime at={trainee.clearedAt} never="" />
        </p>
      )}
      {state === "revoked" && (
        <p className="[overflow-wrap:anywhere]">
          <LocalTime at={trainee.revokedAt} never="" />: {trainee.reason}
        </p>
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
          <summary className="min-h-6 w-fit cursor-pointer underline underline-offset-4">
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
    </div>
  );
}
