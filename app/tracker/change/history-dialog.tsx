import { useEffect, useEffectEvent, useState } from "react";
import { FormDialog } from "~/ui/dialog";
import { LocalTime } from "~/ui/local-time";
import { Spinner } from "~/ui/spinner";
import { nameOf, type Prospect } from "../prospect/prospect";
import { readJson } from "../read-json";
import { valuesOf } from "./conflict-panel";
import type { Change } from "./edit-prospect.server";

const KINDS: Readonly<Record<string, string>> = {
  added: "Added by",
  edited: "Changed by",
  undone: "Taken back by",
};

/** Every change of a prospect: who, when, and what it changed; newest first (TRK-5). */
export function HistoryDialog({ prospect, onClose }: { prospect: Prospect; onClose: () => void }) {
  const [changes, setChanges] = useState<Change[] | "loading" | "failed">("loading");
  const { id, version } = prospect;
  const load = useEffectEvent(async (seen: number) => {
    const answer = await readJson<{ changes: Change[] }>(`/tracker/history/${id}`);
    if (seen === version) setChanges(answer?.changes ?? "failed");
  });
  // Another version says that there is more to read.
  useEffect(() => void load(version), [version]);
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`History of ${nameOf(prospect)}`}
      description="Newest first. The last change can be undone from the row."
    >
      {changes === "loading" && <Spinner label="Loading history" />}
      {changes === "failed" && <p role="alert">The history could not be read. Try again.</p>}
      {typeof changes === "object" && (
        <ol className="grid gap-4">
          {changes.map((change) => (
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
      )}
    </FormDialog>
  );
}

function Differences({ change: { before, after } }: { change: Change }) {
  if (before === null) return null;
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return ["Status", "Deal amount", "Rescheduled date"].map((field, at) =>
    old[at] === now[at] ? null : (
      <p key={field} className="text-sm tabular">
        {field}: <span className="text-quiet">{old[at]}</span> → {now[at]}
      </p>
    ),
  );
}
