import { RichText } from "~/content/content";
import { longDayText } from "~/platform/time/zones";
import type { LegalWords } from "./copy/legal.server";

/** LEGAL-1: sections under their own anchors. */
export function LegalText({ words: { title, updated, sections } }: { words: LegalWords }) {
  return (
    <div className="site-width grid gap-x-16 gap-y-10 py-16 sm:py-24 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <header className="lg:col-span-2">
        <h1 className="text-page">{title}</h1>
        <p className="mt-4 text-quiet">Last updated: {longDayText(updated)}</p>
      </header>
      <nav aria-label="Sections" className="lg:sticky lg:top-28 lg:self-start">
        <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
          {sections.map(({ id, title: name }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-3 py-1.5 text-quiet leading-snug hover:text-ink lg:min-h-9"
              >
                <span className="w-5 text-right tabular">{index + 1}</span>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-[68ch]">
        {sections.map(({ id, title: name, body }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mb-12 last:mb-0">
            <h2 id={`${id}-heading`} className="text-2xl">
              {index + 1}. {name}
            </h2>
            <RichText blocks={body} />
          </section>
        ))}
      </div>
    </div>
  );
}
