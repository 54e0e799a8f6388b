import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from "react";
import { goTo } from "./address";
import { MODES, type Mode } from "./modes";
import { scriptAddress } from "./script";
import type { Conversation } from "./walk";

const LABELS: Record<Mode, string> = {
  interactive: "Interactive Mode",
  text: "Plain Text Mode",
};

/** Tabs that are links, so they also work before and without JavaScript. */
export function ModeTabs({ mode, here }: { mode: Mode; here: Conversation }) {
  return (
    <div
      role="tablist"
      aria-label="Mode"
      className="inline-flex max-w-full flex-wrap rounded-control border border-line bg-sunken p-1"
    >
      {MODES.map((each) => (
        <StepLink
          key={each}
          id={`tab-${each}`}
          href={scriptAddress(here.path, here.version, each)}
          role="tab"
          aria-selected={each === mode}
          aria-controls="mode-panel"
          onKeyDown={step}
          className="grid min-h-10 place-content-center rounded-[7px] px-4 font-semibold text-quiet text-sm hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:raised max-md:min-h-11"
        >
          {LABELS[each]}
        </StepLink>
      ))}
    </div>
  );
}

function step(event: KeyboardEvent<HTMLAnchorElement>): void {
  const { currentTarget: tab, key } = event;
  const next = key === "ArrowRight" || key === "ArrowLeft" ? otherTab(tab) : null;
  if (!next && key !== " ") return;
  event.preventDefault();
  const target = next ?? tab;
  target.focus();
  target.click();
}

/** There are two, so each is the other's next and previous. */
function otherTab(tab: HTMLElement): HTMLElement | null {
  const other = tab.nextElementSibling ?? tab.previousElementSibling;
  return other instanceof HTMLElement ? other : null;
}

type StepLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link to another place of this page. */
export function StepLink({ href, onClick, ...rest }: StepLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo(href);
  }
  return <a {...rest} href={href} onClick={follow} />;
}

/** With a modifier key or another button, the browser opens a tab or a window. */
function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
