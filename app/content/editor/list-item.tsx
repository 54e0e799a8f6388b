import { ArrowDown, ArrowUp, ChevronRight, Trash2 } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useDraft, useDraftStore, useIsShown, useOpenedItems } from "./draft-context";

type ListItemProps = {
  path: string;
  label: string;
  /** Its fields are on the page only while it is open; otherwise this field's text names it. */
  foldedName: string | null;
  at: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** What a folded item shows. */
  folded?: ReactNode;
  children: () => ReactNode;
};

/** A list item with its controls for moving and removing: buttons, and Alt with the arrow keys. */
export function ListItem(props: ListItemProps) {
  const { path, label, foldedName, at, count, onMove, onRemove, folded, children } = props;
  const isShown = useIsShown(path);
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
      className={`scroll-mt-28 rounded-control border border-line bg-paper ${isShown ? "[contain-intrinsic-size:auto_12rem] [content-visibility:auto]" : ""}`}
    >
      <div className="flex flex-wrap items-center justify-end gap-x-2 pr-2">
        <h3
          className={`${foldedName === null ? "min-w-28" : "min-w-44"} flex-1 font-sans font-semibold text-sm tracking-normal`}
        >
          {foldedName === null ? (
            <span className="block px-4 py-3 text-quiet">{label}</span>
          ) : (
            <Toggle path={path} nameAt={`${path}.${foldedName}`} label={label} number={at + 1} />
          )}
        </h3>
        <div className={`flex ${isShown ? "" : "max-sm:hidden"}`}>
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
          {/* Without a script, only what was shown can be removed. */}
          {isShown && (
            <ItemButton act="remove" label={`Remove ${label}`} path={path} onClick={onRemove} />
          )}
        </div>
      </div>
      <KeptNote path={path} />
      {isShown ? <div className="px-4 pt-2 pb-4">{children()}</div> : folded}
    </li>
  );
}

type ToggleProps = { path: string; nameAt: string; label: string; number: number };

/** The name of a folded item, which opens and closes it. */
function Toggle({ path, nameAt, label, number }: ToggleProps) {
  const name = useDraft((store) => store.value(nameAt));
  const opened = useOpenedItems();
  const isOpen = useIsShown(path);
  return (
    <button
      type="submit"
      name="do"
      value={`${isOpen ? "close" : "open"} ${path}`}
      aria-expanded={isOpen}
      onClick={(event) => {
        event.preventDefault();
        opened.toggle(path);
      }}
      className="flex min-h-12 w-full items-center gap-2 rounded-control py-2 pl-3 text-left -outline-offset-2"
    >
      <ChevronRight
        aria-hidden="true"
        className={`size-4 shrink-0 text-quiet ${isOpen ? "rotate-90" : ""}`}
      />
      <span className="min-w-5 text-right font-normal text-quiet tabular">{number}</span>
      <span className="min-w-0 [overflow-wrap:anywhere]">{name || label}</span>
    </button>
  );
}

/** Someone else has changed the item that was about to be removed. */
function KeptNote({ path }: { path: string }) {
  const kept = useDraft((store) => store.dispute(path));
  const store = useDraftStore();
  if (!kept) return null;
  return (
    <p role="alert" className="mx-4 mb-3 rounded-control bg-warning-soft p-3 text-sm text-warning">
      {kept.author ?? "Someone else"} changed this in the meantime, so it was kept. Remove it again
      if you still want to.{" "}
      <button
        type="button"
        className="font-semibold underline"
        onClick={() => store.keepMine(path)}
      >
        OK
      </button>
    </p>
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

/** Without a script it sends the form. A disabled button could not keep the focus when an item reaches an end. */
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
