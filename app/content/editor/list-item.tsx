import { ArrowDown, ArrowUp, ChevronRight, GripVertical, Trash2 } from "lucide";
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ItemState } from "../fields";
import { isHeadingInUse } from "../item-acts";
import { useDraft, useDraftStore, useIsShown, useOpenedItems } from "./draft-context";
import { ItemMenu } from "./item-menu";

const STATES = { hidden: "Hidden", draft: "Draft" } as const;

type ListItemProps = {
  path: string;
  label: string;
  /** Its fields are on the page only while it is open; otherwise this field's text names it. */
  foldedName: string | null;
  state: ItemState;
  /** It has a state of its own, and is published alone too. */
  isAlone: boolean;
  /** What an item is called: "lesson". */
  kind: string;
  /** Which step it can take. */
  can: { up: boolean; down: boolean };
  at: number;
  count: number;
  isFull: boolean;
  acts: {
    step: (by: -1 | 1) => void;
    moveTo: (position: number) => void;
    duplicate: () => void;
    remove: () => void;
  };
  drag: Dragging;
  /** What a folded item shows. */
  folded?: ReactNode;
  children: () => ReactNode;
};

/** `isOver`: another item of the list is being dragged. */
type Dragging = {
  isOver: boolean;
  begin: () => void;
  end: () => void;
  drop: (side: "before" | "after") => void;
};

/** A list item with its controls: a handle to drag it by, buttons, and Alt with the arrow keys. */
export function ListItem(props: ListItemProps) {
  const { path, label, foldedName, state, isAlone, at, count, isFull, acts, drag } = props;
  const { kind, can, folded, children } = props;
  const isShown = useIsShown(path);
  const [list = "", id = ""] = [path.slice(0, path.lastIndexOf(".")), path.split(".").at(-1)];
  const { root } = useOpenedItems();
  const isInUse = useDraft((store) => isHeadingInUse(root, store.shown(), list, id));
  const [side, setSide] = useState<"before" | "after" | null>(null);
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    acts.step(event.key === "ArrowUp" ? -1 : 1);
  };
  const over = (event: DragEvent<HTMLLIElement>) => {
    if (!drag.isOver) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setSide(event.clientY < top + height / 2 ? "before" : "after");
  };
  const drop = (event: DragEvent<HTMLLIElement>) => {
    if (!drag.isOver) return;
    event.preventDefault();
    event.stopPropagation();
    drag.drop(side ?? "before");
    setSide(null);
  };
  return (
    <li
      id={`${path}-item`}
      tabIndex={-1}
      onKeyDown={press}
      onDragOver={over}
      onDragLeave={() => setSide(null)}
      onDrop={drop}
      className={`scroll-mt-28 rounded-control border border-line bg-paper ${isShown ? "[contain-intrinsic-size:auto_12rem] [content-visibility:auto]" : ""} ${drag.isOver && side ? DROP_LINES[side] : ""}`}
    >
      <div className="flex flex-wrap items-center justify-end gap-x-2 pr-2">
        <DragHandle drag={drag} label={label} />
        <h3
          className={`${foldedName === null ? "min-w-28" : "min-w-44"} flex-1 font-sans font-semibold text-sm tracking-normal`}
        >
          {foldedName === null ? (
            <span className="block px-4 py-3 text-quiet">{label}</span>
          ) : (
            <Toggle path={path} nameAt={`${path}.${foldedName}`} label={label} state={state} />
          )}
        </h3>
        <div className={`flex ${isShown ? "" : "max-sm:hidden"}`}>
          <ItemButton
            act="up"
            label={`Move ${label} up`}
            path={path}
            disabled={!can.up}
            onClick={() => acts.step(-1)}
          />
          <ItemButton
            act="down"
            label={`Move ${label} down`}
            path={path}
            disabled={!can.down}
            onClick={() => acts.step(1)}
          />
          <ItemMenu
            path={path}
            label={label}
            at={at}
            count={count}
            isFull={isFull}
            onMoveTo={acts.moveTo}
            onDuplicate={acts.duplicate}
          />
          {/* Without a script, only what was shown can be removed. */}
          {isShown && !isInUse && (
            <ItemButton act="remove" label={`Remove ${label}`} path={path} onClick={acts.remove} />
          )}
        </div>
      </div>
      <KeptNote path={path} />
      {isShown ? (
        <div className="px-4 pt-2 pb-4">
          {children()}
          {isAlone && (
            <p className="mt-5">
              <Button type="submit" name="do" value={`publish ${path}`} look="outline" small>
                Publish this {kind}
              </Button>
            </p>
          )}
        </div>
      ) : (
        folded
      )}
    </li>
  );
}

const DROP_LINES = {
  before: "shadow-[0_-3px_0_var(--color-accent)]",
  after: "shadow-[0_3px_0_var(--color-accent)]",
};

/** For the pointer; the buttons and the menu do the same for the keyboard. */
function DragHandle({ drag, label }: { drag: Dragging; label: string }) {
  return (
    <span
      aria-hidden="true"
      draggable
      title={`Drag ${label}`}
      onDragStart={(event) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", label);
        const item = event.currentTarget.closest("li");
        if (item) event.dataTransfer.setDragImage(item, 0, 0);
        drag.begin();
      }}
      onDragEnd={drag.end}
      className="-mr-2 grid size-9 cursor-grab max-sm:hidden place-content-center text-quiet"
    >
      <Icon of={GripVertical} className="size-4" />
    </span>
  );
}

type ToggleProps = { path: string; nameAt: string; label: string; state: ItemState };

/** The name of a folded item, which opens and closes it. */
function Toggle({ path, nameAt, label, state }: ToggleProps) {
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
      <Icon
        of={ChevronRight}
        className={`size-4 shrink-0 text-quiet ${isOpen ? "rotate-90" : ""}`}
      />
      <span className="min-w-5 text-right font-normal text-quiet tabular">
        {state === "" && label.split(" ").at(-1)}
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">{name || label}</span>
      {state !== "" && (
        <Badge tone={state === "draft" ? "warning" : "neutral"}>{STATES[state]}</Badge>
      )}
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
  const icon = ICONS[act];
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
      <Icon of={icon} className="size-4" />
    </button>
  );
}
