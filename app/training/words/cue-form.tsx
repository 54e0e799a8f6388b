import { type MouseEvent, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { useUnsaved } from "~/platform/pages/unsaved";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { Button, ButtonLink } from "~/ui/button";
import { TextArea, TextField } from "~/ui/fields";
import { formKeys } from "~/ui/form-keys";
import { takeFocus } from "~/ui/take-focus";
import { useResult } from "~/ui/use-result";
import { type Cue, LONGEST_CHAPTER, LONGEST_WORDS } from "./cue";
import { type ListedCue, saysNow } from "./cue-view";
import { isSame } from "./edit-cues";
import { type useCueBack, useTypedCue } from "./typed-cue";

/** `back`: what was typed before it was left; `address`: of the page with this form, `closed`: without. */
type CueFormProps = {
  cue: ListedCue;
  back: ReturnType<typeof useCueBack>["typedCue"];
  address: string;
  closed: string;
  lesson: number;
};

/** If another window changes the cue in the meantime, the save says so; here it stays as it was opened. */
export function CueForm({ cue: current, back, address, closed, lesson }: CueFormProps) {
  const fetcher = useFetcher<ActResult<unknown, { now: Cue | null }>>();
  const [cue, setCue] = useState(back?.cue ?? current);
  const typed = useTypedCue(cue, back, address);
  useUnsaved(back !== null);
  const navigate = useNavigate();
  const result = fetcher.data;
  const form = useRef<HTMLFormElement>(null);
  // The keyboard goes on at this cue.
  const leave = () => takeFocus(form.current?.closest("li") ?? null);
  const close = () => {
    leave();
    void navigate(closed, { preventScrollReset: true });
  };
  useResult(result, ({ done }) => {
    if (!done) return;
    typed.forget();
    close();
  });
  const { begun } = typed;
  const faults = result?.done === false ? (result.faults ?? {}) : {};
  const busy = fetcher.state !== "idle";
  const now = result?.done === false ? result.conflict?.now : undefined;
  const isSeen = now && isSame(now, cue);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      onKeyDown={formKeys(close)}
      onInput={({ currentTarget }) => typed.type(currentTarget)}
      className="panel grid gap-4 border-accent p-4"
    >
      {Object.entries(nameOf(cue)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {now === undefined || isSeen ? (
        !isSeen && <Fault result={result} />
      ) : (
        <Meanwhile now={now} onSeen={() => now && setCue({ ...cue, ...now })} />
      )}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          name="begins"
          label="Begins"
          defaultValue={begun.begins}
          error={faults.begins}
          className="tabular"
        />
        <TextField
          name="ends"
          label="Ends"
          defaultValue={begun.ends}
          error={faults.ends}
          className="tabular"
        />
      </div>
      <TextArea
        ref={takeFocus}
        name="words"
        label="Words"
        dir="auto"
        rows={3}
        maxLength={LONGEST_WORDS}
        defaultValue={begun.words}
      />
      <TextField
        name="chapter"
        label="A chapter begins here"
        dir="auto"
        maxLength={LONGEST_CHAPTER}
        defaultValue={begun.chapter}
        hint="Its name. Leave it empty if none does"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="change" busy={busy}>
          Save
        </Button>
        <OtherAct intent="split" label="Split" send={fetcher.submit} />
        <OtherAct intent="merge" label="Merge with next" send={fetcher.submit} />
        <OtherAct intent="delete" label="Delete" send={fetcher.submit} />
        <ButtonLink to={closed} preventScrollReset look="quiet" onClick={leave}>
          Cancel
        </ButtonLink>
        <ButtonLink
          to={`/training/lesson${lesson}?tab=transcript&t=${Math.floor(cue.start)}`}
          target="_blank"
          look="quiet"
        >
          Play in the lesson
        </ButtonLink>
      </div>
    </fetcher.Form>
  );
}

function Fault({ result }: { result: ActResult | undefined }) {
  const fault = faultIn(result);
  if (!fault) return null;
  return (
    <p role="alert" className="font-medium text-danger text-sm">
      {fault}
    </p>
  );
}

type MeanwhileProps = { now: Cue | null; onSeen: () => void };

/** What is stored now, while what was typed stays in the form. */
function Meanwhile({ now, onSeen }: MeanwhileProps) {
  return (
    <div role="alert" className="grid gap-2 rounded-control bg-warning-soft p-3 text-sm">
      <p className="[overflow-wrap:anywhere]">
        Someone else has changed this cue meanwhile.{" "}
        {now
          ? `${saysNow(now)} Yours below is not saved.`
          : "It is no longer there. Yours below is not saved: copy what you need."}
      </p>
      {now && (
        <Button look="outline" small className="justify-self-start" onClick={onSeen}>
          Put mine in its place
        </Button>
      )}
    </div>
  );
}

type Send = (fields: FormData, options: { method: "post" }) => unknown;

type OtherActProps = { intent: "split" | "merge" | "delete"; label: string; send: Send };

/** Acts on the cue as it is typed above: what is typed is saved with it. */
function OtherAct({ intent, label, send }: OtherActProps) {
  const act = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (!form) return;
    const fields = new FormData(form);
    fields.set("intent", intent);
    const letter = intent === "split" && caretIn(form);
    if (letter) fields.set("letter", String(letter));
    send(fields, { method: "post" });
  };
  return (
    <Button look="outline" onClick={act}>
      {label}
    </Button>
  );
}

/** Among the words; 0 if it is at one of their ends, which splits them in the middle. */
function caretIn(form: HTMLFormElement): number {
  const words = form.elements.namedItem("words");
  if (!(words instanceof HTMLTextAreaElement)) return 0;
  const { selectionStart: caret, value } = words;
  return caret < value.length ? caret : 0;
}

function nameOf({ at, start, end, words, chapter }: ListedCue) {
  return { at: String(at), start: String(start), end: String(end), was: words, of: chapter ?? "" };
}
