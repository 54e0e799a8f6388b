import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from "react";

const ITEMS = "a[href], button:not(:disabled)";
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type MenuButtonProps = {
  /** The id of the menu. */
  menu: string;
  /** The button's name if it shows only an icon. */
  label?: string;
  className: string;
  onClick?: () => void;
  children: ReactNode;
};

/** Opens a menu over the page. The browser opens and closes it, so it works without scripts too. */
export function MenuButton({ menu, label, className, onClick, children }: MenuButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={menu}
      aria-label={label}
      onClick={onClick}
      onKeyDown={enter}
      className={className}
    >
      {children}
    </button>
  );
}

/** The menu's content: links and buttons. */
export function Menu({ id, children }: { id: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens to the items in it
    <div
      id={id}
      popover="auto"
      onKeyDown={move}
      onBlur={left}
      onClick={chosen}
      className="drop-menu"
    >
      {children}
    </div>
  );
}

/** The arrow keys lead from the button into an open menu. */
function enter(event: KeyboardEvent<HTMLButtonElement>): void {
  const menu = event.currentTarget.popoverTargetElement;
  if (event.key !== "ArrowDown" || !menu?.matches(":popover-open")) return;
  event.preventDefault();
  menu.querySelector<HTMLElement>(ITEMS)?.focus();
}

function move(event: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.findIndex((each) => each.matches(":focus"));
  items.at((at + step) % items.length)?.focus();
}

/** The keyboard focus moved elsewhere. */
function left({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

function chosen({ currentTarget, target }: MouseEvent<HTMLDivElement>): void {
  if (target instanceof Element && target.closest("a, button")) currentTarget.hidePopover();
}
