import { Form } from "react-router";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";

type PublishTogetherProps = { drafts: readonly { key: string; label: string }[] };

export function PublishTogether({ drafts }: PublishTogetherProps) {
  return (
    <Form
      method="post"
      action="/admin/content/publish"
      aria-label="Publish together"
      className="panel mt-6 grid gap-4 p-6"
    >
      <fieldset>
        <legend className="font-semibold text-sm">Drafts</legend>
        <ul className="mt-1 grid gap-x-4 sm:grid-cols-2">
          {drafts.map(({ key, label }) => (
            <li key={key}>
              <label className="flex min-h-11 items-center gap-3">
                <input type="checkbox" name="key" value={key} defaultChecked className="size-5" />
                {label}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <TextField name="note" label="Note" maxLength={300} hint="Shown in the history" />
      <p>
        <Button type="submit">Publish together</Button>
      </p>
    </Form>
  );
}
