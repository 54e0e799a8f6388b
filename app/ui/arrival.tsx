import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** The first stop of the keyboard: past the header, to what `id="content"` is on. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 rounded-control bg-ink px-4 py-3 font-semibold text-paper [translate:0_-5rem] focus:[translate:0]"
    >
      Skip to content
    </a>
  );
}

/** After a link to another page: its content has the focus, and its title is read out. */
export function useArrival(): { main: RefObject<HTMLElement | null>; arrived: string } {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const left = useRef(pathname);
  const [arrived, setArrived] = useState("");
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    setArrived(document.title);
    // What the page itself has focused keeps the focus.
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return { main, arrived };
}
