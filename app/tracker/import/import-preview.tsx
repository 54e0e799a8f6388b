import { Form } from "react-router";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField, TextArea } from "~/ui/fields";
import { COLUMN_NAMES, COLUMNS, KEY_NAMES, KEYS, type KeyName } from "../import-columns";
import type { ImportPreview } from "./imports.server";

const IN_WORDS = { new: "New", update: "Update", same: "Same", conflict: "Conflict" } as const;
const TONES = { new: "success", update: "accent", same: "neutral", conflict: "warning" } as const;

function KeyField({ value }: { value?: KeyName }) {
  return (
    <SelectField name="key" label="Same prospect if they share" defaultValue={value ?? "handle"}>
      {KEY_NAMES.map((name) => (
        <option key={name} value={name}>
          {KEYS[name]}
        </option>
      ))}
    </SelectField>
  );
}

/** A file or pasted cells, and what says that a row is about a known prospect. */
export function Source() {
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      action="/tracker/import"
      className="panel mt-6 grid gap-5 p-6"
    >
      <input type="hidden" name="intent" value="preview" />
      <label className="grid gap-1.5">
        <span className="font-semibold text-sm">CSV file</span>
        <input type="file" name="file" accept=".csv,.tsv,.txt,text/csv" className="min-h-11" />
      </label>
      <TextArea
        name="pasted"
        label="Or paste cells, with their headings"
        rows={8}
        placeholder={"First name\tLast name\tHandle\nAnn\tSample\t@ann"}
      />
      <KeyField />
      <p className="text-quiet text-sm">
        Up to 50,000 rows. Nothing is stored in the tracker before you have seen what each row does.
      </p>
      <div>
        <Button type="submit">Preview</Button>
      </div>
    </Form>
  );
}

/** The columns, to be changed, and what each row would do. */
export function Preview({ preview }: { preview: ImportPreview }) {
  const { id, headings, mapping, key, counts, shown } = preview;
  const changes = counts.new + counts.update;
  return (
    <>
      <Form method="post" className="panel mt-6 grid gap-5 p-6">
        <input type="hidden" name="intent" value="preview" />
        <input type="hidden" name="id" value={id} />
        <h2 className="text-2xl">Columns</h2>
        <div className="grid gap-4 sm:grid-cols-3">
          {headings.map((heading, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
              key={at}
              name="column"
              label={heading || `Column ${at + 1}`}
              defaultValue={mapping[at] ?? ""}
            >
              <option value="">Leave out</option>
              {COLUMN_NAMES.map((name) => (
                <option key={name} value={name}>
                  {COLUMNS[name].label}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <KeyField value={key} />
        <div>
          <Button type="submit" look="outline">
            Preview
          </Button>
        </div>
      </Form>
      <section aria-labelledby="rows" className="mt-8">
        <h2 id="rows" className="text-2xl">
          What each row does
        </h2>
        <p className="mt-2 tabular">
          {counts.new} new, {counts.update} to update, {counts.same} the same, {counts.conflict} in
          conflict. Rows in conflict are left out.
        </p>
        <ul className="panel mt-3 divide-y divide-line px-5">
          {shown.map(({ line, kind, name, detail }) => (
            <li key={line} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="w-16 text-quiet text-sm tabular">Line {line}</span>
              <Badge tone={TONES[kind]}>{IN_WORDS[kind]}</Badge>
              <span className="font-semibold [overflow-wrap:anywhere]" dir="auto">
                {name}
              </span>
              <span className="text-quiet text-sm">{detail}</span>
            </li>
          ))}
        </ul>
        <Form method="post" action="/tracker/import" className="mt-5 flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="import" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" disabled={changes === 0}>
            Import
          </Button>
          <ButtonLink to="/tracker/import" look="outline">
            Start over
          </ButtonLink>
        </Form>
      </section>
    </>
  );
}
