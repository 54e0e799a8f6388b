import { CircleCheck, CircleDashed } from "lucide";
import { Link } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import type { Route } from "./+types/readiness-page";
import { EVERY, holds, READY_STEPS, type Standing, type Step } from "./readiness";
import { readinessOf } from "./readiness.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "training.take");
  const [own] = await readinessOf(context, [viewer.userId]);
  return { own: own ?? null };
}

export const handle = {
  title: "Readiness",
  fault: "Failed to read your readiness",
};

export default function ReadinessPage({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to="/training">Back to Training</BackLink>
      <h1 className="text-3xl sm:text-4xl">Readiness</h1>
      <p className="mt-2 text-quiet">What you need before you write to real prospects.</p>
      {own ? (
        <Own own={own} />
      ) : (
        <p className="panel mt-6 p-6">Only trainees are cleared to set.</p>
      )}
    </div>
  );
}

type Own = NonNullable<Route.ComponentProps["loaderData"]["own"]>;

function Own({ own }: { own: Own }) {
  return (
    <>
      <div
        className={`panel mt-6 p-5 ${own.state === "cleared" ? "border-success bg-success-soft" : ""}`}
      >
        <StateWords own={own} />
      </div>
      <ol className="mt-6 grid grid-cols-1 gap-3">
        {own.steps.map((step) => (
          <StepLine key={step.part} step={step} />
        ))}
      </ol>
    </>
  );
}

function StateWords({ own }: { own: Own }) {
  const [next] = own.missing;
  if (own.state === "cleared")
    return (
      <>
        <p className="font-heading font-semibold text-success text-xl">Cleared to set</p>
        <p className="mt-1 text-sm">
          Since <LocalTime at={own.clearedAt} never="" />
        </p>
      </>
    );
  if (own.state === "revoked")
    return (
      <>
        <p className="font-heading font-semibold text-danger text-xl">Clearance revoked</p>
        <p className="mt-1 text-sm">
          <LocalTime at={own.revokedAt} never="" />. Your team can clear you again.
        </p>
        <p className="mt-2 [overflow-wrap:anywhere]">{own.reason}</p>
      </>
    );
  if (own.state === "sign-off")
    return (
      <>
        <p className="font-heading font-semibold text-xl">Everything is done</p>
        <p className="mt-1 text-quiet text-sm">Your team still has to clear you to set.</p>
      </>
    );
  return (
    <>
      <p className="font-heading font-semibold text-xl">Not cleared yet</p>
      {next && (
        <p className="mt-1">
          Next:{" "}
          <Link to={READY_STEPS[next].to} className="font-semibold underline underline-offset-4">
            {READY_STEPS[next].label}
          </Link>
        </p>
      )}
    </>
  );
}

function StepLine({ step }: { step: Step }) {
  const { label, unit, to, link } = READY_STEPS[step.part];
  const done = holds(step);
  const icon = done ? CircleCheck : CircleDashed;
  return (
    <li className="panel flex flex-wrap items-center justify-between gap-3 p-4">
      <span className="flex min-w-0 flex-1 basis-72 gap-3">
        <Icon
          of={icon}
          role="img"
          aria-label={done ? "Done" : "Missing"}
          className={`mt-0.5 size-5 shrink-0 ${done ? "text-success" : "text-quiet"}`}
        />
        <span>
          {label}
          <span className="block text-quiet text-sm tabular">
            {step.done} of {step.of} {unit}
          </span>
          {step.part === "practice" && !done && (
            <span className="block text-quiet text-sm">
              {step.still === EVERY && `Still counts: ${EVERY}. `}
              {STANDINGS.map(({ standing, words }) => {
                const names = namesOf(step, standing);
                const isSaid = names !== "" && !(standing === "counts" && step.still === EVERY);
                return isSaid && <span key={standing}>{`${words}: ${names}. `}</span>;
              })}
              A conversation that you begin and leave counts as not passed once you begin another.
            </span>
          )}
        </span>
      </span>
      {!done && (
        <ButtonLink to={to} look="outline" small>
          {link}
        </ButtonLink>
      )}
    </li>
  );
}

/** What is said of the prospects, in this order. */
const STANDINGS: readonly { standing: Standing["standing"]; words: string }[] = [
  { standing: "passed", words: "Passed in this row" },
  { standing: "counts", words: "Still counts" },
  { standing: "again", words: "Passed before a conversation that was not, so it counts again" },
  { standing: "cannot", words: "Cannot count now, because another ending is missing" },
];

function namesOf({ standings = [] }: Step, standing: Standing["standing"]): string {
  return standings.flatMap((each) => (each.standing === standing ? each.name : [])).join(", ");
}
