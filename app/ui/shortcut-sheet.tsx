import { type ReactNode, useState } from "react";
import { FormDialog } from "./dialog";
import { useKeys } from "./use-keys";

type Shortcut = readonly [keys: string, does: string];

type ShortcutDialogProps = {
  of: string;
  shortcuts: readonly Shortcut[];
  children?: ReactNode;
  onClose: () => void;
};

/** A page's keys and what each does. */
export function ShortcutDialog({ of, shortcuts, children, onClose }: ShortcutDialogProps) {
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Shortcuts"
      description={`Keyboard shortcuts for ${of}. They are off while you type in a field.`}
    >
      <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2.5">
        {shortcuts.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded border border-line bg-sunken px-2 py-0.5 font-sans font-semibold text-sm">
                {keys}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {children}
    </FormDialog>
  );
}

/** The keys of every searchable list (`useSlashKey`, `useTableKeys`). */
const OF_A_LIST: readonly Shortcut[] = [
  ["?", "Show this sheet"],
  ["/", "Search the list"],
  ["Ctrl K", "Search the whole portal"],
  ["↑ ↓", "From row to row, on the same button"],
  ["← →", "From button to button in a row"],
  ["Home, End", "To the first and the last row"],
];

/** Shows a list page's keys when ? is pressed. `more`: those of its rows. */
export function ListShortcuts({ of, more = [] }: { of: string; more?: readonly Shortcut[] }) {
  const [open, setOpen] = useState(false);
  useKeys((event) => {
    if (event.key === "?") setOpen(true);
  });
  if (!open) return null;
  return (
    <ShortcutDialog of={of} shortcuts={[...OF_A_LIST, ...more]} onClose={() => setOpen(false)} />
  );
}
