import { CalendarClock, CircleAlert, CircleCheck, CloudOff, Eye, EyeOff, History } from "lucide";
import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { shortMomentText } from "~/platform/time/zones";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Spinner } from "~/ui/spinner";
import { useReadersZone } from "~/ui/use-clock";
import { useHydrated } from "~/ui/use-hydrated";
import { type Fields, type GroupField, inFormOrder, placedFields } from "../fields";
import { reveal, useDraft, useDraftStore, useOpenedItems } from "./draft-context";
import type { DraftSender, SavingState } from "./draft-sender";

/** `waiting`: when the words will change by themselves, in order; `zone`: the company's. */
export type ScheduleState = { waiting: readonly string[]; isStopped: boolean; zone: string };

type EditorBarProps = {
  name: string;
  sender: DraftSender;
  /** How many fields differ from the published version. */
  changes: number;
  schedule: ScheduleState;
  previewing: boolean;
  publishing: boolean;
  onDiscard: () => void;
};

/** The state of the draft: whether it is saved, and what can be done with it. */
export function EditorBar(props: EditorBarProps) {
  const { name, sender, changes, schedule, previewing, publishing, onDiscard } = props;
  const hydrated = useHydrated();
  const sight = previewing ? EyeOff : Eye;
  return (
    <div className="z-20 -mx-4 mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-y bg-surface px-4 py-3 sm:mx-0 sm:rounded-panel sm:border md:sticky md:top-2">
      <div className="mr-auto flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {changes > 0 && <Badge tone="warning">Draft</Badge>}
        {hydrated && <SavingNote sender={sender} changes={changes} />}
        <ScheduledNote name={name} schedule={schedule} />
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:ml-auto max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:[&>*]:px-2">
        <Button
          type="submit"
          form="preview"
          look="outline"
          small
          aria-pressed={previewing}
          aria-label="Preview"
        >
          <Icon of={sight} className="size-4 max-sm:hidden" />
          Preview
        </Button>
        <ButtonLink to={`/admin/content/${name}/history`} look="outline" small>
          <Icon of={History} className="size-4 max-sm:hidden" />
          History
        </ButtonLink>
        <ButtonLink to={`/admin/content/${name}/schedule`} look="outline" small>
          Schedule
        </ButtonLink>
        <Button
          type="submit"
          name="do"
          value="discard"
          look="outline"
          small
          disabled={hydrated && changes === 0}
          aria-disabled={false}
          onClick={(event) => {
            event.preventDefault();
            onDiscard();
          }}
        >
          Discard draft
        </Button>
        {!hydrated && (
          <Button type="submit" name="do" value="save" look="outline" small>
            Save draft
          </Button>
        )}
        <span className="flex gap-2 max-sm:col-span-2 max-sm:px-0!">
          <input
            name="note"
            aria-label="Note for the history (optional)"
            placeholder="Note (optional)"
            maxLength={300}
            autoComplete="off"
            className="min-h-9 w-full min-w-0 rounded-control border border-line bg-surface px-3 text-sm placeholder:text-quiet hover:border-quiet max-md:min-h-11 sm:w-40"
          />
          <Button type="submit" name="do" value="publish" small busy={publishing}>
            Publish
          </Button>
        </span>
      </div>
    </div>
  );
}

function ScheduledNote({ name, schedule }: Pick<EditorBarProps, "name" | "schedule">) {
  const zone = useReadersZone(schedule.zone);
  const [next, ...others] = schedule.waiting;
  if (!next) return null;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return (
    <Link
      to={`/admin/content/${name}/schedule`}
      className="flex items-center gap-1.5 font-semibold underline underline-offset-4"
    >
      <Icon of={CalendarClock} className="size-4 shrink-0" />
      {`Scheduled for ${shortMomentText(next, zone)}${more}`}
    </Link>
  );
}

const KEPT = "saved in this browser and sent when";

