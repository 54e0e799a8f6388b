import type { LucideIcon } from "lucide-react";

type IconButtonProps = { icon: LucideIcon; label: string; busy?: boolean; onClick: () => void };

/** A small act as a sign; its words are read out, and shown on hover. */
export function IconButton({ icon: Icon, label, busy = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={busy}
      onClick={onClick}
      className="grid size-9 place-content-center rounded-control text-quiet hover:bg-sunken hover:text-ink disabled:opacity-50 cards:size-11 pointer-coarse:size-11"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
