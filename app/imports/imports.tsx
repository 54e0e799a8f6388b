/** Entry file of the imports slice for pages: a file or pasted cells, what each row would do, and earlier imports (DAY-4). */
import { Form } from "react-router";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import type { ImportWords } from "./columns";
import { KeyField, ofRows } from "./import-preview";
import type { ListedImport } from "./imports.server";

export { Preview } from "./import-preview";

/** Keeps showing how far a large import is; without a script, a reload shows it. */
export function useImportProgress(): void {
  const refresh = useRefresh();
  useLive(["account"], ({ event }) => {
    if (event === "import") void refresh();
  });
}

/** A file or pasted cells, and how rows are matched to existing records. */
export function ImportSource({ words }: { words: ImportWords }) {
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      action={words.address}
      className="panel mt-6 grid gap-5 p-6"
    >
      <input type="hidden" name="intent" value="preview" />
      <label className="grid min-w-0 gap-1.5">
        <span className="font-semibold text-sm">CSV file</span>
        <input type="file" name="file" accept=".csv,.tsv,.txt,text/csv" className="file-field" />
      </label>
      <TextArea name="pasted" label={words.paste} rows={8} placeholder={words.example} />
      <KeyField keys={words.keys} />
      <p className="text-quiet text-sm">{words.note}</p>
      <div>
        <Button type="submit">Preview</Button>
      </div>
    </Form>
  );
}

type PastImportsProps = {
  past: readonly ListedImport[];
  words: ImportWords;
  kept: string;
};

export function PastImports({ past, words, kept: why }: PastImportsProps) {
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past" className="mt-10 print:hidden">
      <h2 id="past" className="text-2xl">
        Earlier imports
      </h2>
      <ul className="panel mt-3 divide-y divide-line px-5">
        {past.map(({ id, at, added, updated, leftOut, undone, canUndo, running }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              <LocalTime at={at} never="" exact="minutes" />: {`${added} added`}
              {words.keys && `, ${updated} updated`}
              {leftOut > 0 && `, ${leftOut} left out because they were changed meanwhile`}
              {running &&
                `; ${running.what === "undo" ? "undoing" : "importing"}: ${ofRows(running)}`}
              {undone &&
                `; undone: ${undone.reversed} reversed, ${undone.kept} kept because ${why}, ${undone.failed} failed because they no longer exist`}
            </span>
            {canUndo && (
              <Form method="post" action={words.address}>
                <input type="hidden" name="intent" value="undo" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" look="outline" small>
                  Undo import
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ImportResult({ result }: { result: { done: boolean; message: string } }) {
  return (
    <p
      role={result.done ? "status" : "alert"}
      className={`mt-4 font-medium print:hidden ${result.done ? "" : "text-danger"}`}
    >
      {result.message}
    </p>
  );
}
