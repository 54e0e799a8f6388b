import { History, type LucideIcon, Pencil, Undo2 } from "lucide-react";
import { useState } from "react";
import { nameOf, type Prospect } from "../prospect/prospect";
import { EditDialog } from "./edit-dialog";
import { HistoryDialog } from "./history-dialog";
import type { ProspectChange } from "./use-prospect-change";

export function RowActions({ prospect, change }: { prospect: Prospect; change: ProspectChange }) {
  const [reading, setReading] = useState(false);
  const name = nameOf(prospect);
  return (
    <div className="flex gap-0.5 max-xl:-ml-2">
      <Action icon={Pencil} label={`Edit ${name}`} busy={change.busy} onClick={change.open} />
      <Action
        icon={Undo2}
        label={`Undo last change of ${name}`}
        busy={change.busy || prospect.version === 1}
        onClick={change.undo}
      />
      <Action icon={History} label={`History of ${name}`} onClick={() => setReading(true)} />
      {change.draft && <EditDialog name={name} draft={change.draft} change={change} />}
      {reading && <HistoryDialog prospect={prospect} onClose={() => setReading(false)} />}
    </div>
  );
}

type ActionProps = { icon: LucideIcon; label: string; busy?: boolean; onClick: () => void };

function Action({ icon: Icon, label, busy = false, onClick }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={busy}
      onClick={onClick}
      className="grid size-9 place-content-center rounded-control text-quiet hover:bg-sunken hover:text-ink disabled:opacity-40 max-xl:size-11"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
