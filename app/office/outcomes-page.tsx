import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { trackerSettingsOf } from "~/settings/settings.server";
import { OutcomesView } from "~/tracker/tracker";
import { outcomesReport, versionIn } from "~/tracker/tracker.server";
import type { Route } from "./+types/outcomes-page";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "outcomes.read");
  const { nameSetters } = trackerSettingsOf(context);
  const report = await outcomesReport(context, {
    userId: viewer.userId,
    seen: traineesSeenBy(viewer),
    nameSetters,
    version: versionIn(request),
  });
  return { report, nameSetters };
}

export const handle = {
  title: "Outcomes",
  fault: "Failed to load the outcomes",
};

/** DAY-5. */
export default function OutcomesPage({
  loaderData: { report, nameSetters },
}: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-4xl">Outcomes</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        What prospects said in the script, and how many of them showed up and closed.{" "}
        {!nameSetters &&
          "Setters are not named. If your team agrees, you can turn that on in the tracker's settings."}
      </p>
      <OutcomesView report={report} />
    </>
  );
}
