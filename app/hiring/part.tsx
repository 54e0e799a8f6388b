import type { ReactNode } from "react";

type PartProps = {
  id: string;
  heading: string;
  text?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page: what it is about on the left, what there is to know on the right. */
export function Part({ id, heading, text, className = "", children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`site-section ${className}`}>
      <div className="site-width grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id={`${id}-heading`} className="text-3xl sm:text-4xl">
            {heading}
          </h2>
          {text && <p className="mt-4 max-w-prose text-lg text-quiet">{text}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}

type Titled = { title: string; text: string };

/** Things of one kind, each with its name, in two columns. */
export function TitledList({ items }: { items: readonly Titled[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className="border-line border-t pt-5">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
