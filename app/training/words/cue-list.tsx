import { type MouseEvent, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { clock } from "~/platform/time/durations";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { Button, ButtonLink } from "~/ui/button";
import { TextArea, TextField } from "~/ui/fields";
import { formKeys } from "~/ui/form-keys";
import { takeFocus } from "~/ui/take-focus";
import { useResult } from "~/ui/use-result";
import { type Cue, LONGEST_CHAPTER, LONGEST_WORDS, writeTime } from "./cue";
import { addressOf, type CueListing, type ListedCue, saysNow } from "./cue-view";
import { isSame } from "./edit-cues";

/** `lesson`: its id. */
type CueListProps = { list: CueListing; lesson: number };

/** Each cue with its start and words; one at a time opens for changes. */
export function CueList({ list, lesson }: CueListProps) {
  const { shown, view } = list;
  if (shown.length === 0) return <p className="mt-4 text-quiet">No cue has these words.</p>;
  return (
    <ol className="mt-4 grid gap-1">
      {shown.map((cue) => (
        <li key={cue.at} id={`cue-${cue.at}`} tabIndex={-1} className="scroll-mt-6">
          {cue.chapter && <h3 className="px-3 pt-5 pb-1 text-lg">{cue.chapter}</h3>}
          {view.open === cue.at ? (
            <CueForm cue={cue} closed={addressOf(view)} lesson={lesson} />
          ) : (
            <div className="flex flex-wrap items-center gap-x-3 rounded-control px-3 py-1 hover:bg-sunken">
              <span className="w-16 shrink-0 font-semibold text-accent text-sm tabular">
                {clock(cue.start)}
              </span>
              <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
                {cue.words}
                <Hints hints={cue.hints} />
              </span>
              <ButtonLink
                to={addressOf(view, { open: cue.at })}
                preventScrollReset
                look="quiet"
                small
                aria-label={`Edit the cue at ${clock(cue.start)}`}
              >
                Edit
              </ButtonLink>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Hints({ hints }: { hints: readonly string[] }) {
  return (
    <span className="block text-sm text-warning">
      {hints.map((hint) => (
        <span key={hint} className="block">
          {hint}
        </span>
      ))}
    </span>
  );
}

type CueFormProps = { cue: ListedCue; closed: string; lesson: number };

/** If another window changes the cue in the meantime, the save says so; here it stays as it was opened. */
function CueForm({ cue: current, closed, lesson }: CueFormProps) {
  const fetcher = useFetcher<ActResult<unknown, { now: Cue | null }>>();
  const [cue, setCue] = useState(current);
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
    if (done) close();
  });
  const faults = result?.done === false ? (result.faults ?? {}) : {};
  const busy = fetcher.state !== "idle";
  const now = result?.done === false ? result.conflict?.now : undefined;
  const isSeen = now && isSame(now, cue);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      onKeyDown={formKeys(close)}
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
          defaultValue={writeTime(cue.start)}
          error={faults.begins}
          className="tabular"
        />
        <TextField
          name="ends"
          label="Ends"
          defaultValue={writeTime(cue.end)}
          error={faults.ends}
          className="tabular"
        />
      </div>
      <TextArea
        ref={takeFocus}
        name="words"
        label="Words"
        rows={3}
        maxLength={LONGEST_WORDS}
        defaultValue={cue.words}
      />
      <TextField
        name="chapter"
        label="A chapter begins here"
        maxLength={LONGEST_CHAPTER}
        defaultValue={cue.chapter ?? ""}
        hint="Its name. Leave it empty if none does"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="change" busy={busy}>
          Save
        </Button>
        <SplitButton cue={cue} send={fetcher.submit} />
        <OtherAct cue={cue} intent="merge" label="Merge with next" send={fetcher.submit} />
        <OtherAct cue={cue} intent="delete" label="Delete" send={fetcher.submit} />
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

type Send = (fields: Record<string, string>, options: { method: "post" }) => unknown;

type OtherActProps = { cue: ListedCue; intent: string; label: string; send: Send };

/** Acts on the cue as it is stored, whatever is typed above. */
function OtherAct({ cue, intent, label, send }: OtherActProps) {
  return (
    <Button look="outline" onClick={() => send({ intent, ...nameOf(cue) }, { method: "post" })}>
      {label}
    </Button>
  );
}

/** Where the caret is; in the middle if it is at an end. */
function SplitButton({ cue, send }: Pick<OtherActProps, "cue" | "send">) {
  const split = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const words = currentTarget.form?.elements.namedItem("words");
    const caret = words instanceof HTMLTextAreaElement ? words.selectionStart : 0;
    const fields = { intent: "split", ...nameOf(cue) };
    const isWithin = caret > 0 && caret < cue.words.length;
    send(isWithin ? { ...fields, letter: String(caret) } : fields, { method: "post" });
  };
  return (
    <Button look="outline" onClick={split}>
      Split
    </Button>
  );
}

function nameOf({ at, start, end, words, chapter }: ListedCue) {
  return { at: String(at), start: String(start), end: String(end), was: words, of: chapter ?? "" };
}
