import { ArrowRight } from "lucide";
import { Link } from "react-router";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { practiceMinutes } from "./pace";

const PAGE = "/training/practice/objections";

/** What there is to practice today, ten minutes at most. */
export function PracticeCard({ left }: { left: number }) {
  if (left === 0)
    return (
      <p className="mt-4 text-quiet text-sm">
        Today's{" "}
        <Link to={PAGE} className="underline underline-offset-4">
          practice
        </Link>{" "}
        is done. <Ready />
      </p>
    );
  const minutes = practiceMinutes(left);
  return (
    <section
      aria-labelledby="practice"
      className="panel mt-4 flex flex-wrap items-center justify-between gap-3 p-5"
    >
      <div>
        <h2 id="practice" className="text-lg">
          Today's practice
        </h2>
        <p className="text-quiet text-sm tabular">
          {left} {left === 1 ? "objection" : "objections"}, about {minutes}{" "}
          {minutes === 1 ? "minute" : "minutes"}. <Ready />
        </p>
      </div>
      <ButtonLink to={PAGE} look="outline" small>
        Practice
        <Icon of={ArrowRight} className="size-4" />
      </ButtonLink>
    </section>
  );
}

function Ready() {
  return (
    <Link to="/training/readiness" className="underline underline-offset-4">
      Your readiness
    </Link>
  );
}
