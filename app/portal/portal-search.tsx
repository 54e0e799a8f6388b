import { Search } from "lucide";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { loadedLate } from "~/ui/unloaded";
import { useCommandKey } from "~/ui/use-keys";
import { SEARCH_LABEL } from "./portal-pages";

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
  const [typed, setTyped] = useState("");
  function show(next: boolean) {
    setUsed(true);
    setTyped("");
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
        <Suspense fallback={open && <FirstWords onTyped={setTyped} />}>
          <CommandPalette apart={apart} open={open} onOpenChange={setOpen} typed={typed} />
        </Suspense>
      )}
    </>
  );
}

/** While the search's code is on its way, its field takes what is typed, which are no keys of the page. */
function FirstWords({ onTyped }: { onTyped: (text: string) => void }) {
  return (
    <div
      role="dialog"
      aria-label="Go to"
      className="panel floating fixed top-[12vh] left-1/2 z-40 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2"
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: a dialog takes the focus as it opens
        autoFocus
        aria-label={SEARCH_LABEL}
        autoComplete="off"
        maxLength={100}
        onChange={(event) => onTyped(event.target.value)}
        className="min-h-14 w-full bg-transparent px-4 text-base outline-none"
      />
    </div>
  );
}
