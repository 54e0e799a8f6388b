import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useDraft, useDraftStore } from "./draft-context";

type ListItemProps = {
  /** Of the item. */
  path: string;
  label: string;
  at: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
};

/** An item of a list with what moves and removes it: buttons, and Alt with the arrow keys. */
export function ListItem({ path, label, at, count, onMove, onRemove, children }: ListItemProps) {
  const kept = useDraft((store) => store.dispute(path));
  const store = useDraftStore();
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <li
      id={`${path}-item`}
      tabIndex={-1}
      onKeyDown={press}
      className="scroll-mt-28 rounded-control border border-line bg-paper p-4 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]"
    >
      <div className="-mt-1 mb-2 flex items-center justify-between gap-2">
        <h3 className="font-sans font-semibold text-quiet text-sm tracking-normal">{label}</h3>
        <div className="flex">
          <ItemButton
            act="up"
            label={`Move ${label} up`}
            path={path}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          />
          <ItemButton
            act="down"
            label={`Move ${label} down`}
            path={path}
            disabled={at === count - 1}
            onClick={() => onMove(1)}
          />
          <ItemButton act="remove" label={`Remove ${label}`} path={path} onClick={onRemove} />
        </div>
      </div>
      {kept && (
        <p role="alert" className="mb-3 rounded-control bg-warning-soft p-3 text-sm text-warning">
          {kept.author ?? "Someone else"} changed this in the meantime, so it was kept. Remove it
          again if you still want to.{" "}
          <button
            type="button"
            className="font-semibold underline"
            onClick={() => store.keepMine(path)}
          >
            All right
          </button>
        </p>
      )}
      {children}
    </li>
  );
}

const ICONS = { up: ArrowUp, down: ArrowDown, remove: Trash2 } as const;

type ItemButtonProps = {
  act: keyof typeof ICONS;
  label: string;
  path: string;
  disabled?: boolean;
  onClick: () => void;
};

/** Without a script it sends the form. A disabled one could not keep the focus when an item arrives at an end. */
function ItemButton({ act, label, path, disabled = false, onClick }: ItemButtonProps) {
  const Icon = ICONS[act];
  return (
    <button
      type="submit"
      name="do"
      value={`${act} ${path}`}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!disabled) onClick();
      }}
      className="grid size-9 place-content-center rounded-control text-quiet hover:bg-sunken hover:text-ink aria-disabled:opacity-35 max-xl:size-11"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
