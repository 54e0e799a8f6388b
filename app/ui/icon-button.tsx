import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";

/** An icon, or a reference to one that is drawn elsewhere on the page. */
type Sign = ComponentType<{ className?: string }>;

type IconButtonProps = { icon: Sign; label: string; busy?: boolean; onClick: () => void };

/** A small act as an icon; its label is announced, and shown on hover. */
export function IconButton({ icon: Icon, label, busy = false, onClick }: IconButtonProps) {
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
      <Icon />
    </button>
  );
}

/** Icons that every row of a list repeats: `Drawn` puts them on the page once, and `icons` refer to those. */
export function drawnOnce<Name extends string>(drawings: Record<Name, LucideIcon>) {
  const entries = Object.entries<LucideIcon>(drawings);
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
  ) as Record<Name, Sign>;
  const Drawn = () => (
    <svg aria-hidden="true" className="hidden">
      <defs>
        {entries.map(([name, Icon]) => (
          <Icon key={name} id={`icon-${name}`} size="100%" />
        ))}
      </defs>
    </svg>
  );
  return { icons, Drawn };
}
