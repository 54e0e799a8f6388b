import type { ReactNode } from "react";
import type { ActResult } from "~/platform/web/act-result";
import { ButtonLink } from "~/ui/button";
import { TextArea } from "~/ui/fields";
import { useFocusOn } from "~/ui/take-focus";
import { readAs } from "./copy/read-as";
import { type Classes, LabelForm, TakeBack } from "./label-form";
import type { Unread } from "./labels.server";
import type { OpenDispute } from "./open-disputes.server";
import { LONGEST_MESSAGE } from "./run";

type LabelListProps = {
  unread: readonly Unread[];
  /** The total waiting, of which `unread` are the first. */
  waiting: number;
  disputes: readonly OpenDispute[];
  disputed: number;
  labeled: number;
  /** Of the newest labels, how many say what the reader alone would. */
  agreed: { agreed: number; of: number };
  classes: Classes;
  result: ActResult<{ undo: number | null }> | undefined;
};

/** Messages that were not read, or wrongly, each with the form that labels it. */
export function LabelList(props: LabelListProps) {
  const { unread, waiting, disputes, disputed, labeled, agreed, classes, result } = props;
  const undo = result?.done ? result.value?.undo : undefined;
  const shown = useFocusOn<HTMLParagraphElement>(result);
  return (
    <section aria-labelledby="reading" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="reading" className="text-2xl">
          How messages are read
        </h2>
        {labeled > 0 && (
          <ButtonLink to="/admin/coaching/messages.txt" look="outline" small reloadDocument>
            Export {labeled} labeled
          </ButtonLink>
        )}
      </div>
      <p className="mt-1 max-w-prose text-quiet">
        Say what a message does. Labels apply from now on, to every message with the same words;
        past results don't change, except that of a conversation whose message was disputed.
      </p>
      {agreed.of > 0 && (
        <p className="mt-2 tabular">
          The reader agrees with {agreed.agreed} of {agreed.of} labels.
        </p>
      )}
      {result && (
        <p
          ref={shown}
          tabIndex={-1}
          role={result.done ? "status" : "alert"}
          className={`mt-4 rounded-control px-4 py-3 ${result.done ? "bg-success-soft text-success" : "bg-danger-soft text-danger"}`}
        >
          {result.toast?.title}
        </p>
      )}
      {typeof undo === "number" && (
        <div className="mt-2">
          <TakeBack number={undo} />
        </div>
      )}
      <Part id="not-meant" title="Not what they meant" waiting={disputed}>
        {disputes.length === 0 && <p className="mt-2 text-quiet">Nothing is disputed.</p>}
        <ul className="mt-3 grid gap-2">
          {disputes.map(({ runId, at, message, moves, trainee, prospect, lines }) => (
            <li key={`${runId} ${at}`} className="panel p-4">
              <p className="text-quiet text-sm">
                <span dir="auto">{trainee}</span> to {prospect}
              </p>
              <LineBefore lines={lines} />
              <Message text={message} />
              <p className="mt-1 text-quiet text-sm">
                Read as: {readAs(moves)}. The trainee says it was not that.
              </p>
              <Around lines={lines} />
              <LabelForm intent="decide" name={`Decide: ${message}`} classes={classes}>
                <input type="hidden" name="run" value={runId} />
                <input type="hidden" name="at" value={at} />
              </LabelForm>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="not-understood" title="Not understood" waiting={waiting}>
        {unread.length === 0 && <p className="mt-2 text-quiet">Every message was understood.</p>}
        <ul className="mt-3 grid gap-2">
          {unread.map(({ message, times }) => (
            <li key={message} className="panel p-4">
              <Message text={message} />
              {times > 1 && <p className="text-quiet text-sm">Written {times} times</p>}
              <LabelForm intent="label" name={`Label: ${message}`} classes={classes}>
                <input type="hidden" name="message" value={message} />
              </LabelForm>
            </li>
          ))}
        </ul>
      </Part>
      <details className="mt-6">
        <summary className="min-h-9 w-fit py-1.5 font-semibold">Label a sentence of yours</summary>
        <p className="max-w-prose text-quiet">
          For words of your script, your replies or your rubric that the reader takes for a fault.
        </p>
        <LabelForm
          // Empty again after it was sent.
          key={typeof undo === "number" ? undo : ""}
          intent="sentence"
          name="A sentence of yours"
          classes={classes}
        >
          <div className="sm:col-span-3">
            <TextArea
              label="The sentence"
              name="sentence"
              rows={2}
              maxLength={LONGEST_MESSAGE}
              required
            />
          </div>
        </LabelForm>
      </details>
    </section>
  );
}

type PartProps = { id: string; title: string; waiting: number; children: ReactNode };

function Part({ id, title, waiting, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="text-xl">
        {title} <span className="font-normal font-sans text-base text-quiet">{waiting}</span>
      </h3>
      {children}
    </section>
  );
}

type Lines = Pick<OpenDispute, "lines">;

/** What the message responds to. */
function LineBefore({ lines }: Lines) {
  const before = lines[lines.findIndex(({ isDisputed }) => isDisputed) - 1];
  if (!before) return null;
  return (
    <p className="mt-1 mb-2 border-line border-l-4 pl-3 text-quiet [overflow-wrap:anywhere]">
      {before.who}: <span dir="auto">{before.text}</span>
    </p>
  );
}

/** The whole conversation, with the message marked in it. */
function Around({ lines }: Lines) {
  if (lines.length === 0) return null;
  return (
    <details className="mt-1">
      <summary className="min-h-9 w-fit py-1.5 font-semibold">The conversation</summary>
      <ol className="grid gap-2 py-2">
        {lines.map(({ who, text, isDisputed }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a finished conversation stay in their places
            key={index}
            className={`rounded-control px-3 py-2 [overflow-wrap:anywhere] ${isDisputed ? "bg-warning-soft font-semibold" : "bg-sunken"}`}
          >
            <span dir="auto">{who}</span>
            {isDisputed ? " (this message): " : ": "}
            <span dir="auto" className="whitespace-pre-line">
              {text}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Message({ text }: { text: string }) {
  return (
    <blockquote dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
      {text}
    </blockquote>
  );
}
