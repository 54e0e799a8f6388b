import { ShortcutDialog } from "~/ui/shortcut-sheet";
import { storedText } from "./stored-text";

const SHORTCUTS = [
  ["?", "Show this sheet"],
  ["/", "Filter by tag"],
  ["l", "Log in"],
  ["n", "Add a card, to the day of the focused card"],
  ["↑ ↓ ← →", "From card to card"],
  ["c", "Complete the focused card, or undo that"],
  ["e", "Edit the focused card"],
  ["m", "Move the focused card: arrows, then Enter; Escape puts it back"],
  ["Delete", "Delete the focused card"],
  ["Escape", "Close a form, or end a move"],
] as const;

/** Set if single keys should do nothing, because dictation software may press them. */
export const shortcutsOff = storedText("localStorage", "operations-shortcuts-off");

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const on = shortcutsOff.use() === null;
  return (
    <ShortcutDialog of="the board" shortcuts={SHORTCUTS} onClose={onClose}>
      <label className="mt-5 flex min-h-11 items-center gap-3 border-line border-t pt-4">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={on}
          onChange={({ target }) => shortcutsOff.write(target.checked ? null : "off")}
        />
        Use single keys
      </label>
    </ShortcutDialog>
  );
}
