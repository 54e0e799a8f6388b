import type { ReactNode } from "react";

type SectionProps = {
  id: string;
  heading: string;
  text?: string;
  kicker?: string;
  className?: string;
  children: ReactNode;
};

export function Section({ id, heading, text, kicker, className = "", children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`site-section ${className}`}>
      <div className="site-width">
        {kicker && <p className="kicker mb-4">{kicker}</p>}
        <h2 id={`${id}-heading`} className="max-w-3xl text-4xl sm:text-5xl">
          {heading}
        </h2>
        {text && <p className="mt-5 max-w-prose text-lg text-quiet">{text}</p>}
        {children}
      </div>
    </section>
  );
}

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
