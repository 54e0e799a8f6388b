import { Download, Shuffle } from "lucide";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { saveAs } from "~/ui/save-as";
import { showToast } from "~/ui/toast";
import type { Route } from "./+types/evidence-page";
import { isNamed, NameFields } from "./name-fields";
import { reportFileName } from "./report";
import { PICTURE_HEIGHT, PICTURE_WIDTH, type Report, reportPicture } from "./report-picture";
import { ReportSummary } from "./report-summary";
import { newSeed, sampleProgress } from "./sample-progress";

/** The lessons of the report tool at /generate-evidence, which has its own list (EVI-1). */
const EVIDENCE_LESSONS = [
  "Introduction & Overview",
  "Understanding the Sales Process",
  "Product Knowledge Fundamentals",
  "Communication Skills",
  "Objection Handling Basics",
  "Script Mastery",
  "Tonality & Voice Control",
  "Active Listening Techniques",
  "Building Rapport",
  "Qualifying Prospects",
  "Time Management",
  "CRM Systems Overview",
  "Follow-up Strategies",
  "Email Communication",
  "Advanced Objection Handling",
  "Closing Techniques",
  "Managing Rejections",
  "Performance Metrics",
  "Professional Development",
  "Team Collaboration",
  "Industry Best Practices",
  "Compliance & Ethics",
  "Customer Psychology",
  "Advanced Sales Strategies",
  "Career Growth Planning",
  "Final Assessment & Certification",
].map((title, index) => ({ number: index + 1, title }));

/** Starts the same on the server and in the browser; the rest happens only in the browser (EVI-1). */
export function loader() {
  const today = new Date().toISOString().slice(0, 10);
  return { seed: newSeed(), today };
}

export const handle = {
  title: "Progress Report Generator",
};

export default function EvidencePage({ loaderData }: Route.ComponentProps) {
  const [names, setNames] = useState({ firstName: "Jordan", lastName: "Example" });
  const [seed, setSeed] = useState(loaderData.seed);
  const [busy, setBusy] = useState(false);
  const lessons = sampleProgress(seed, EVIDENCE_LESSONS);
  const report: Report = {
    ...names,
    lessons,
    generatedOn: loaderData.today,
    sample: true,
    digits: 1,
  };
  const picture = reportPicture(report);
  const download = async () => {
    setBusy(true);
    await rasterized(picture, PICTURE_WIDTH, PICTURE_HEIGHT).then(
      (png) => saveAs(png, reportFileName(names.firstName, names.lastName, "png")),
      () => showToast({ title: "Could not create the picture. Try again.", tone: "danger" }),
    );
    setBusy(false);
  };
  return (
    <div className="grid gap-8 lg:grid-cols-[24rem_1fr]">
      <div className="grid content-start gap-5">
        <div>
          <h1 className="text-4xl">Progress Report Generator</h1>
          <p className="mt-2 text-quiet">
            This progress is made-up sample data, and the picture says so.
          </p>
        </div>
        <NameFields names={names} onChange={setNames} />
        <ReportSummary lessons={lessons} digits={1} />
        <div className="grid gap-3">
          <Button look="outline" onClick={() => setSeed(newSeed())}>
            <Icon of={Shuffle} className="size-4" />
            Randomize Progress
          </Button>
          <Button onClick={() => void download()} busy={busy} disabled={!isNamed(names)}>
            <Icon of={Download} className="size-4" />
            Download Report (PNG)
          </Button>
        </div>
      </div>
      <img
        src={pictureAddress(picture)}
        alt="Preview of the report"
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
        className="panel h-auto w-full max-w-3xl"
      />
    </div>
  );
}

/** The picture as the browser draws it; rejects if it cannot. */
async function rasterized(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = pictureAddress(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("No picture"))), "image/png");
  });
}

/** An address that contains the image itself; the pages' policy allows images from nowhere but this site. */
function pictureAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
