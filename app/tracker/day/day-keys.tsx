import { useState } from "react";
import { ShortcutDialog } from "~/ui/shortcut-sheet";
import { useKeys } from "~/ui/use-keys";
import { PROSPECT_KEYS } from "../acts/acts";
import type { Day } from "./use-day";

/** The page's keys: those of the outcomes work while a prospect is open. */
export function DayKeys({ day }: { day: Day }) {
  const [open, setOpen] = useState(false);
  useKeys(({ key }) => {
    if (key === "?") setOpen(true);
    if (key === "n") day.openNext();
    if (key === "u") day.undo();
  });
  if (!open) return null;
  return (
    <ShortcutDialog
      of="your day"
      shortcuts={[
        ["?", "Show this sheet"],
        ["n", "Open the next prospect"],
        ["↑ ↓", "Through the prospect's answers; Enter chooses"],
        ...PROSPECT_KEYS,
        ["u", "Undo the last outcome"],
        ["Ctrl K", "Search the whole portal"],
      ]}
      onClose={() => setOpen(false)}
    />
  );
}
