import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/fields";

type LabelFormProps = {
  /** The act that it sends, and how the form is named. */
  intent: string;
  name: string;
  labels: readonly string[];
  /** The fields that say which message it is. */
  children: ReactNode;
};

/** Says of a message which classes it has. */
export function LabelForm({ intent, name, labels, children }: LabelFormProps) {
  return (
    <Form
      method="post"
      preventScrollReset
      aria-label={name}
      className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
    >
      {children}
      <SelectField name="label" label="Class" defaultValue="" required>
        <option value="" disabled>
          Choose a class
        </option>
        <Classes labels={labels} />
      </SelectField>
      <SelectField name="second" label="Second class" defaultValue="">
        <option value="">None</option>
        <Classes labels={labels.filter((label) => label !== "none")} />
      </SelectField>
      <Button type="submit" name="intent" value={intent}>
        Label
      </Button>
    </Form>
  );
}

function Classes({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {labels.map((label) => (
        <option key={label} value={label}>
          {wordsOf(label)}
        </option>
      ))}
    </>
  );
}

/** `ask-location` as Ask location. */
function wordsOf(label: string): string {
  if (label === "none") return "None of these";
  const words = label.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
