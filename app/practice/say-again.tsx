import { type SubmitEvent, useState } from "react";
import { inStorage } from "~/platform/web/storage";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/fields";
import { takeFocus } from "~/ui/take-focus";
import {
  isUnread,
  passesNow,
  placeToSay,
  type ShownCheck,
  saidAgain,
  type Told,
} from "./better-line";
import { Bubble, Reply } from "./bubble";
import { sendOnEnter } from "./composer";
import { LONGEST_MESSAGE } from "./run";
import { Sign } from "./sign";

type Props = { check: ShownCheck; at: number; told: Told };

/**
 * The conversation as it was before this message, to say it another way: the prospect's answer, and whether the check
 * passes now. It is played in this page alone, so it counts nowhere and needs no connection (READ-8).
 */
export function SayAgain({ check, at, told }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  // What is typed here outlives a reload of the tab.
  const draft = `${told.seed} ${at} ${check.id}`;
  const [text, setText] = useState(
    () => inStorage((tab) => tab.getItem(draft), "sessionStorage") ?? "",
  );
  if (!isOpen)
    return (
      <Button look="outline" small onClick={() => setOpen(true)}>
        Say it again
      </Button>
    );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const line = text.trim();
    if (line) setSaid(line);
  };
  return (
    <form onSubmit={submit} className="mt-2 grid gap-3 border-line border-t pt-3">
      <TextArea
        label="Say it another way"
        name="again"
        rows={3}
        maxLength={LONGEST_MESSAGE}
        ref={takeFocus}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          inStorage((tab) => tab.setItem(draft, value), "sessionStorage");
        }}
        onKeyDown={sendOnEnter}
      />
      <p className="flex flex-wrap items-center gap-3">
        <Button type="submit" small>
          Try it
        </Button>
        <span className="text-quiet">Nothing of this counts.</span>
      </p>
      <div role="status" className="grid gap-3">
        {said !== null && <Answer check={check} at={at} told={told} said={said} />}
      </div>
    </form>
  );
}

function Answer({ check, at, told, said }: Props & { said: string }) {
  const { prospect } = told;
  const run = saidAgain(told, placeToSay(check, at, told), said);
  const isKnown = !isUnread(run);
  const passed = isKnown && passesNow(check, prospect, run);
  return (
    <>
      <Bubble from="You" text={said} own />
      <Reply from={prospect.name} text={run.exchanges.at(-1)?.reply ?? ""} />
      <p className="flex gap-2 font-semibold">
        <Sign passed={passed} />
        {isKnown ? (passed ? "Passes now" : "Not yet") : "We did not understand this one"}
      </p>
    </>
  );
}
