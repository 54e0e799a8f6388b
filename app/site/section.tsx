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
