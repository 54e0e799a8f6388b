/** Door of the imports room for pages: a file or pasted cells, what each row would do, and earlier imports (DAY-4). */
import { useState } from "react";
import { Form, useSubmit } from "react-router";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { HiddenFields, TextArea } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import { ProgressBar } from "~/ui/progress";
import { takeFocus } from "~/ui/take-focus";
import type { ImportWords } from "./columns";
import { KeyField } from "./import-preview";
import type { ListedImport, Undone } from "./last-imports.server";
import { inDigits, ofRows } from "./planned-rows";
import { SheetFile } from "./sheet-file";

export { Preview } from "./import-preview";

/** Keeps showing how far a large import is. */
export function useImportProgress(): void {
  const refresh = useRefresh();
  useLive(["account"], ({ event }) => {
    if (event === "import") void refresh();
  });
}

type ImportsProps = { past: readonly ListedImport[]; words: ImportWords };

/** A file or pasted cells, and how rows are matched to existing records; not while an import is under way. */
export function ImportSource({ past, words }: ImportsProps) {
  if (past.some(({ running }) => running)) return null;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      action={words.address}
      className="panel mt-6 grid gap-5 p-6"
    >
      <input type="hidden" name="intent" value="preview" />
      <SheetFile />
      <TextArea name="pasted" label={words.paste} rows={8} placeholder={words.example} />
      <KeyField keys={words.keys} />
      <p className="text-quiet text-sm">{words.note}</p>
      <div>
        <Button type="submit">Preview</Button>
      </div>
    </Form>
  );
}

/** `said`: what is told of an import that is over, in place of its counts. */
type NoticeProps = ImportsProps & { asked: string | null; said?: string };

/** Above the form: an import under way and how far it is, or what the one that was asked for has done. */
export function ImportNotice({ past, words, asked, said }: NoticeProps) {
  const shown = past.find(({ running }) => running) ?? past.find(({ id }) => id === asked);
  if (!shown) return null;
  const { running, undone, canUndo } = shown;
  if (!running)
    return (
      <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
        <p
          key={undone ? "undone" : "imported"}
          role="status"
          ref={takeFocus}
          tabIndex={-1}
          className="font-medium text-success tabular"
        >
          {undone
            ? `Undone: ${undoneText(undone, words)}.`
            : (said ?? `Imported: ${addedText(shown)}.`)}
        </p>
        {canUndo && <UndoImport past={shown} words={words} />}
      </div>
    );
  const what = running.what === "undo" ? "Undoing the import" : "Importing";
  return (
    <div className="panel mt-4 grid gap-3 p-5 print:hidden">
      <p role="status" ref={takeFocus} tabIndex={-1} className="font-medium tabular">
        {`${what}: ${ofRows(running)}. It goes on if you leave this page. The next file can be chosen when it is done.`}
      </p>
      <ProgressBar label={what} percent={(100 * running.done) / Math.max(1, running.rows)} />
    </div>
  );
}

/** What an import did, without what did not occur. */
function addedText({ added, updated, leftOut }: ListedImport): string {
  const parts = added > 0 || updated === 0 ? [`${inDigits(added)} added`] : [];
  if (updated > 0) parts.push(`${inDigits(updated)} updated`);
  if (leftOut > 0) parts.push(`${inDigits(leftOut)} left out because they were changed meanwhile`);
  return parts.join(", ");
}

/** What undoing it did, without what did not occur. */
function undoneText(undone: Undone, { undone: words }: ImportWords): string {
  const others = (["kept", "ruled", "failed"] as const).filter((name) => (undone[name] ?? 0) > 0);
  return ["reversed" as const, ...others]
    .map((name) => `${inDigits(undone[name] ?? 0)} ${words[name]}`)
    .join(", ");
}

export function PastImports({ past, words }: ImportsProps) {
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past" className="mt-10 print:hidden">
      <h2 id="past" className="text-2xl">
        Earlier imports
      </h2>
      <ul className="panel mt-3 divide-y divide-line px-5">
        {past.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="tabular">
              <LocalTime at={each.at} never="" exact="minutes" />: {addedText(each)}
              {each.running && `; ${RUNNING[each.running.what]}: ${ofRows(each.running)}`}
              {each.undone && `; undone: ${undoneText(each.undone, words)}`}
            </span>
            {each.canUndo && <UndoImport past={each} words={words} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type UndoProps = { past: ListedImport; words: ImportWords };

/** Asks first, with what it would do; without JavaScript it does it at once. */
function UndoImport({ past, words }: UndoProps) {
  const submit = useSubmit();
  const [asking, setAsking] = useState(false);
  const fields = { intent: "undo", id: past.id };
  return (
    <Form
      method="post"
      action={words.address}
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <HiddenFields fields={fields} />
      <Button type="submit" look="outline" small>
        Undo import
        <span className="sr-only">
          {" of "}
          <LocalTime at={past.at} never="" exact="minutes" />
        </span>
      </Button>
      <ConfirmDialog
        title="Undo this import?"
        question={words.undoing(past)}
        verb="Undo import"
        look="danger"
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => void submit(fields, { method: "post", action: words.address })}
      />
    </Form>
  );
}

const RUNNING = { import: "importing", undo: "undoing" } as const;

/** Why the last form did nothing. */
export function ImportFault({ result }: { result: ActResult | undefined }) {
  const fault = faultIn(result);
  if (!fault) return null;
  return (
    <p
      role="alert"
      ref={takeFocus}
      tabIndex={-1}
      className="mt-4 font-medium text-danger print:hidden"
    >
      {fault}
    </p>
  );
}
