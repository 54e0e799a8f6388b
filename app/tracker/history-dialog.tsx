import { Suspense, use, useDeferredValue, useMemo } from "react";
import { readJson } from "~/platform/web/json";
import { FormDialog } from "~/ui/dialog";
import { LocalTime } from "~/ui/local-time";
import { ShownOf } from "~/ui/shown-of";
import { Spinner } from "~/ui/spinner";
import type { Change } from "./changes.server";
import { valuesOf } from "./edit-dialog";
import { nameOf, TYPED_FIELDS } from "./prospect";
import type { Prospect } from "./prospect-columns.server";

const KINDS: Readonly<Record<string, string>> = {
  added: "Added by",
  corrected: "Corrected by",
  edited: "Changed by",
  followed: "Followed up by",
  imported: "Imported by",
  merged: "Merged by",
  removed: "Removed by",
  undone: "Undone by",
};

/** Every change to a prospect: who, when, and what changed; newest first (TRK-5). */
export function HistoryDialog({ prospect, onClose }: { prospect: Prospect; onClose: () => void }) {
  const { id, version } = prospect;
  // A new version means there is more to load; until it arrives, the old data stays.
  const response = useMemo(
    () => readJson<History>(`/tracker/history/${id}?version=${version}`),
    [id, version],
  );
  const latest = useDeferredValue(response);
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`History of ${nameOf(prospect)}`}
      description="Newest first. The last change can be undone from the row."
    >
      <Suspense fallback={<Spinner label="Loading history" />}>
        <Changes response={latest} />
      </Suspense>
    </FormDialog>
  );
}

/** `found`: how many changes there are in all. */
type History = { changes: Change[]; found: number };

function Changes({ response }: { response: Promise<History | null> }) {
  const history = use(response);
  if (history === null) return <p role="alert">Could not load the history. Try again.</p>;
  return (
    <>
      <ol className="grid gap-4">
        {history.changes.map((change) => (
          <li key={change.version} className="border-line border-l-2 pl-4">
            <p className="font-semibold text-sm" dir="auto">
              {KINDS[change.kind] ?? "By"} {change.by}
            </p>
            <p className="text-quiet text-sm">
              <LocalTime at={change.at} never="" exact />
            </p>
            <Differences change={change} />
          </li>
        ))}
      </ol>
      <ShownOf shown={history.changes.length} found={history.found} what="changes" />
    </>
  );
}

function Differences({ change: { before, after, typed } }: { change: Change }) {
  if (before === null) return null;
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const states = ["Status", "Deal amount", "Rescheduled date"].map((field, at) => ({
    field,
    from: old[at],
    to: now[at],
  }));
  const corrected = typed?.after
    ? TYPED_FIELDS.map(({ label, text }) => ({
        field: label,
        from: text(typed.before),
        to: typed.after && text(typed.after),
      }))
    : [];
  return (
    <>
      {[...states, ...corrected].map(({ field, from, to }) =>
        from === to ? null : (
          <p key={field} className="text-sm tabular [overflow-wrap:anywhere]">
            {field}: <span className="text-quiet">{from}</span> → {to}
          </p>
        ),
      )}
    </>
  );
}
