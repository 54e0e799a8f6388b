import { buttonClass } from "~/ui/button";
import type { Faq } from "./copy/faq.server";
import { Section } from "./section";

/** LAND-6. Elements with one name are open one at a time. */
export function FaqSection({ faq }: { faq: Faq }) {
  return (
    <Section
      id="faq"
      heading={faq.heading}
      text={faq.subline}
      className="border-line border-y bg-surface"
    >
      <div className="mt-8 grid items-start gap-x-16 gap-y-8 sm:mt-12 sm:gap-y-10 lg:grid-cols-[2fr_1fr]">
        <div className="border-line border-t">
          {faq.questions.map(({ question, answer }) => (
            <details key={question} name="faq" className="group border-line border-b">
              <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 font-semibold sm:py-4 sm:text-lg hover:text-accent [&::-webkit-details-marker]:hidden">
                {question}
                <svg
                  viewBox="0 0 20 20"
                  width="20"
                  height="20"
                  aria-hidden="true"
                  className="shrink-0 eased group-open:[rotate:45deg]"
                >
                  <path d="M10 3v14M3 10h14" stroke="currentColor" strokeWidth="2" />
                </svg>
              </summary>
              <p className="max-w-prose pb-6 text-quiet">{answer}</p>
            </details>
          ))}
        </div>
        <aside className="panel bg-paper p-5 sm:p-7 lg:sticky lg:top-28" aria-labelledby="faq-more">
          <h3 id="faq-more" className="text-2xl">
            {faq.more.heading}
          </h3>
          <p className="mt-3 text-quiet">{faq.more.text}</p>
          <p className="mt-6">
            <a href="/book" className={buttonClass("outline")}>
              {faq.more.button}
            </a>
          </p>
          <p className="mt-4 text-quiet text-sm">{faq.more.note}</p>
        </aside>
      </div>
    </Section>
  );
}
