import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSubmit } from "react-router";
import { useResult } from "~/ui/use-result";
import { enteredValues, saveDraft } from "./drafts";
import { checkForm, HIDDEN_FIELDS, type IntakeForm, type IntakeResponse } from "./form";
import { useStamp } from "./use-stamp";

const OUT_OF_REACH = "It could not be sent. What you entered is kept here; please try again.";

/** What a form shows when the server was out of reach. */
export function unsent(entered: FormData): IntakeResponse {
  const values = Object.fromEntries([...entered].map(([name, value]) => [name, String(value)]));
  return { state: "faults", status: 0, faults: {}, values, message: OUT_OF_REACH };
}

/** Sending a form in the browser: checked first, then with its stamp; a stamp that is not good is replaced once. */
export function useSending(form: IntakeForm, path: string, response: IntakeResponse | undefined) {
  const submit = useSubmit();
  const stamp = useStamp(form.name);
  const element = useRef<HTMLFormElement>(null);
  const hasRenewed = useRef(false);
  const [own, setOwn] = useState<IntakeResponse | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(target: HTMLFormElement) {
    const data = new FormData(target);
    setBusy(true);
    const stamped = await stamp.take();
    if (stamped === null) setOwn(unsent(data));
    else {
      data.set(HIDDEN_FIELDS.stamp, stamped.stamp);
      data.set(HIDDEN_FIELDS.proof, stamped.proof);
      await submit(data, { method: "post", preventScrollReset: true });
    }
    setBusy(false);
  }

  useResult(response, (came) => {
    setOwn(null);
    if (came.state === "confirm" || element.current === null) return;
    if (!came.stale) return focusFirst(element.current, came.faults);
    stamp.renew();
    if (hasRenewed.current) return;
    hasRenewed.current = true;
    void send(element.current);
  });

  return {
    element,
    busy,
    shown: own ?? response,
    prepare: stamp.prepare,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (busy) return;
      const target = event.currentTarget;
      const values = enteredValues(form, target);
      saveDraft(path, values);
      const { faults } = checkForm(form, values);
      if (faults === null) {
        hasRenewed.current = false;
        void send(target);
        return;
      }
      flushSync(() => setOwn({ state: "faults", status: 400, faults, values }));
      focusFirst(target, faults);
    },
  };
}

function focusFirst(form: HTMLFormElement, faults: Readonly<Record<string, string>>): void {
  const faulty = [...form.elements].find(
    (field) => "name" in field && String(field.name) in faults,
  );
  if (faulty instanceof HTMLElement) faulty.focus();
}
