import type { ComponentType } from "react";
import { type FetcherFormProps, Form } from "react-router";
import { Button } from "~/ui/button";

/** An act that needs a yes: what it does, and what to resend with that yes. */
export type Confirmation = {
  title: string;
  lines: readonly string[];
  verb: string;
  values: Readonly<Record<string, readonly string[]>>;
};

type ConfirmFormProps = Confirmation & { form?: ComponentType<FetcherFormProps> };

/** Asks on the page itself, so no script is needed. */
export function ConfirmForm({ title, lines, verb, values, form: Sent = Form }: ConfirmFormProps) {
  return (
    <Sent method="post" className="mt-6 mb-6 rounded-panel bg-danger-soft p-5 text-danger">
      <div role="alert">
        <p className="font-semibold">{title}</p>
        <ul className="mt-2 grid gap-1 text-sm">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {Object.entries(values).map(([name, all]) =>
        all.map((value) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        )),
      )}
      <Button type="submit" name="sure" value="yes" look="danger" small className="mt-4">
        {verb}
      </Button>
    </Sent>
  );
}

/** What a publication leaves behind, and whether that is allowed. */
export function publishQuestion(
  lines: readonly string[],
  values: Confirmation["values"],
): Confirmation {
  return { title: "Publish without the removed items?", lines, verb: "Yes, publish", values };
}

/** What a form holds, to be sent again. */
export function sentValues(form: FormData): Confirmation["values"] {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String)]));
}
