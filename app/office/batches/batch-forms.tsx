import type { FormEvent } from "react";
import { Form } from "react-router";
import type { BatchField } from "~/auth/batches/batches.server";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField, TextArea, TextField } from "~/ui/fields";
import { FormOutcome } from "~/ui/form-outcome";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { UndoButton } from "~/ui/undo-button";
import { CodeSheet } from "../people/code-sheet";
import type { BatchResult } from "./batch-acts.server";

type Field = Omit<BatchField, "choices" | "initial"> & {
  choices: readonly { id: string; name: string }[];
  initial: string;
};

type Asked = {
  about: string;
  /** What is to know of the rows, and why it cannot be begun here. */
  known: string | null | undefined;
  impossible: string | null | undefined;
  label: string;
  counted: string;
  total: number;
  danger: boolean;
  fields: readonly Field[];
};

/** A form of this page: with a script it asks for re-authentication where it must, and without one it says so. */
function useBatchForm() {
  const { act, result, busy, dialog } = useReauthenticatedForm<BatchResult>();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ]);
    void act(Object.fromEntries(texts));
  };
  return { onSubmit, result, busy, dialog };
}

type AskFormProps = { asked: Asked; back: string; result: BatchResult | undefined };

/** What the act needs, and the button that begins it. */
export function AskForm({ asked, back, result }: AskFormProps) {
  const { onSubmit, busy, dialog, result: answer } = useBatchForm();
  const typed = result?.done === false ? result.typed : undefined;
  return (
    <>
      <FormOutcome result={answer} />
      <Form method="post" onSubmit={onSubmit} className="panel mt-6 grid max-w-2xl gap-4 p-6">
        <input type="hidden" name="intent" value="begin" />
        <input type="hidden" name="total" value={asked.total} />
        <p className="max-w-prose">{asked.about}</p>
        {asked.known && <p className="font-semibold tabular">{asked.known}</p>}
        {asked.impossible && <p className="text-danger">{asked.impossible}</p>}
        {asked.fields.map((field) => (
          <FieldView key={field.name} field={field} typed={typed?.[field.name]} />
        ))}
        <p className="flex flex-wrap gap-3">
          <Button
            type="submit"
            look={asked.danger ? "danger" : "primary"}
            busy={busy}
            disabled={!!asked.impossible}
          >
            {asked.label}: {asked.counted}
          </Button>
          <ButtonLink to={back} look="outline">
            Cancel
          </ButtonLink>
        </p>
      </Form>
      {dialog}
    </>
  );
}

function FieldView({ field, typed }: { field: Field; typed: string | undefined }) {
  const { name, label, kind, most, required, none, choices, initial } = field;
  const common = { name, label, required, defaultValue: typed ?? initial };
  switch (kind) {
    case "line":
      return <TextField {...common} maxLength={most} autoComplete="off" />;
    case "text":
      return <TextArea {...common} maxLength={most} rows={initial ? 9 : 4} />;
    case "choice":
      return (
        <SelectField {...common}>
          {none && <option value="">{none}</option>}
          {choices.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </SelectField>
      );
    case "check":
      return (
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            name={name}
            value="yes"
            defaultChecked={typed === "yes"}
            className="size-5 accent-accent"
          />
          {label}
        </label>
      );
  }
}

export function UndoForm() {
  const { onSubmit, busy, dialog, result } = useBatchForm();
  return (
    <>
      <Form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="undo" />
        <UndoButton busy={busy} />
      </Form>
      <FormOutcome result={result} />
      {dialog}
    </>
  );
}

export function SheetForm() {
  const { onSubmit, busy, dialog, result } = useBatchForm();
  return (
    <>
      <Form method="post" onSubmit={onSubmit} className="print:hidden">
        <input type="hidden" name="intent" value="codes" />
        <Button type="submit" busy={busy}>
          Show the access codes
        </Button>
      </Form>
      <Outcome result={result} />
      {dialog}
    </>
  );
}

/** What a form of this page did; new access codes as a sheet. */
export function Outcome({ result }: { result: BatchResult | undefined }) {
  const codes = result?.done ? result.value?.codes : undefined;
  return codes ? (
    <div className="w-full">
      <CodeSheet codes={codes} />
    </div>
  ) : (
    <FormOutcome result={result} />
  );
}
