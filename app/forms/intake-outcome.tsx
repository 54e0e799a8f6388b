import { useCallback } from "react";
import { buttonClass } from "~/ui/button";
import { forgetDraft } from "./drafts";
import type { IntakeForm, IntakeResponse } from "./form";

/** What became of the last try, above the fields. */
export function IntakeSummary({ shown }: { shown: IntakeResponse | undefined }) {
  if (!shown) return null;
  if (shown.state === "confirm")
    return (
      <div className="rounded-control bg-accent-soft px-4 py-3">
        <p className="font-bold font-heading text-lg">Check your entries</p>
        <p className="mt-1">
          {shown.message ?? "Nothing has been sent yet. Where all is right, press Send now."}
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
  return count === 1 ? "One entry needs another look." : `${count} entries need another look.`;
}

/** Says that the form has arrived; reading goes on here. */
export function IntakeReceipt({ form, path }: { form: IntakeForm; path: string }) {
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
