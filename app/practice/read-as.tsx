import { useId, useState } from "react";
import { Form } from "react-router";
import { Button } from "~/ui/button";
import { takeFocus } from "~/ui/take-focus";
import { readAs } from "./copy/read-as";
import type { Dispute } from "./outcome";
import type { Exchange } from "./run";

type Props = {
  at: number;
  attempt: number;
  exchange: Exchange;
  dispute: Dispute | undefined;
  /** The checks that a dispute sets aside. */
  asides: readonly { title: string }[];
};

/** What was understood of a message, and the ways to say that it was not meant, and to take that back (READ-6). */
export function ReadAs({ at, attempt, exchange, dispute, asides }: Props) {
  const [pressed, setPressed] = useState<Intent | null>(null);
  const sets = useId();
  const titles = asides.map(({ title }) => `“${title}”`).join(", ");
  const form = { at, attempt, onPress: setPressed };
  return (
    <div className="ml-auto flex w-full max-w-[85%] flex-wrap items-center justify-end gap-x-3 gap-y-1 text-quiet text-sm">
      <p
        tabIndex={-1}
        ref={pressed === "meant" && !dispute ? takeFocus : undefined}
        className="outline-none"
      >
        Read as: {readAs(exchange.reading.moves)}
      </p>
      {dispute ? (
        <>
          <p
            tabIndex={-1}
            ref={pressed === "not-meant" ? takeFocus : undefined}
            className="outline-none"
          >
            {WORDS[String(dispute.agreed) as keyof typeof WORDS]}
            {dispute.agreed === null && titles !== "" && ` Set aside until then: ${titles}.`}
          </p>
          {dispute.agreed === null && (
            <IntentForm intent="meant" {...form}>
              Take it back
            </IntentForm>
          )}
        </>
      ) : (
        <>
          <IntentForm intent="not-meant" describedBy={titles === "" ? undefined : sets} {...form}>
            Not what I meant
          </IntentForm>
          {titles !== "" && (
            <p id={sets} className="w-full text-right">
              Sets aside until a coach has looked: {titles}.
            </p>
          )}
        </>
      )}
    </div>
  );
}

type Intent = "meant" | "not-meant";

type IntentFormProps = {
  intent: Intent;
  at: number;
  attempt: number;
  describedBy?: string | undefined;
  onPress: (intent: Intent) => void;
  children: string;
};

function IntentForm({ intent, at, attempt, describedBy, onPress, children }: IntentFormProps) {
  return (
    <Form method="post" preventScrollReset onSubmit={() => onPress(intent)}>
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="at" value={at} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        look="quiet"
        small
        aria-describedby={describedBy}
      >
        {children}
      </Button>
    </Form>
  );
}

const WORDS = {
  null: "You said this is not what you meant. A coach looks at it.",
  true: "A coach read it another way.",
  false: "A coach read it the same way.",
};
