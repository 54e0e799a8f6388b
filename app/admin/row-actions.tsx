import { Copy, Link2, type LucideIcon, Power, PowerOff, RotateCcw, Trash2 } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { copyText } from "~/ui/copy";
import { ConfirmDialog } from "~/ui/dialog";
import { showToast } from "~/ui/toast";
import type { PanelResult } from "./panel-action.server";
import type { Trainee } from "./trainees.server";

const CLIPBOARD_MISSING_LASTS_MS = 12_000;

type Change = "reset" | "activate" | "deactivate" | "delete";

/** The questions are the specification's words; its activate/deactivate is one of the two. */
function questionOf(change: Change, name: string): string {
  switch (change) {
    case "reset":
      return `Are you sure you want to reset all training progress for ${name}? This action cannot be undone.`;
    case "delete":
      return `Are you sure you want to delete ${name}? This action cannot be undone.`;
    default:
      return `Are you sure you want to ${change} ${name}?`;
  }
}

const VERBS: Record<Change, string> = {
  reset: "Reset Progress",
  activate: "Activate",
  deactivate: "Deactivate",
  delete: "Delete",
};

export function RowActions({ trainee, name }: { trainee: Trainee; name: string }) {
  const [asking, setAsking] = useState<Change | null>(null);
  const fetcher = useFetcher<PanelResult>();
  useResult(fetcher.data, name);
  const busy = fetcher.state !== "idle";
  const ask = (intent: Change | "link") =>
    fetcher.submit({ intent, userId: trainee.userId }, { method: "post" });
  const power: Change = trainee.isActive ? "deactivate" : "activate";
  return (
    <div className="flex gap-0.5 max-lg:-ml-2 max-lg:w-full max-lg:justify-between">
      <Action
        icon={Copy}
        label={`Copy access code of ${name}`}
        busy={trainee.accessCode === null}
        onClick={() => void copy("Access code", trainee.accessCode ?? "")}
      />
      <Action
        icon={Link2}
        label={`Copy sign-in link for ${name}`}
        busy={busy}
        onClick={() => void ask("link")}
      />
      <Action
        icon={RotateCcw}
        label={`Reset Progress of ${name}`}
        busy={busy}
        onClick={() => setAsking("reset")}
      />
      <Action
        icon={trainee.isActive ? PowerOff : Power}
        label={`${VERBS[power]} ${name}`}
        busy={busy}
        onClick={() => setAsking(power)}
      />
      <Action
        icon={Trash2}
        label={`Delete ${name}`}
        busy={busy}
        onClick={() => setAsking("delete")}
      />
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsking(null)}
          title={VERBS[asking]}
          verb={VERBS[asking]}
          look={asking === "activate" ? "primary" : "danger"}
          question={questionOf(asking, name)}
          onConfirm={() => void ask(asking)}
        />
      )}
    </div>
  );
}

function useResult(result: PanelResult | undefined, name: string): void {
  const show = useEffectEvent(({ toast, link }: PanelResult) => {
    if (toast) showToast(toast);
    if (link) void copy(`Sign-in link for ${name}`, window.location.origin + link);
  });
  useEffect(() => {
    if (result) show(result);
  }, [result]);
}

/** Copies, and says so; where there is no clipboard, shows the text long enough to be written down. */
async function copy(label: string, text: string): Promise<void> {
  const copied = await copyText(text);
  if (copied)
    showToast({ title: "Copied!", description: `${label} copied to clipboard`, tone: "success" });
  else showToast({ title: label, description: text, lasts: CLIPBOARD_MISSING_LASTS_MS });
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
      className="grid size-9 place-content-center rounded-control text-quiet hover:bg-sunken hover:text-ink disabled:opacity-50 max-lg:size-11"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
