/** The questions that a calendar's booking form asks. */
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "~/ui/button";
import { SelectField, TextArea, TextField } from "~/ui/fields";
import { takeFocus } from "~/ui/take-focus";
import { useHydrated } from "~/ui/use-hydrated";
import { type FieldState, storedHint } from "./settings-form";

type Field = (name: string) => FieldState;

const LEGEND = "font-heading font-semibold text-lg";

const TEXT_FIELDS = 'input[name^="question"][name$="Text"]:not([type="hidden"])';

const PARTS = ["Text", "Kind", "Options", "Required", "Refuses", "Refusal"] as const;

type QuestionFieldsProps = { field: Field; most: number };

/** Without a script all boxes that there can be; with one they are added, removed and moved. */
export function QuestionFields({ field, most }: QuestionFieldsProps) {
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  const typed = numbers.map((number) =>
    PARTS.map((part) => field(`question${number}${part}`).value),
  );
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className={LEGEND}>Questions</legend>
      <p className="text-quiet text-sm">
        Asked on the booking form, in this order. Answers are kept with the words of the question.
      </p>
      {/* Once a response shows other values, their boxes begin anew. */}
      <QuestionBoxes key={JSON.stringify(typed)} field={field} numbers={numbers} />
    </fieldset>
  );
}

/** `from`: the number that its values are stored under; null for a new one. */
type Box = { id: number; from: number | null };

function QuestionBoxes({ field, numbers }: { field: Field; numbers: readonly number[] }) {
  const hydrated = useHydrated();
  const [order, setOrder] = useState<readonly Box[]>(() =>
    numbers.flatMap((number) =>
      field(`question${number}Text`).value ? { id: number, from: number } : [],
    ),
  );
  const boxes = useRef<HTMLDivElement>(null);
  const shown = hydrated ? order : numbers.map((number) => ({ id: number, from: number }));
  const change = (next: readonly Box[]) => {
    flushSync(() => setOrder(next));
    // As typed values do, so that the form knows that this is not saved.
    boxes.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const add = () => {
    change([...order, added]);
    const all = boxes.current?.querySelectorAll<HTMLElement>(TEXT_FIELDS);
    takeFocus(all?.item(order.length) ?? null);
  };
  /** The focus goes on to the next question, or to the one before, or to the button that adds one. */
  const remove = (box: Box, at: number) => {
    change(order.filter((each) => each !== box));
    const rest = [...(boxes.current?.querySelectorAll("summary") ?? [])];
    const adding = boxes.current?.querySelector<HTMLElement>(":scope > div > button");
    takeFocus(rest[at] ?? rest.at(-1) ?? adding ?? null);
  };
  const added = { id: Math.max(numbers.length, ...order.map(({ id }) => id)) + 1, from: null };
  return (
    <div ref={boxes} className="grid min-w-0 grid-cols-1 gap-3">
      {shown.map((box, at) => (
        <QuestionBox
          key={box.id}
          name={`question${at + 1}`}
          from={box.from === null ? null : `question${box.from}`}
          field={field}
          opens={hydrated || at === 0}
        >
          {hydrated && (
            <div className="flex flex-wrap gap-2 pb-2">
              {([-1, 1] as const).map((by) => (
                <Button
                  key={by}
                  look="quiet"
                  small
                  // A disabled button could not keep the focus when a question reaches an end.
                  aria-disabled={!order[at + by] || undefined}
                  aria-label={`Move question ${at + 1} ${by < 0 ? "up" : "down"}`}
                  className="aria-disabled:opacity-35"
                  onClick={() => order[at + by] && change(moved(order, at, by))}
                >
                  {by < 0 ? "Up" : "Down"}
                </Button>
              ))}
              <Button
                look="quiet"
                small
                aria-label={`Remove question ${at + 1}`}
                onClick={() => remove(box, at)}
              >
                Remove
              </Button>
            </div>
          )}
        </QuestionBox>
      ))}
      {numbers.slice(shown.length).map((number) => (
        <input key={number} type="hidden" name={`question${number}Text`} value="" />
      ))}
      {hydrated && order.length < numbers.length && (
        <div>
          <Button look="outline" small onClick={add}>
            Add a question
          </Button>
        </div>
      )}
    </div>
  );
}

function moved(order: readonly Box[], at: number, by: -1 | 1): Box[] {
  const next = [...order];
  next.splice(at + by, 0, ...next.splice(at, 1));
  return next;
}

const NOTHING: FieldState = { value: "", error: undefined, storedNow: undefined };

type QuestionBoxProps = {
  /** As it is sent; `from`: where its values come from. */
  name: string;
  from: string | null;
  field: Field;
  opens: boolean;
  children: ReactNode;
};

function QuestionBox({ name, from, field, opens, children }: QuestionBoxProps) {
  const own: Field = (asked) => (from === null ? NOTHING : field(asked.replace(name, from)));
  const text = own(`${name}Text`);
  const broken = ["Text", "Options", "Refuses", "Refusal"].some(
    (part) => own(`${name}${part}`).error,
  );
  return (
    <details
      open={text.value !== "" || broken || opens}
      className="rounded-control border border-line px-4 py-2"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        Question {name.slice("question".length)}
        {text.value && <span className="ml-2 truncate text-quiet">{text.value}</span>}
      </summary>
      {children}
      <QuestionParts name={name} field={own} />
    </details>
  );
}

function QuestionParts({ name, field }: { name: string; field: Field }) {
  const text = field(`${name}Text`);
  return (
    <div className="grid items-start gap-4 pb-3 sm:grid-cols-2">
      <TextField
        name={`${name}Text`}
        label="Question"
        defaultValue={text.value}
        error={text.error}
        hint={storedHint(text)}
        maxLength={200}
      />
      <SelectField name={`${name}Kind`} label="Kind" defaultValue={field(`${name}Kind`).value}>
        <option value="text">Text</option>
        <option value="choice">Choice</option>
        <option value="yesno">Yes or no</option>
      </SelectField>
      <Lines
        name={`${name}Options`}
        label="Choices, one per line"
        state={field(`${name}Options`)}
      />
      <Lines
        name={`${name}Refuses`}
        label="Answers that rule out booking, one per line"
        state={field(`${name}Refuses`)}
      />
      <Lines
        name={`${name}Refusal`}
        label="Message they see instead"
        state={field(`${name}Refusal`)}
      />
      <label className="flex min-h-11 items-center gap-2.5 self-end">
        <input
          type="checkbox"
          name={`${name}Required`}
          value="yes"
          defaultChecked={field(`${name}Required`).value === "yes"}
          className="size-5 accent-accent"
        />
        Required
      </label>
    </div>
  );
}

function Lines({ name, label, state }: { name: string; label: string; state: FieldState }) {
  return (
    <div className="grid gap-1.5">
      <TextArea name={name} label={label} rows={2} defaultValue={state.value} />
      {state.error && (
        <p role="alert" className="font-medium text-danger text-sm">
          {state.error}
        </p>
      )}
    </div>
  );
}
