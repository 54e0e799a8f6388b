/** What a calendar's page has besides its times: its name and state, and adding and removing one (OWN-8). */
import { useId } from "react";
import { Form, useNavigation } from "react-router";
import type { NotDone } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { SelectField, TextArea, TextField } from "~/ui/fields";
import { type FieldState, storedHint } from "./settings-form";

type StateFieldsProps = { field: (name: string) => FieldState; isAdded: boolean };

/** The shipped ones have their words in the content. */
export function StateFields({ field, isAdded }: StateFieldsProps) {
  const [title, about, state] = [field("title"), field("about"), field("state")];
  return (
    <div className="grid gap-4">
      {isAdded && (
        <>
          <TextField
            name="title"
            label="Name"
            defaultValue={title.value}
            error={title.error}
            hint={[storedHint(title), "Also in emails and in calendars. The address stays"]
              .filter(Boolean)
              .join(". ")}
            maxLength={60}
            required
          />
          <TextArea
            name="about"
            label="What it is about"
            rows={2}
            defaultValue={about.value}
            maxLength={400}
          />
        </>
      )}
      <div className="max-w-md">
        <SelectField name="state" label="Bookable" defaultValue={state.value}>
          <option value="open">On</option>
          <option value="off">Off: its page offers no times</option>
        </SelectField>
        {state.storedNow !== undefined && <p className="text-quiet text-sm">{storedHint(state)}</p>}
      </div>
    </div>
  );
}

type Choice = { name: string; label: string };
type AddFormProps = { calendars: readonly Choice[]; refusal: NotDone | undefined };

export function AddForm({ calendars, refusal }: AddFormProps) {
  const isSending = useNavigation().formMethod === "POST";
  const title = useId();
  return (
    <Form method="post" aria-labelledby={title} className="grid gap-3 border-line border-t pt-5">
      <h2 id={title} className="text-lg">
        Add a calendar
      </h2>
      <TextField
        name="title"
        label="Name"
        defaultValue={refusal?.typed?.title}
        error={refusal?.faults?.title}
        hint="Example: Strategy call"
        maxLength={60}
        required
      />
      <SelectField name="like" label="Duplicate" defaultValue="">
        <option value="">None: weekdays, 30 minutes</option>
        {calendars.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button type="submit" name="intent" value="add" look="outline" busy={isSending}>
        Add calendar
      </Button>
    </Form>
  );
}

export function RemoveForm({ label, fault }: { label: string; fault: string | undefined }) {
  return (
    <section aria-labelledby="remove-title" className="mt-8 border-line border-t pt-6">
      <h3 id="remove-title" className="text-xl">
        Remove {label}
      </h3>
      <p className="mt-1 max-w-prose text-quiet text-sm">
        Its address no longer opens. Past meetings keep its name. While it has upcoming meetings it
        cannot be removed.
      </p>
      {fault && (
        <p role="alert" className="mt-4 rounded-control bg-danger-soft px-4 py-3 text-danger">
          {fault}
        </p>
      )}
      <Form method="post" className="mt-4">
        <Button type="submit" name="intent" value="remove-calendar" look="danger">
          Remove calendar
        </Button>
      </Form>
    </section>
  );
}
