import { useState } from "react";
import { Form } from "react-router";
import { Button } from "~/ui/button";
import { takeFocus } from "~/ui/take-focus";
import { readAs } from "./copy/read-as";
import type { Dispute } from "./outcome";
import type { Exchange } from "./run";

type Props = { at: number; attempt: number; exchange: Exchange; dispute: Dispute | undefined };

/** What was understood of a message, and the way to say that it was not meant (READ-6). */
export function ReadAs({ at, attempt, exchange, dispute }: Props) {
  const [pressed, setPressed] = useState(false);
  return (
    <div className="ml-auto flex w-full max-w-[85%] flex-wrap items-center justify-end gap-x-3 gap-y-1 text-quiet text-sm">
      <p>Read as: {readAs(exchange.reading.moves)}</p>
      {dispute ? (
        <p tabIndex={-1} ref={pressed ? takeFocus : undefined} className="outline-none">
          {WORDS[String(dispute.agreed) as keyof typeof WORDS]}
        </p>
      ) : (
        <Form method="post" preventScrollReset onSubmit={() => setPressed(true)}>
          <input type="hidden" name="attempt" value={attempt} />
          <input type="hidden" name="at" value={at} />
          <Button type="submit" name="intent" value="not-meant" look="quiet" small>
            Not what I meant
          </Button>
        </Form>
      )}
    </div>
  );
}

const WORDS = {
  null: "You said this is not what you meant. A coach looks at it.",
  true: "A coach read it another way.",
  false: "A coach read it the same way.",
};
