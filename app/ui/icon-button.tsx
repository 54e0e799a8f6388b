import type { IconNode } from "lucide";
import type { ComponentType, ReactElement } from "react";
import { Icon } from "./icon";

type IconButtonProps = { icon: ReactElement; label: string; busy?: boolean; onClick: () => void };

/** A small act as an icon; its label is announced, and shown on hover. */
export function IconButton({ icon, label, busy = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // The hover text is not repeated in each row of the page's HTML.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = label;
      }}
      disabled={busy}
      onClick={onClick}
      className="sign-button"
    >
      {icon}
    </button>
  );
}

/** Icons that every row of a list repeats: `Drawn` puts them on the page once, and `icons` refer to those. */
export function drawnOnce<Name extends string>(drawings: Record<Name, IconNode>) {
  const entries = Object.entries<IconNode>(drawings);
  const icons = Object.fromEntries(
    entries.map(([name]) => [
      name,
      ({ className }: { className?: string }) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: the button that it is in has a name
        <svg className={className}>
          <use href={`#icon-${name}`} />
        </svg>
      ),
    ]),
  ) as Record<Name, ComponentType<{ className?: string }>>;
  const Drawn = () => (
    <svg aria-hidden="true" className="hidden">
      <defs>
        {entries.map(([name, icon]) => (
          <Icon key={name} of={icon} id={`icon-${name}`} width="100%" height="100%" />
        ))}
      </defs>
    </svg>
  );
  return { icons, Drawn };
}
