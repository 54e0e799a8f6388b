import { CircleAlert, CircleCheck, CloudOff, Eye, EyeOff, History } from "lucide-react";
import { useSyncExternalStore } from "react";
import { type Fields, type GroupField, placedFields } from "~/content/content";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { useHydrated } from "~/ui/effects";
import { Spinner } from "~/ui/spinner";
import { reveal, useDraft, useOpenedItems } from "./draft-context";
import type { DraftSender, SavingState } from "./draft-sender";

type EditorBarProps = {
  name: string;
  sender: DraftSender;
  /** How many fields differ from the published version. */
  changes: number;
  previewing: boolean;
  publishing: boolean;
  onDiscard: () => void;
};

/** The state of the draft: whether it is saved, and what can be done with it. */
export function EditorBar(props: EditorBarProps) {
  const { name, sender, changes, previewing, publishing, onDiscard } = props;
  const hydrated = useHydrated();
  const Sight = previewing ? EyeOff : Eye;
  return (
    <div className="z-20 -mx-4 mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-y bg-surface px-4 py-3 sm:mx-0 sm:rounded-panel sm:border md:sticky md:top-2">
      <div className="mr-auto flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {changes > 0 && <Badge tone="warning">Draft</Badge>}
        {hydrated && <SavingNote sender={sender} changes={changes} />}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:[&>*]:px-2">
        <Button
          type="submit"
          form="preview"
          look="outline"
          small
          aria-pressed={previewing}
          aria-label="Preview"
        >
          <Sight aria-hidden="true" className="size-4 max-sm:hidden" />
          Preview
        </Button>
        <ButtonLink to={`/admin/content/${name}/history`} look="outline" small>
          <History aria-hidden="true" className="size-4 max-sm:hidden" />
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

const NOTES: Readonly<Record<SavingState, string>> = {
  saved: "Saved",
  unsent: "Saving",
  saving: "Saving",
  offline: "Offline: saved in this browser and sent when the server is back",
  refused: "Not saved: see the marked fields",
  "signed-out": "Not saved: sign in again. Your changes are kept in this browser",
};

function SavingNote({ sender, changes }: { sender: DraftSender; changes: number }) {
  const state = useSyncExternalStore<SavingState>(
    sender.subscribe,
    () => sender.state,
    () => "saved",
  );
  const disputes = useDraft((store) => store.disputes().size);
  const busy = state === "saving" || state === "unsent";
  const bad = !busy && (state !== "saved" || disputes > 0);
  const Icon = state === "offline" ? CloudOff : bad ? CircleAlert : CircleCheck;
  const words =
    bad && state === "saved" ? "Not all saved: two people changed a field" : NOTES[state];
  return (
    <p
      role="status"
      className={`flex items-center gap-1.5 font-semibold ${bad ? "text-danger" : "text-quiet"}`}
    >
      {busy ? <Spinner /> : <Icon aria-hidden="true" className="size-4 shrink-0" />}
      <span>
        {words}
        {!bad && !busy && changes > 0 && (
          <span className="font-normal">
            , {changes} {changes === 1 ? "change" : "changes"} not published
          </span>
        )}
      </span>
    </p>
  );
}

type FaultSummaryProps = { root: GroupField; fields: Fields };

/** What is wrong and where, with links to the fields: a page with faults is not published. */
export function FaultSummary({ root, fields }: FaultSummaryProps) {
  const faults = useDraft((store) => store.faults());
  const opened = useOpenedItems();
  const all = Object.entries(faults);
  if (all.length === 0) return null;
  const labels = new Map(placedFields(root, fields).map(({ path, labels }) => [path, labels]));
  return (
    <div role="alert" className="mb-6 rounded-panel bg-danger-soft p-5 text-danger">
      <h2 className="text-lg">
        {all.length === 1 ? "One field needs" : `${all.length} fields need`} another look
      </h2>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {all.map(([path, fault]) => (
          <li key={path}>
            <a
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault();
                reveal(opened, path);
              }}
              className="font-semibold underline underline-offset-4"
            >
              {labels.get(path)?.join(" › ") ?? "The document"}
            </a>
            : {fault}
          </li>
        ))}
      </ul>
    </div>
  );
}
