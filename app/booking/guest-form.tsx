import { useCallback } from "react";
import { HIDDEN_FIELDS, Honeypot } from "~/forms/forms";
import { Button } from "~/ui/button";
import { SelectField, TextArea, TextField } from "~/ui/fields";
import { useHydrated } from "~/ui/use-hydrated";
import {
  answerField,
  askedMark,
  type BookingQuestions,
  type GuestFaults,
  LONGEST_MESSAGE,
  YES_OR_NO,
} from "./booking-form";
import type { PickerWords } from "./copy/meetings.server";

/** A guest the server already knows; `mail`: null if it does not know their address, and they used `usedMail` last. */
export type KnownGuest = { name: string; mail: string | null; usedMail: string };

/** What was typed, by field. */
export type GuestValues = Readonly<Record<string, string>>;

type GuestFormProps = {
  words: PickerWords;
  /** Where it is sent without a script. */
  action: string;
  at: string;
  zone: string;
  host: string | null;
  asked: BookingQuestions;
  /** What it is sent with without a script; null if a script sends it. */
  formToken: string | null;
  trainee: KnownGuest | null;
  values: GuestValues;
  faults: GuestFaults;
  message?: string;
  /** Whether a program may have filled it in. */
  doubted?: boolean;
  busy: boolean;
  onFocus: () => void;
  onSend: (form: HTMLFormElement) => void;
  onType: (values: GuestValues) => void;
};

/** Who books the chosen time (SLOT-2). */
export function GuestForm(props: GuestFormProps) {
  const { words, action, at, zone, host, asked, formToken, trainee, values, faults, busy } = props;
  const message = props.message ?? faults.zone ?? faults.message;
  const hydrated = useHydrated();
  return (
    <form
      method="post"
      action={action}
      noValidate={hydrated}
      ref={useFaultFocus(faults)}
      onFocus={props.onFocus}
      onChange={({ currentTarget }) => props.onType(valuesOf(currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) props.onSend(event.currentTarget);
      }}
      className="mt-6 grid gap-4"
    >
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="zone" value={zone} />
      {host && <input type="hidden" name="host" value={host} />}
      <input type="hidden" name={HIDDEN_FIELDS.questions} value={askedMark(asked)} />
      {formToken && <input type="hidden" name={HIDDEN_FIELDS.token} value={formToken} />}
      <TextField
        name="name"
        label="Your name"
        autoComplete="name"
        required
        readOnly={trainee !== null}
        className="read-only:bg-sunken"
        maxLength={trainee ? undefined : 80}
        defaultValue={trainee?.name ?? values.name}
        error={faults.name}
      />
      <TextField
        name="mail"
        label="Email address"
        type="email"
        autoComplete="email"
        required
        readOnly={trainee !== null && trainee.mail !== null}
        className="read-only:bg-sunken"
        maxLength={200}
        defaultValue={trainee?.mail ?? values.mail ?? trainee?.usedMail}
        error={faults.mail}
      />
      {asked.phone && (
        <TextField
          name="phone"
          label="Phone number"
          type="tel"
          autoComplete="tel"
          required
          maxLength={40}
          hint={words.phone}
          defaultValue={values.phone}
          error={faults.phone}
        />
      )}
      {asked.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={values[answerField(question)]}
          fault={faults[answerField(question)]}
        />
      ))}
      <TextArea
        name="message"
        label={`${words.message} (optional)`}
        rows={3}
        maxLength={LONGEST_MESSAGE}
        defaultValue={values.message}
      />
      {message && (
        <p
          role="alert"
          className="rounded-control bg-danger-soft px-4 py-3 font-medium text-danger"
        >
          {message}
        </p>
      )}
      <Honeypot doubted={props.doubted} />
      <Button type="submit" busy={busy} className="w-full">
        {busy ? "Booking" : "Book this time"}
      </Button>
    </form>
  );
}

type QuestionFieldProps = {
  question: BookingQuestions["questions"][number];
  value: string | undefined;
  fault: string | undefined;
};

/** One of the company's own questions (CALL-2). */
function QuestionField({ question, value, fault }: QuestionFieldProps) {
  const { text, kind, options, required } = question;
  const name = answerField(question);
  const label = required ? text : `${text} (optional)`;
  if (kind === "text")
    return (
      <TextField
        name={name}
        label={label}
        required={required}
        maxLength={500}
        defaultValue={value}
        error={fault}
      />
    );
  return (
    <div className="grid gap-1.5">
      <SelectField name={name} label={label} required={required} defaultValue={value ?? ""}>
        <option value="">Please choose</option>
        {(kind === "yesno" ? YES_OR_NO : options).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      {fault && (
        <p role="alert" className="font-medium text-danger text-sm">
          {fault}
        </p>
      )}
    </div>
  );
}

/** The first field with a fault is where the reader continues. */
function useFaultFocus(faults: GuestFaults) {
  return useCallback(
    (form: HTMLFormElement | null) => {
      const fields = [...(form?.elements ?? [])];
      const first = fields.find(
        (field) =>
          field.getAttribute("type") !== "hidden" && (field.getAttribute("name") ?? "") in faults,
      );
      if (first instanceof HTMLElement) first.focus();
    },
    [faults],
  );
}

function valuesOf(form: HTMLFormElement): GuestValues {
  const texts = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts);
}
