import { CircleCheck } from "lucide";
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Form, useSearchParams } from "react-router";
import { useCan } from "~/auth/auth";
import { useUnsaved } from "~/platform/pages/unsaved";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import { UnderWay } from "./intent-button";
import {
  type PartRefusal,
  type PartResponse,
  type PartState,
  responseOf,
  textsOf,
  trialIn,
} from "./part-state";

/** A field as its form knows it: its initial value, its error, and what someone else stored in the meantime. */
export type FieldState = {
  value: string;
  error: string | undefined;
  storedNow: string | undefined;
};

/** The intent of a button that tries what is typed. */
export const TRIAL = "try";

type SettingsFormProps = {
  part: PartState;
  /** The action's result if the form was sent without a script. */
  response: PartResponse | undefined;
  /** Additional buttons: what they do is sent as `intent`. */
  buttons?: ReactNode;
  /** What brings back what `intent` has taken away, and how that is told. */
  undo?: { intent: string; title: string; fields: Readonly<Record<string, string>> };
  children: (field: (name: string) => FieldState) => ReactNode;
};

/**
 * One part of the settings: saved separately, refused if someone else changed it in the meantime. Until something is
 * typed, it follows what others store.
 */
export function SettingsForm({ part, response, buttons, undo, children }: SettingsFormProps) {
  const sending = useReauthenticatedForm<PartResponse>();
  const [begun, setBegun] = useState(part.mark);
  const [typed, setTyped] = useState(false);
  const [sent, setSent] = useState<Record<string, string>>({});
  const [taken, setTaken] = useState<SettingsFormProps["undo"]>();
  const [search] = useSearchParams();
  const mayChange = useCan()("settings.change");
  const last = sending.result ?? responseOf(part.name, response);
  const refused = last?.done ? undefined : last;
  const mark = refused?.conflict?.mark;
  if (!typed && !sending.busy && begun !== part.mark) setBegun(part.mark);
  useUnsaved(typed || (refused !== undefined && !sending.busy));
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const texts = textsOf(new FormData(event.currentTarget, submitter));
    // A trial saves nothing.
    if (texts.intent !== TRIAL) setTyped(false);
    setSent(texts);
    setTaken(undo && texts.intent === undo.intent ? undo : undefined);
    void sending.act(texts);
  };
  // The mark of what is stored by then is known only once the page has been read again.
  const bringBack = useRef((_: Readonly<Record<string, string>>) => {});
  useEffect(() => {
    bringBack.current = (fields) => {
      setTaken(undefined);
      void sending.act({ part: part.name, mark: part.mark, ...fields });
    };
  });
  useResult(sending.result, (result) => {
    if (!result.done || !taken) return;
    const { title, fields } = taken;
    showToast({ title, undo: () => bringBack.current(fields) });
  });
  const underWay = sending.busy ? (sent.intent ?? "") : null;
  const overtaken = begun !== part.mark;
  const trial = trialIn(last);
  const isSaved = last ? last.done && !trial : search.get("saved") === part.name;
  const shown = refused ?? { typed: trial?.typed };
  return (
    <>
      <Form
        method="post"
        noValidate
        onSubmit={send}
        onInput={() => setTyped(true)}
        className="grid gap-5"
      >
        <input type="hidden" name="part" value={part.name} />
        <input type="hidden" name="mark" value={mark ?? begun} />
        {refused && (
          <Fault>
            {refused.faults?.form
              ? `Nothing was saved. ${refused.faults.form}`
              : refused.toast?.title}
          </Fault>
        )}
        {overtaken && !refused && (
          <Fault>
            Someone else just changed this. When you save, you see both versions before anything is
            replaced.
          </Fault>
        )}
        <fieldset
          key={mark ? `${begun} ${mark}` : begun}
          disabled={!mayChange}
          className="grid min-w-0 gap-5"
        >
          {children((name) => fieldState(name, part, shown, sent))}
        </fieldset>
        {mayChange && (
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busy={underWay === ""} disabled={sending.busy}>
              Save
            </Button>
            <UnderWay value={underWay}>{buttons}</UnderWay>
            {isSaved && !typed && <SavedNote />}
          </div>
        )}
        {trial && !sending.busy && <Works>{last?.toast?.title}</Works>}
      </Form>
      {sending.dialog}
    </>
  );
}

/** `sent`: by this page, which keeps a secret where the server's response does not repeat it. */
function fieldState(
  name: string,
  part: PartState,
  { typed = {}, faults = {}, conflict }: Partial<PartRefusal>,
  sent: Readonly<Record<string, string>>,
): FieldState {
  const stored = conflict?.stored?.[name];
  const isShownAgain = Object.keys(typed).length > 0;
  const value = typed[name] ?? (isShownAgain ? sent[name] : undefined) ?? part.fields[name] ?? "";
  const differs = stored !== undefined && stored !== typed[name];
  return { value, error: faults[name], storedNow: differs ? stored : undefined };
}

/** The stored value if someone else saved first. */
export function storedHint({ storedNow }: FieldState): string | undefined {
  return storedNow === undefined ? undefined : `Stored now: ${storedNow || "nothing"}`;
}

function Works({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="rounded-control bg-success-soft px-4 py-3 text-sm text-success [overflow-wrap:anywhere]"
    >
      {children}
    </p>
  );
}

export function Fault({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="rounded-control bg-danger-soft px-4 py-3 text-danger text-sm [overflow-wrap:anywhere]"
    >
      {children}
    </p>
  );
}

/** Shown next to the save button. */
export function SavedNote() {
  return (
    <p role="status" className="flex items-center gap-1.5 font-semibold text-sm text-success">
      <Icon of={CircleCheck} className="size-4" />
      Saved, and live everywhere
    </p>
  );
}
