import type { KeyboardEvent } from "react";
import { MODES, type Mode, scriptAddress } from "./script";
import { StepLink } from "./step-link";

const LABELS: Record<Mode, string> = {
  interactive: "Interactive Mode",
  text: "Plain Text Mode",
};

/** Tabs that are links, so that they also work before and without JavaScript. */
export function ModeTabs({ mode, path }: { mode: Mode; path: string }) {
  return (
    <div
      role="tablist"
      aria-label="Mode"
      className="inline-flex rounded-control border border-line bg-sunken p-1"
    >
      {MODES.map((each) => (
        <StepLink
          key={each}
          id={`tab-${each}`}
          href={scriptAddress(path, each)}
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

/** There are two, so that each is the other's next and previous. */
function otherTab(tab: HTMLElement): HTMLElement | null {
  const other = tab.nextElementSibling ?? tab.previousElementSibling;
  return other instanceof HTMLElement ? other : null;
}