export const NOTES: Readonly<Record<SavingState, string>> = {
  saved: "Saved",
  unsent: "Saving",
  saving: "Saving",
  unreachable: `Offline: ${KEPT} the server is back`,
  fault: `The server reports a fault: ${KEPT} it works again`,
  many: `Too many requests: ${KEPT} there is room`,
  "signed-out": "Not saved: sign in again. Your changes are kept in this browser",
  forbidden: "Not saved: you may no longer edit this. Your changes are kept in this browser",
};

function SavingNote({ sender, changes }: { sender: DraftSender; changes: number }) {
  const state = useSyncExternalStore<SavingState>(
    sender.subscribe,
    () => sender.state,
    () => "saved",
  );
  const disputes = useDraft((store) => store.disputes().size);
  const refused = useDraft((store) => Object.keys(store.refused()).length);
  const busy = state === "saving" || state === "unsent";
  const bad = !busy && (state !== "saved" || disputes + refused > 0);
  const icon = state === "unreachable" ? CloudOff : bad ? CircleAlert : CircleCheck;
  return (
    <p
      role="status"
      className={`flex items-center gap-1.5 font-semibold ${bad ? "text-danger" : "text-quiet"}`}
    >
      {busy ? <Spinner /> : <Icon of={icon} className="size-4 shrink-0" />}
      <span>
        {bad && state === "saved" ? exceptions(refused, disputes) : NOTES[state]}
        {!bad && !busy && changes > 0 && (
          <span className="font-normal">
            , {changes} {changes === 1 ? "change" : "changes"} not published
          </span>
        )}
      </span>
    </p>
  );
}

function exceptions(refused: number, disputes: number): string {
  const fields = refused === 1 ? "one field" : `${refused} fields`;
  const both = [refused > 0 && `${fields} below`, disputes > 0 && "what two people changed"].filter(
    Boolean,
  );
  return `Saved, except ${both.join(" and ")}`;
}

const TWO_TEXTS = "Someone else changed it too. Choose which text stays.";

type FaultSummaryProps = { root: GroupField };

/** What is wrong and where, with links to the fields: a page with faults is not published. */
export function FaultSummary({ root }: FaultSummaryProps) {
  const store = useDraftStore();
  const faults = useDraft((each) => each.faults());
  const refused = useDraft((each) => each.refused());
  const disputes = useDraft((each) => each.disputes());
  if (Object.keys(faults).length + disputes.size === 0) return null;
  const shown = store.shown();
  const labels = labelsIn(root, shown);
  const disputed = Object.fromEntries([...disputes.keys()].map((path) => [path, TWO_TEXTS]));
  const all = inFormOrder(placedFields(root, shown), { ...disputed, ...faults });
  return (
    <div role="alert" className="mb-6 rounded-panel bg-danger-soft p-5 text-danger">
      <h2 className="text-lg">
        {all.length === 1 ? "One field needs" : `${all.length} fields need`} another look
      </h2>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {all.map(([path, fault]) => (
          <li key={path} className="[overflow-wrap:anywhere]">
            <FieldLink path={path} label={labels(path)} />: {sentence(fault)}{" "}
            {path in refused && (
              <>
                It is not saved.{" "}
                <button
                  type="button"
                  className="font-semibold underline underline-offset-4"
                  onClick={() => store.drop(path)}
                >
                  Use the saved text
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function FieldLink({ path, label }: { path: string; label: string | undefined }) {
  const opened = useOpenedItems();
  if (label === undefined) return <span>A field that is no longer here</span>;
  return (
    <a
      href={`#${path}`}
      onClick={(event) => {
        event.preventDefault();
        reveal(opened, path);
      }}
      className="font-semibold underline underline-offset-4"
    >
      {label}
    </a>
  );
}

/** What people call a field: the labels that lead to it; the document for no path. */
export function labelsIn(root: GroupField, fields: Fields): (path: string) => string | undefined {
  const labels = new Map(placedFields(root, fields).map((each) => [each.path, each.labels]));
  return (path) => (path === "" ? "The document" : labels.get(path)?.join(" › "));
}

function sentence(fault: string): string {
  return /[.!?]$/.test(fault) ? fault : `${fault}.`;
}
