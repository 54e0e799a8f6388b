import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** After a link to another page: its content gets the focus, and its title is announced. */
export function useArrival(): { main: RefObject<HTMLElement | null>; arrived: string } {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const left = useRef(pathname);
  const [arrived, setArrived] = useState("");
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    setArrived(document.title);
    // An element that the page itself has focused keeps the focus.
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return { main, arrived };
}
