import { type FormEvent, type ReactNode, useState } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { SelectField } from "~/ui/fields";
import { UndoButton } from "~/ui/undo-button";
import { readAs } from "./copy/read-as";
import { classWords, NO_CLASS } from "./labels";
import type { Move } from "./message-rules";

/** `grave`: those of which a person is asked before the label is given. */
export type Classes = {
  groups: readonly { name: string; labels: readonly Move[] }[];
  grave: readonly Move[];
};

type LabelFormProps = {
  /** The act that it sends, and how the form is named. */
  intent: string;
  name: string;
  classes: Classes;
  /** The fields that say which message it is. */
  children: ReactNode;
};

/** Says of a message which classes it has. */
export function LabelForm({ intent, name, classes, children }: LabelFormProps) {
  const submit = useSubmit();
  const [asked, setAsked] = useState<{ fields: FormData; grave: readonly Move[] } | null>(null);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    const chosen = [fields.get("label"), fields.get("second")];
    const grave = classes.grave.filter((each) => chosen.includes(each));
    if (grave.length === 0) return;
    event.preventDefault();
    fields.set("intent", intent);
    setAsked({ fields, grave });
  };
  return (
    <Form
      method="post"
      preventScrollReset
      aria-label={name}
      onSubmit={ask}
      className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
    >
      {children}
      <SelectField name="label" label="Class" defaultValue="" required>
        <option value="" disabled>
          Choose a class
        </option>
        <option value={NO_CLASS}>{classWords(NO_CLASS)}</option>
        <Groups groups={classes.groups} />
      </SelectField>
      <SelectField name="second" label="Second class" defaultValue="">
        <option value="">None</option>
        <Groups groups={classes.groups} />
      </SelectField>
      <Button type="submit" name="intent" value={intent}>
        Label
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={asked?.grave.map(classWords).join(" and ") ?? ""}
        question={`Everyone who writes this will be read as: ${readAs(asked?.grave ?? [])}. That can end their conversation, or decide whether it is passed.`}
        verb="Label"
        look="danger"
        onConfirm={() =>
          asked && void submit(asked.fields, { method: "post", preventScrollReset: true })
        }
      />
    </Form>
  );
}

function Groups({ groups }: Pick<Classes, "groups">) {
  return (
    <>
      {groups.map(({ name, labels }) => (
        <optgroup key={name} label={name}>
          {labels.map((label) => (
            <option key={label} value={label}>
              {classWords(label)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

/** Takes a label back: one of a list, or the one that was just given. */
export function TakeBack({ number, of }: { number: number; of?: string }) {
  const sent = { name: "intent", value: "take-back" };
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="number" value={number} />
      {of === undefined ? (
        <UndoButton {...sent} />
      ) : (
        <Button type="submit" {...sent} look="outline" small aria-label={`Take back: ${of}`}>
          Take back
        </Button>
      )}
    </Form>
  );
}
