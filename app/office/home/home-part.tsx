import type { ReactNode } from "react";
import { Link } from "react-router";

/** One kind of thing that waits: its numbers, each a link, and the first of them. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="panel grid min-w-0 gap-2 p-5">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

type NumberLinkProps = { to: string; number: number | null; words: string };

/** `number`: null if there are too many to count. */
export function NumberLink({ to, number, words }: NumberLinkProps) {
  return (
    <Link to={to} className="inline-flex min-h-11 w-fit items-baseline gap-2 no-underline">
      <span className="font-bold font-heading text-2xl tabular">
        {number === null ? "1,000+" : number.toLocaleString("en-US")}
      </span>
      <span className="underline decoration-line underline-offset-4">{words}</span>
    </Link>
  );
}
