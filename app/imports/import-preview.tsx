/** How a sheet was understood, and what each row of it would do, before anything is done. */
import { Form } from "react-router";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { takeFocus } from "~/ui/take-focus";
import type { ImportWords } from "./columns";
import type { Answers, Doubt } from "./doubts";
import type { ImportPreview } from "./imports.server";
import { inDigits, PlannedRows } from "./planned-rows";

export function KeyField({ keys, value }: { keys: ImportWords["keys"]; value?: string }) {
  if (!keys) return null;
  return (
    <SelectField name="key" label="Same prospect if they share" defaultValue={value}>
      {Object.entries(keys).map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

const CHOICES = "choices-of-import";

/** `onImport`: whether it sends the form itself. `unseen`: what it does now differs from what was imported. */
type PreviewProps = {
  words: ImportWords;
  preview: ImportPreview;
  /** What has to be chosen before any row can be read. */
  missing?: string | null;
  onImport?: ((form: FormData) => boolean) | undefined;
  unseen?: boolean;
};

/** The columns and what is not clear about them, which can be changed, and what each row would do. */
export function Preview({ words, preview, onImport, missing, unseen = false }: PreviewProps) {
  const { id, headingsAt, choices, key, answers } = preview;
  const { doubts = [] } = preview.plan;
  return (
    <>
      {unseen && (
        <p role="status" className="mt-4 font-medium">
          You changed how the rows are read, so nothing is imported yet. Look at what each row does
          now, then import.
        </p>
      )}
      <Form
        id={CHOICES}
        method="post"
        className="panel mt-6 grid gap-5 p-6"
        onSubmit={(event) => {
          const sent = event.nativeEvent;
          const submitter = sent instanceof SubmitEvent ? sent.submitter : null;
          const form = new FormData(event.currentTarget, submitter);
          if (form.get("intent") === "import" && onImport?.(form)) event.preventDefault();
        }}
      >
        <input type="hidden" name="id" value={id} />
        <h2 ref={takeFocus} tabIndex={-1} className="text-2xl">
          Columns
        </h2>
        <SelectField name="headings" label="Row with the headings" defaultValue={headingsAt}>
          {choices.map(({ line, text }, at) => (
            <option key={line} value={at + 1}>
              {`Line ${inDigits(line)}: ${text}`}
            </option>
          ))}
          <option value={0}>None: the first line is a row</option>
        </SelectField>
        <Above lines={preview.above} />
        {missing && (
          <p role="alert" className="font-medium text-danger">
            {missing}
          </p>
        )}
        <Columns words={words} preview={preview} />
        <LeftOut preview={preview} />
        <KeyField keys={words.keys} value={key} />
        <Questions doubts={doubts} answers={answers} />
        <div>
          <Button type="submit" name="intent" value="preview" look="outline">
            Preview
          </Button>
        </div>
      </Form>
      <PlannedRows words={words} preview={preview} form={CHOICES} />
    </>
  );
}

/** Nobody above the headings is left out without a word. */
function Above({ lines }: { lines: ImportPreview["above"] }) {
  if (lines.length === 0) return null;
  return (
    <div role="note" className="grid gap-1 text-sm">
      <p className="font-medium text-warning">
        These lines stand above the headings and are left out. If they are people, choose another
        row with the headings, or none.
      </p>
      <ul className="text-quiet">
        {lines.map(({ line, text }) => (
          <li key={line} className="[overflow-wrap:anywhere]" dir="auto">
            {`Line ${inDigits(line)}: ${text}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What each column was taken for, with examples of its cells. */
function Columns({ words, preview }: PreviewProps) {
  const { headings, mapping, examples } = preview;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {headings.map((heading, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
        <div key={at} className="grid min-w-0 content-start gap-1.5">
          <SelectField
            name="column"
            label={heading || `Column ${at + 1}`}
            defaultValue={mapping[at] ?? ""}
          >
            <option value="">Leave out</option>
            {Object.entries(words.columns).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
          <p className="text-quiet text-sm [overflow-wrap:anywhere]" dir="auto">
            {(examples[at] ?? []).join(" · ") || "Empty"}
          </p>
        </div>
      ))}
    </div>
  );
}

/** No column with something in it is dropped without a word. */
function LeftOut({ preview: { headings, mapping, examples } }: Pick<PreviewProps, "preview">) {
  const names = headings.flatMap((heading, at) =>
    mapping[at] === null && (examples[at] ?? []).length > 0
      ? `“${heading.trim() || `Column ${at + 1}`}”`
      : [],
  );
  if (names.length === 0) return null;
  return (
    <p role="note" className="text-sm [overflow-wrap:anywhere]">
      {`Left out of every row: ${names.join(", ")}. Choose a field above for what you want to keep.`}
    </p>
  );
}

/** One question for each doubt, however many rows it is about. */
function Questions({ doubts, answers }: { doubts: readonly Doubt[]; answers: Answers }) {
  if (doubts.length === 0) return null;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold text-lg">Not clear</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {doubts.map(({ key, question, choices }) => (
          <SelectField
            key={key}
            name="answer"
            label={question}
            defaultValue={`${key}=${answers[key] ?? choices[0]?.value ?? ""}`}
          >
            {choices.map(({ value, label }) => (
              <option key={value} value={`${key}=${value}`}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}
