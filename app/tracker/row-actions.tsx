import { History, Pencil, Undo2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "~/ui/icon-button";
import { EditDialog } from "./edit-dialog";
import { HistoryDialog } from "./history-dialog";
import { nameOf } from "./prospect";
import type { Prospect } from "./prospect-columns.server";
import type { ProspectChange } from "./use-prospect-change";

export function RowActions({ prospect, change }: { prospect: Prospect; change: ProspectChange }) {
  const [reading, setReading] = useState(false);
  const name = nameOf(prospect);
  return (
    <div className="flex gap-0.5 max-xl:-ml-2">
      <IconButton icon={Pencil} label={`Edit ${name}`} busy={change.busy} onClick={change.open} />
      <IconButton
        icon={Undo2}
        label={`Undo last change of ${name}`}
        busy={change.busy || prospect.version === 1}
        onClick={change.undo}
      />
      <IconButton icon={History} label={`History of ${name}`} onClick={() => setReading(true)} />
      {change.draft && <EditDialog name={name} draft={change.draft} change={change} />}
      {reading && <HistoryDialog prospect={prospect} onClose={() => setReading(false)} />}
    </div>
  );
}
