import type { LegalBlock, LegalSection } from "./content/terms";
import { type LegalNames, withNames } from "./legal-names";
import { useSiteFacts } from "./use-site-facts";

const LAST_UPDATED = "January 30, 2025";

type LegalTextProps = { title: string; sections: readonly LegalSection[] };

/** LEGAL-1: twelve sections under their own anchors, with the company's names filled in. */
export function LegalText({ title, sections }: LegalTextProps) {
  const site = useSiteFacts();
  const names = { ...site.brand, site: new URL(site.origin).host };
  return (
    <div className="site-width grid gap-x-16 gap-y-10 py-16 sm:py-24 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <header className="lg:col-span-2">
        <h1 className="text-[clamp(2.25rem,1.4rem+3.6vw,4rem)]">{title}</h1>
        <p className="mt-4 text-quiet">Last updated: {LAST_UPDATED}</p>
      </header>
      <nav aria-label="Sections" className="lg:sticky lg:top-28 lg:self-start">
        <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
          {sections.map(({ id, title: name }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-3 text-quiet hover:text-ink lg:min-h-9"
              >
                <span className="w-5 text-right tabular">{index + 1}</span>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-[68ch]">
        {sections.map(({ id, title: name, paragraphs }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mb-12 last:mb-0">
            <h2 id={`${id}-heading`} className="text-2xl">
              {index + 1}. {name}
            </h2>
            {paragraphs.map((block) => (
              <Block
                key={typeof block === "string" ? block : block.list[0]}
                {...{ block, names }}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function Block({ block, names }: { block: LegalBlock; names: LegalNames }) {
  if (typeof block === "string") return <p className="mt-4">{withNames(block, names)}</p>;
  return (
    <ul className="mt-4 grid list-disc gap-2 pl-6">
      {block.list.map((item) => (
        <li key={item}>{withNames(item, names)}</li>
      ))}
    </ul>
  );
}
