import type { ReactNode } from "react";

type PhoneRowProps = { name: string; className: string; children: ReactNode };

/** A list whose items are side by side on a phone, each the width of a card; the list has `phone-row`. */
export function PhoneRow({ name, className, children }: PhoneRowProps) {
  return (
    <section
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it on a narrow screen
      tabIndex={0}
      className={`relative max-sm:-mx-5 max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:pb-3 ${className}`}
    >
      {children}
    </section>
  );
}
