/** The one row of keys for a prospect: in the list, in My Day and on the prospect's page (WEEK-1). */

import { ExternalLink } from "lucide";
import { useRef } from "react";
import { Form } from "react-router";
import { Button, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useKeys } from "~/ui/use-keys";
import { OUTCOME_NAMES, OUTCOMES, type OutcomeName } from "./acts";
import type { More, Person } from "./use-acts";

type ProspectKeysProps = {
  prospect: Person;
  /** For the forms without a script: each can be sent once. */
  formId: string;
  onAct: (outcome: OutcomeName, more?: More) => void;
  /** Opens the dialog for a booked call. */
  onBook: (prospect: Person) => void;
  /** Copies the line that is shown. */
  onCopy: () => void;
};

export function ProspectKeys({ prospect, formId, onAct, onBook, onCopy }: ProspectKeysProps) {
  const keys = useRef<HTMLFormElement>(null);
  const choose = (outcome: OutcomeName) => {
    if (outcome !== "booked") return onAct(outcome);
    // Its dialog gives the focus back to where it was opened, by a key as by the button.
    keys.current?.querySelector<HTMLElement>("[value=booked]")?.focus({ preventScroll: true });
    onBook(prospect);
  };
  useKeys((event) => {
    const outcome = OUTCOME_NAMES.find((name) => OUTCOMES[name].key === event.key);
    if (event.key === "c") onCopy();
    else if (event.key === "o" && prospect.profile) openProfile(prospect.profile);
    else if (outcome) choose(outcome);
    else return;
    event.preventDefault();
  });
  return (
    <Form
      ref={keys}
      method="post"
      action="/tracker/today"
      className="flex flex-wrap gap-2 max-sm:gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        const outcome = OUTCOME_NAMES.find((name) => name === submitter?.getAttribute("value"));
        if (outcome) choose(outcome);
      }}
    >
      <input type="hidden" name="intent" value="outcome" />
      <input type="hidden" name="id" value={formId} />
      <input type="hidden" name="prospect" value={prospect.id} />
      {OUTCOME_NAMES.map((name) => (
        <Button
          key={name}
          type="submit"
          name="outcome"
          value={name}
          look="outline"
          small
          className="max-sm:px-2.5"
        >
          <OutcomeLabel of={name} /> <KeyHint of={OUTCOMES[name].key} />
        </Button>
      ))}
      {prospect.profile && (
        <a
          href={prospect.profile}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass("quiet", true)}
        >
          <Icon of={ExternalLink} className="size-4" />
          Open profile <KeyHint of="o" />
        </a>
      )}
    </Form>
  );
}

/** Shorter to see on a phone, where all of them have to fit below the line. */
function OutcomeLabel({ of }: { of: OutcomeName }) {
  const { label, days } = OUTCOMES[of];
  if (!of.startsWith("later-")) return <span>{label}</span>;
  return (
    <>
      <span className="max-sm:sr-only">{label}</span>
      <span aria-hidden="true" className="sm:hidden">
        {days === 1 ? "In 1 day" : `In ${days} days`}
      </span>
    </>
  );
}

export function KeyHint({ of }: { of: string }) {
  return (
    <span
      aria-hidden="true"
      className="rounded border border-line bg-sunken px-1.5 font-sans text-quiet text-xs pointer-coarse:hidden"
    >
      {of}
    </span>
  );
}

export function openProfile(address: string): void {
  window.open(address, "_blank", "noopener,noreferrer");
}
