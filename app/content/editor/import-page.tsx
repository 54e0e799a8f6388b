import type { ChangeEvent } from "react";
import { Form, redirect } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { done, refused } from "~/platform/web/act-result";
import { decodeText } from "~/platform/web/decode-text";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { FaultBox } from "~/ui/form-outcome";
import { contentStoreContext } from "../content.server";
import { planImport } from "../transfer.server";
import { LARGEST_FILE } from "../transfer-file.server";
import type { Route } from "./+types/import-page";
import { StopLines } from "./confirm-form";
import { companyZone, importFile } from "./content-acts.server";
import { DifferenceList } from "./difference-list";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "content.edit");
  const zone = companyZone(context);
  return { largest: LARGEST_FILE, zone };
}

/** First shows what a file would change; once confirmed, changes it. */
export const action = pageActs(
  "content.edit",
  {
    show: act({
      right: "content.edit",
      fields: z.strictObject({ file: z.file().min(1) }),
      run: async (call, { file }) => {
        const plan = await planOf(call, decodeText(new Uint8Array(await file.arrayBuffer())).text);
        return plan.state === "plan" ? done(null, plan) : nothingImported(400, plan);
      },
    }),
    import: act({
      right: "content.edit",
      fields: z.strictObject({
        content: z.string(),
        generation: z.coerce.number().int().min(0),
      }),
      run: async (call, { content, generation }) => {
        const file = { text: content, generation, note: "Import" };
        const outcome = await importFile(call.context, call.viewer, file);
        if (outcome.state === "refused") return nothingImported(409, outcome);
        if (outcome.state !== "moved") return redirect("/admin/content?done=imported", 303);
        const plan = await planOf(call, content);
        if (plan.state === "refused") return nothingImported(400, plan);
        const lines = ["Nothing was imported. Below is what the file changes now."];
        const conflict: Conflict = { lines, plan };
        return refused(409, "Someone published in the meantime", { conflict });
      },
    }),
  },
  { unread: () => refused<Conflict>(400, "Choose a file first") },
);

/** `plan`: what a file changes by now. */
type Conflict = { lines: readonly string[]; plan: ShownPlan | null };
type ShownPlan = Extract<Awaited<ReturnType<typeof planImport>>, { state: "plan" }>;

function planOf({ db, context }: Call, text: string) {
  return planImport(db, context.get(contentStoreContext), text);
}

function nothingImported(status: number, { faults }: { faults: readonly string[] }) {
  const conflict: Conflict = { lines: faults, plan: null };
  return refused(status, "Nothing was imported", { conflict });
}

export const handle = {
  title: "Import content",
  fault: "Failed to import",
};

/** CONT-12. */
export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData?.done ? undefined : actionData;
  const plan = actionData?.done ? actionData.value : result?.conflict?.plan;
  return (
    <>
      <BackLink to="/admin/content">Back to Content</BackLink>
      <h1 className="text-4xl">Import</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        Choose a file made with Export. You see every change before anything is saved.
      </p>
      {result?.toast && <FaultBox title={result.toast.title} faults={result.conflict?.lines} />}
      {plan && plan.documents.length === 0 && (
        <p role="status" className="panel mt-6 p-10 text-center text-quiet">
          Everything in this file is already live.
        </p>
      )}
      {plan && plan.documents.length > 0 && <Plan {...plan} zone={loaderData.zone} />}
      <FileForm largest={loaderData.largest} isAgain={Boolean(plan)} />
    </>
  );
}

type PlanProps = ShownPlan & { zone: string };

function Plan({ documents, generation, questions, inTheWay, text, isEdited, zone }: PlanProps) {
  const fields = documents.reduce((sum, each) => sum + each.differences.length + each.more, 0);
  return (
    <section aria-labelledby="changes" className="mt-8">
      <h2 id="changes" className="text-2xl">
        What changes
      </h2>
      <p className="mt-1 text-quiet">
        {fields === 1 ? "1 field" : `${fields} fields`} in{" "}
        {documents.length === 1 ? "1 document" : `${documents.length} documents`}
      </p>
      {isEdited && (
        <p className="mt-3 rounded-control bg-warning-soft px-4 py-3 text-warning">
          The file was changed after the export. Check each change below before you publish it.
        </p>
      )}
      {questions.held.length > 0 && (
        <FaultBox title="The file leaves out things that are in use" faults={questions.held} />
      )}
      {questions.effects.length > 0 && (
        <FaultBox title="The file changes what is due for trainees" faults={questions.effects} />
      )}
      {questions.stops.length > 0 && (
        <div role="alert" className="mt-6 rounded-control bg-danger-soft px-4 py-3 text-danger">
          <p className="font-semibold">The file stops what is scheduled</p>
          <ul className="mt-2 list-disc pl-5">
            <StopLines listed={questions.stops} zone={zone} />
          </ul>
        </div>
      )}
      {inTheWay.length > 0 ? (
        <FaultBox
          title="Publish or discard these drafts, then choose the file again"
          faults={inTheWay}
        />
      ) : (
        <Form method="post" encType="multipart/form-data" className="mt-4">
          <input type="hidden" name="content" value={text} />
          <input type="hidden" name="generation" value={generation} />
          <Button type="submit" name="intent" value="import">
            Publish these changes
          </Button>
        </Form>
      )}
      {documents.map(({ key, label, ...changes }) => (
        <section key={key} aria-label={label} className="panel mt-4 p-6">
          <h3 className="text-xl">{label}</h3>
          <DifferenceList {...changes} />
        </section>
      ))}
    </section>
  );
}

function FileForm({ largest, isAgain }: { largest: number; isAgain: boolean }) {
  const limit = `${largest / 1024 / 1024} MB`;
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const isTooLarge = (currentTarget.files?.[0]?.size ?? 0) > largest;
    currentTarget.setCustomValidity(isTooLarge ? `The file is larger than ${limit}` : "");
    currentTarget.reportValidity();
  };
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="panel mt-8 grid max-w-2xl gap-4 p-6"
    >
      <div className="grid gap-1.5">
        <label htmlFor="content-file" className="font-semibold text-sm">
          {isAgain ? "Another file" : "File"}
        </label>
        <input
          id="content-file"
          type="file"
          name="file"
          accept=".json,application/json"
          required
          onChange={check}
          aria-describedby="content-file-hint"
          className="file-field"
        />
        <p id="content-file-hint" className="text-quiet text-sm">
          JSON, at most {limit}.
        </p>
      </div>
      <p>
        <Button type="submit" name="intent" value="show">
          Preview changes
        </Button>
      </p>
    </Form>
  );
}
