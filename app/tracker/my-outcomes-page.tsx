import { requireRight } from "~/auth/auth.server";
import { BackLink } from "~/ui/back-link";
import type { Route } from "./+types/my-outcomes-page";
import { ofSetter, outcomesReport, versionIn } from "./outcomes/outcomes.server";
import { OutcomesView } from "./tracker";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId } = await requireRight(request, context, "tracker.use");
  const asked = { userId, seen: ofSetter(userId), nameSetters: false, version: versionIn(request) };
  const report = await outcomesReport(context, asked);
  return { report };
}

export const handle = {
  title: "My Outcomes",
  fault: "Failed to load your outcomes",
};

/** DAY-5, for a setter: the outcomes of their own runs. */
export default function MyOutcomesPage({ loaderData: { report } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-5xl">
      <BackLink to="/tracker/today">Back to My Day</BackLink>
      <h1 className="text-4xl">My Outcomes</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        Which of your conversations led to calls that took place. Only your own numbers are here.
      </p>
      <OutcomesView report={report} />
    </div>
  );
}
