import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { takeFocus } from "~/ui/take-focus";

/** `of`: what is new takes the place of what was there, and the keyboard goes on in it. */
type PlayerPlaceProps = { of: string; children: ReactNode };

export function PlayerPlace({ of, children }: PlayerPlaceProps) {
  const isHeld = useRef(false);
  return (
    <Place key={of} isHeld={isHeld}>
      {children}
    </Place>
  );
}

type PlaceProps = { isHeld: RefObject<boolean>; children: ReactNode };

/** `isHeld`: whether the one before had the keyboard when it went. */
function Place({ isHeld, children }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (isHeld.current) takeFocus(current?.querySelector("video, iframe, [tabindex]") ?? null);
    return () => {
      isHeld.current = current?.contains(document.activeElement) ?? false;
    };
  }, [isHeld]);
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  );
}
