import { Link } from "react-router";

const STEPS = [
  { step: 1, name: "Complete Form" },
  { step: 2, name: "Join Slack" },
] as const;

type StepIndicatorProps = {
  step: 1 | 2;
  linkTo: (step: 1 | 2) => string;
  onChoose: () => void;
};

/** The visitor's current step; both steps can be chosen, with or without JavaScript (ONB-2). */
export function StepIndicator({ step: current, linkTo, onChoose }: StepIndicatorProps) {
  return (
    <nav aria-label="Steps" className="my-9">
      <ol className="grid gap-2 sm:grid-cols-2 sm:gap-3">
        {STEPS.map(({ step, name }) => (
          <li key={step}>
            <Link
              to={linkTo(step)}
              preventScrollReset
              onClick={onChoose}
              aria-current={step === current ? "step" : undefined}
              className={`flex min-h-14 items-center gap-3 rounded-control border px-4 font-semibold eased ${step === current ? "border-accent bg-accent-soft" : "border-line bg-surface hover:bg-sunken"}`}
            >
              <span
                className={`grid size-8 shrink-0 place-items-center rounded-full tabular ${step === current ? "bg-accent text-on-accent" : "bg-sunken text-quiet"}`}
              >
                {step}
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
