import { Check, Copy, Link2 } from "lucide";
import type { Links } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { useCopied } from "~/ui/copy";
import { Icon } from "~/ui/icon";

const LABELS = {
  website: "Company website",
  linkedIn: "Company LinkedIn",
  testimonials: "Testimonials",
  booking: "Booking link",
} as const satisfies Partial<Record<keyof Links, string>>;
const ORDER = ["website", "linkedIn", "testimonials", "booking"] as const;

/** SCR-4: the panel at the side of wide screens. */
export function CopyLinksPanel({ links }: { links: Links }) {
  return (
    <aside
      aria-labelledby="copy-links-title"
      className="panel sticky top-6 hidden self-start p-4 xl:block"
    >
      <h2 id="copy-links-title" className="text-base">
        Copy links
      </h2>
      <LinkList links={links} />
    </aside>
  );
}

/** SCR-4: on narrow screens a floating button in the header, where it covers no answer, that opens them. */
export function CopyLinksButton({ links }: { links: Links }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="copy-links-popup"
        aria-label="Copy links"
        className={`${buttonClass("primary", true)} min-w-11 xl:hidden`}
      >
        <Icon of={Link2} className="size-4" />
        <span className="max-sm:hidden">Copy links</span>
      </button>
      <div
        id="copy-links-popup"
        popover="auto"
        role="dialog"
        aria-label="Copy links"
        className="panel inset-auto top-16 right-4 m-0 w-[min(20rem,calc(100vw-2rem))] p-4 text-ink floating"
      >
        <LinkList links={links} />
      </div>
    </>
  );
}

function LinkList({ links }: { links: Links }) {
  return (
    <ul className="mt-2 grid gap-1">
      {ORDER.map((name) => (
        <LinkRow key={name} label={LABELS[name]} address={links[name]} />
      ))}
    </ul>
  );
}

function LinkRow({ label, address }: { label: string; address: string }) {
  const { copied, copy } = useCopied(label);
  const icon = copied ? Check : Copy;
  return (
    <li className="flex items-center gap-1">
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="grid min-h-11 min-w-0 flex-1 content-center rounded-control px-2 hover:bg-sunken"
      >
        <span className="font-semibold text-sm">{label}</span>
        <span className="truncate text-quiet text-xs">{address.replace(/^https?:\/\//, "")}</span>
      </a>
      <button
        type="button"
        onClick={() => void copy(address)}
        aria-label={`${copied ? "Copied" : "Copy"} ${label}`}
        title={`Copy ${label}`}
        className="grid size-11 shrink-0 place-content-center rounded-control text-quiet hover:bg-sunken hover:text-ink"
      >
        <Icon of={icon} className={`size-4 ${copied ? "text-success" : ""}`} />
      </button>
    </li>
  );
}
