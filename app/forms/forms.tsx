/** Door of the forms room for browsers: forms as pages show them (SLOT-2). */
import { useCallback } from "react";
import { useLocation } from "react-router";
import { Button, buttonClass } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { DraftNote } from "./draft-note";
import { draftName, forgetDraft, useDraft } from "./drafts";
import {
  HIDDEN_FIELDS,
  type IntakeForm,
  type IntakeResponse,
  type IntakeValues,
  questionsMark,
} from "./form";
import { Honeypot } from "./honeypot";
import { IntakeFieldView } from "./intake-field";
import { useSending } from "./use-sending";

export type { IntakeField, IntakeForm, IntakeResponse } from "./form";
export {
  DOUBT,
  HIDDEN_FIELDS,
  isDoubtful,
  QUESTIONS_CHANGED,
  SENDER_MAIL,
  SENDER_NAME,
  wordsMark,
} from "./form";
export { Honeypot } from "./honeypot";
export { sendWhenBack } from "./send-when-back";
export { type FormToken, formToken, sendForm } from "./use-sending";

type ViewProps = {
  form: IntakeForm;
  response: IntakeResponse | undefined;
  /** Its initial value, such as a question asked elsewhere. */
  prefill?: IntakeValues;
};

/**
 * A form, or its receipt if the address says `?sent=1`: the page is `byQuery` and fully hydrated, its action calls
 * `receiveForm`, and its `clientAction` is `sendForm`.
 */
export function IntakeFormView({ form, response, prefill }: ViewProps) {
  const { pathname, search } = useLocation();
  const isSent = new URLSearchParams(search).get("sent") === "1";
  if (isSent && !response) return <IntakeReceipt form={form} path={pathname} />;
  return <OpenForm form={form} response={response} prefill={prefill} path={pathname} />;
}

function OpenForm({ form, response, prefill = {}, path }: ViewProps & { path: string }) {
  const hydrated = useHydrated();
  const { element, busy, shown, prepare, onSubmit } = useSending(form, path, response);
  const { appear, keepLater, stopKeeping } = useDraft(form, element, { path, isFresh: !response });
  const faults = shown?.state === "faults" ? shown.faults : {};
  return (
    <form
      id={form.name}
      ref={appear}
      method="post"
      action={`${path}#${form.name}`}
      aria-label={form.title}
      noValidate={hydrated}
      data-kept-as={draftName(path)}
      onFocus={prepare}
      onInput={keepLater}
      onSubmit={(event) => {
        stopKeeping();
        void onSubmit(event);
      }}
      className="grid grid-cols-[minmax(0,1fr)] scroll-mt-24 gap-5"
    >
      <IntakeSummary shown={shown} />
      {form.fields.map((field) => (
        <IntakeFieldView
          key={field.name}
          field={field}
          id={`${form.name}-${field.name}`}
          value={(response?.values ?? prefill)[field.name] ?? ""}
          fault={faults[field.name]}
        />
      ))}
      <input type="hidden" name={HIDDEN_FIELDS.questions} value={questionsMark(form)} />
      <Honeypot doubted={response?.state === "confirm" && response.doubted} />
      {response?.state === "confirm" && (
        <input type="hidden" name={HIDDEN_FIELDS.token} value={response.token} />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" busy={busy}>
          {shown?.state === "confirm" ? "Send now" : form.submit}
        </Button>
        <DraftNote form={form} element={element} path={path} />
      </div>
    </form>
  );
}

/** The outcome of the last attempt, above the fields. */
function IntakeSummary({ shown }: { shown: IntakeResponse | undefined }) {
  if (!shown) return null;
  if (shown.state === "confirm")
    return (
      <div
        data-summary
        tabIndex={-1}
        className="scroll-mt-24 rounded-control bg-accent-soft px-4 py-3"
      >
        <p className="font-bold font-heading text-lg">Check your answers</p>
        <p className="mt-1">
          {shown.message ??
            "Nothing has been sent yet. If everything looks right, choose Send now."}
        </p>
      </div>
    );
  const words = shown.message ?? inNeed(Object.keys(shown.faults).length);
  if (words === "") return null;
  return (
    <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 font-medium text-danger">
      {words}
    </p>
  );
}

function inNeed(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "One answer needs another look." : `${count} answers need another look.`;
}

/** Says that the form has arrived; the focus moves here. */
function IntakeReceipt({ form, path }: { form: IntakeForm; path: string }) {
  const arrive = useCallback(
    (node: HTMLElement | null) => {
      if (node) forgetDraft(path);
      node?.focus();
    },
    [path],
  );
  return (
    <div
      id={form.name}
      ref={arrive}
      tabIndex={-1}
      className="scroll-mt-24 rounded-control bg-success-soft px-5 py-5 outline-none"
    >
      <p className="font-bold font-heading text-success text-xl">{form.receipt.heading}</p>
      <p className="mt-2">{form.receipt.text}</p>
      <p className="mt-4">
        <a href={path} className={buttonClass("outline", true)}>
          Send another
        </a>
      </p>
    </div>
  );
}
