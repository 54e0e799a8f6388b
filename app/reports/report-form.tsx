import { Download } from "lucide";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { saveAs } from "~/ui/save-as";
import { isNamed, NameFields } from "./name-fields";
import { reportFileName } from "./report";
import { type Report, reportPicture } from "./report-picture";
import { ReportSummary } from "./report-summary";
import { sampleProgress } from "./sample-progress";
import type { ReportedTrainee } from "./trainee-report.server";

type ReportFormProps = { trainee: ReportedTrainee; today: string; seed: number };

const SOURCES = [
  { sample: true, words: "Sample data" },
  { sample: false, words: "Actual progress" },
];

export function ReportForm({ trainee, today, seed }: ReportFormProps) {
  const [names, setNames] = useState({
    firstName: trainee.firstName,
    lastName: trainee.lastName,
  });
  const [sample, setSample] = useState(true);
  const lessons = sample ? sampleProgress(seed, trainee.lessons) : trainee.lessons;
  const report: Report = { ...names, generatedOn: today, lessons, sample, digits: 0 };
  const download = () =>
    saveAs(
      new Blob([reportPicture(report)], { type: "image/svg+xml" }),
      reportFileName(names.firstName, names.lastName, "svg"),
    );
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <NameFields names={names} onChange={setNames} />
      </div>
      <fieldset className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
        <legend className="sr-only">What the report shows</legend>
        {SOURCES.map((source) => (
          <label
            key={source.words}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control px-3 font-semibold text-sm has-checked:bg-surface has-checked:raised"
          >
            <input
              type="radio"
              name="source"
              checked={sample === source.sample}
              onChange={() => setSample(source.sample)}
              className="accent-accent"
            />
            {source.words}
          </label>
        ))}
      </fieldset>
      <ReportSummary lessons={lessons} digits={0} />
      {sample && (
        <p className="text-quiet text-sm">Sample data is made up, and the report says so.</p>
      )}
      <Button onClick={download} disabled={!isNamed(names)}>
        <Icon of={Download} className="size-4" />
        Download Report (SVG)
      </Button>
    </div>
  );
}
