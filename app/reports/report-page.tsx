import { useState } from "react";
import { data, useNavigate, useSearchParams } from "react-router";
import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { contentContext } from "~/content/content.server";
import { requestContext } from "~/platform/web/request-context.server";
import { skillsOf } from "~/practice/practice.server";
import { shownLessons } from "~/training/training.server";
import { FormDialog } from "~/ui/dialog";
import type { Route } from "./+types/report-page";
import { ReportForm } from "./report-form";
import { newSeed } from "./sample-progress";
import { findTrainee } from "./trainee-report.server";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "reports.read");
  const trainee = await findTrainee(
    context.get(requestContext).db,
    params.userId,
    shownLessons(context.get(contentContext)),
    traineesSeenBy(viewer),
  );
  const skills = trainee
    ? (await skillsOf(context, [params.userId])).get(params.userId)
    : undefined;
  const today = new Date().toISOString().slice(0, 10);
  return data({ trainee, skills, today, seed: newSeed() }, { status: trainee ? 200 : 404 });
}

/** A dialog over the panel (REP-1); closing it leads back to the panel as it was. */
export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { trainee, skills, today } = loaderData;
  // The panel behind it fetches again while it is open: the sample stays the one it opened with.
  const [seed] = useState(loaderData.seed);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const close = () =>
    void navigate(
      { pathname: "/training/adminpanel", search: search.toString() },
      { preventScrollReset: true },
    );
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || close()}
      title="Generate Progress Report"
      description={
        trainee ? "You can change the names for this report only." : "This user no longer exists"
      }
    >
      {skills && (
        <p className="mb-4 text-sm tabular">
          Skills: {skills.state}
          <span className="block text-quiet">{skills.counts.join(", ")}</span>
        </p>
      )}
      {trainee && <ReportForm trainee={trainee} today={today} seed={seed} />}
    </FormDialog>
  );
}
