import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { brandOf, trackerSettingsOf } from "~/settings/settings.server";
import { OutcomesView } from "~/tracker/tracker";
import { outcomesReport, versionIn } from "~/tracker/tracker.server";
import { BackLink } from "~/ui/back-link";
import { LoadFault } from "~/ui/load-fault";
import type { Route } from "./+types/outcomes-page";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "outcomes.read");
  const { nameSetters } = trackerSettingsOf(context);
  const report = await outcomesReport(context, {
    ...{ userId: viewer.userId, seen: traineesSeenBy(viewer) },
    ...{ nameSetters, version: versionIn(request) },
  });
  return { report, nameSetters, brandName: brandOf(context).name };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Outcomes | ${loaderData?.brandName}` },
  { name: "description", content: "What came of conversations by the script" },
  { name: "robots", content: "noindex" },
];

/** DAY-5. */
export default function OutcomesPage({
  loaderData: { report, nameSetters },
}: Route.ComponentProps) {
  return (
    <>
      <BackLink to="/training/adminpanel">Back to Admin</BackLink>
      <h1 className="text-4xl">Outcomes</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        From the script to the call that was held and the deal that was closed, by what the prospect
        said.{" "}
        {!nameSetters &&
          "Setters are not named; a team that agrees to it turns that on in the tracker's settings."}
      </p>
      <OutcomesView report={report} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title="Failed to load the outcomes" />;
}
