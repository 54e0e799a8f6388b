/** How a sheet was understood, and what each row of it would do, before anything is done. */
import { Form } from "react-router";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { takeFocus } from "~/ui/take-focus";
import type { ImportWords } from "./columns";
import type { Answers, Doubt } from "./doubts";
import type { ImportPreview } from "./imports.server";
import type { RowKind } from "./tables";

const IN_WORDS = {
  new: "New",
  update: "Update",
  same: "Same",
  conflict: "Conflict",
  nobody: "No person",
} as const satisfies Record<RowKind, string>;
const TONES = {
  new: "success",
  update: "accent",
  same: "neutral",
  conflict: "warning",
  nobody: "neutral",
} as const satisfies Record<RowKind, string>;

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

/** `50,000`. */
export function inDigits(count: number): string {
  return count.toLocaleString("en-US");
}

/** `1,250 of 50,000 rows`. */
export function ofRows({ done, rows }: { done: number; rows: number }): string {
  return `${inDigits(done)} of ${inDigits(rows)} rows`;
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
      <Rows words={words} preview={preview} />
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

/** As a spreadsheet's own "Save as" names it. */
function spoken(encoding: string): string {
  return encoding.startsWith("utf-16") ? "“Unicode text”" : `text of an older kind (${encoding})`;
}

/** Which lines they are: `: line 203 “TOTAL”`. */
function nobodyText({ nobody, plan }: ImportPreview): string {
  if (nobody.length === 0) return "";
  const lines = nobody.map(({ line, name }) => `line ${inDigits(line)}${name && ` “${name}”`}`);
  const others = plan.counts.nobody - nobody.length;
  return `: ${lines.join(", ")}${others > 0 ? ` and ${inDigits(others)} more` : ""}`;
}

/** Counted in all rows, also in those that are not shown. */
function LeftOutOfRows({ cells }: { cells: NonNullable<ImportPreview["plan"]["leftOut"]> }) {
  const fields = Object.entries(cells);
  if (fields.length === 0) return null;
  return (
    <p role="note" className="mt-2 text-sm text-warning tabular">
      {`Left out, and the rest of the row imported: ${fields.map(leftOutText).join("; ")}.`}
    </p>
  );
}

function leftOutText([label, { count, lines }]: [string, { count: number; lines: number[] }]) {
  const others = count - lines.length;
  const shown = lines.map(inDigits).join(", ");
  const where = `${count === 1 ? "line" : "lines"} ${shown}${others > 0 ? ` and ${inDigits(others)} more` : ""}`;
  return `${inDigits(count)} under ${label} (${where})`;
}

function Rows({ words, preview }: PreviewProps) {
  const { encoding, planning } = preview;
  const { counts, shown, leftOut = {} } = preview.plan;
  const wanted = counts.new + counts.update;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="rows" className="mt-8">
      <h2 id="rows" className="text-2xl">
        What each row does
      </h2>
      {encoding !== "utf-8" && (
        <p className="mt-2 text-quiet">
          {`The file is ${spoken(encoding)}. If letters look wrong below, save it as “CSV UTF-8” and upload it again.`}
        </p>
      )}
      {planning && (
        <p role="status" className="mt-2 font-medium tabular">
          {`Looking at the rows: ${ofRows(planning)}.`}
        </p>
      )}
      <p className="mt-2 tabular">
        {inDigits(counts.new)} new, {words.keys && `${inDigits(counts.update)} to update, `}
        {inDigits(counts.same)} the same, {inDigits(counts.conflict)} in conflict. Rows in conflict
        are left out.
        {counts.nobody > 0 &&
          ` ${inDigits(counts.nobody)} ${counts.nobody === 1 ? "line holds" : "lines hold"} no person${nobodyText(preview)}.`}
      </p>
      <LeftOutOfRows cells={leftOut} />
      <ul className="panel mt-3 divide-y divide-line px-5">
        {shown.map(({ line, kind, name, detail }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may hold several people
            key={at}
            className="grid grid-cols-[4rem_6rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 py-2.5 sm:grid-cols-[4rem_6rem_minmax(0,2fr)_minmax(0,3fr)]"
          >
            <span className="text-quiet text-sm tabular">Line {inDigits(line)}</span>
            <span>
              <Badge tone={TONES[kind]}>{IN_WORDS[kind]}</Badge>
            </span>
            <span className="font-semibold [overflow-wrap:anywhere]" dir="auto">
              {name}
            </span>
            <span className="text-quiet text-sm [overflow-wrap:anywhere] max-sm:col-start-3">
              {detail}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < all && (
        <p className="mt-2 text-quiet tabular">{`And ${inDigits(all - shown.length)} more rows.`}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          type="submit"
          form={CHOICES}
          name="intent"
          value="import"
          disabled={planning !== null || wanted === 0}
        >
          {planning
            ? "Import, once all rows are read"
            : wanted === 0
              ? "Nothing to import"
              : `Import ${inDigits(wanted)} ${words.noun[wanted === 1 ? 0 : 1]}`}
        </Button>
        <ButtonLink to={words.address} look="outline">
          Start over
        </ButtonLink>
      </div>
    </section>
  );
}
