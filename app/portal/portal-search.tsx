import { Search } from "lucide";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { loadedLate } from "~/ui/unloaded";
import { useCommandKey } from "~/ui/use-keys";

const loadPalette = loadedLate(async () => ({
  default: (await import("./command-palette")).CommandPalette,
}));
const CommandPalette = lazy(loadPalette);

/**
 * Opens the portal's search: a link to its page, and with scripts a dialog, also by Ctrl+K or ⌘K (PORT-2). `apart`: every
 * other page is loaded as a document.
 */
export function PortalSearch({ apart = false }: { apart?: boolean }) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  function show(next: boolean) {
    setUsed(true);
    setOpen(next);
  }
  useCommandKey("k", () => show(!open));
  return (
    <>
      <Link
        to="/portal/search"
        reloadDocument={apart}
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search (Ctrl K)"
        onPointerEnter={() => void loadPalette()}
        onClick={(event: MouseEvent) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          show(true);
        }}
        className={`${buttonClass("quiet", true)} min-w-11`}
      >
        <Icon of={Search} className="size-4" />
      </Link>
      {used && (
        <Suspense>
          <CommandPalette apart={apart} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
