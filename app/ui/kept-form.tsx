/** For a form of the portal: what is typed into it stands there again after its tab was closed, until it is sent. */
import { useCallback, useRef } from "react";
import { isOffline, onReachChange } from "~/platform/pages/server-reach";
import type { ActResult } from "~/platform/web/act-result";
import { parsedJson } from "~/platform/web/json";
import { inStorage } from "~/platform/web/storage";
import { useResult } from "./use-result";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Within the form. `as`: its name in this browser, the person's id included; `result`: of the last attempt. A form that
 * leaves the page after it was sent has arrived.
 */
export function KeptWords({ as, result }: { as: string; result: ActResult | undefined }) {
  const name = `words ${as}`;
  const isOnItsWay = useRef(false);
  useResult(result, ({ done }) => {
    isOnItsWay.current = false;
    if (done) forget(name);
  });
  const appear = useCallback(
    (node: HTMLElement | null) => {
      const form = node?.closest("form");
      if (!form) return;
      form.setAttribute("data-kept", "");
      restore(name, form);
      const keep = () => keepIn(name, form);
      const send = () => {
        keep();
        isOnItsWay.current = true;
      };
      form.addEventListener("input", keep);
      form.addEventListener("submit", send);
      const end = onReachChange(() => {
        if (isOffline()) isOnItsWay.current = false;
      });
      return () => {
        form.removeEventListener("input", keep);
        form.removeEventListener("submit", send);
        end();
        if (isOnItsWay.current) forget(name);
      };
    },
    [name],
  );
  return <span ref={appear} hidden />;
}

function keepIn(name: string, form: HTMLFormElement): void {
  const typed = fieldsOf(form).map((field) => [field.name, field.value] as const);
  const isEmpty = typed.every(([, value]) => value === "");
  if (isEmpty) forget(name);
  else inStorage((storage) => storage.setItem(name, JSON.stringify(Object.fromEntries(typed))));
}

function restore(name: string, form: HTMLFormElement): void {
  const text = inStorage((storage) => storage.getItem(name));
  const kept = text === null ? null : parsedJson<Record<string, string>>(text);
  if (kept === null) return;
  for (const field of fieldsOf(form)) field.value = kept[field.name] || field.value;
}

function forget(name: string): void {
  inStorage((storage) => storage.removeItem(name));
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [
    ...form.querySelectorAll<Field>(
      "textarea, select, input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [type=password])",
    ),
  ];
}
