import { ExternalLink, Info } from "lucide";
import { contentOf } from "~/content/content.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import type { PublicPage } from "~/platform/pages/public-page";
import { brandOf, slotOf } from "~/settings/settings.server";
import { EmbedFrame } from "~/ui/embed-frame";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/agreement-page";
import { ONBOARDING } from "./copy/onboarding.server";

const DOCUMENT = "/demo-agreement/document";
const HEIGHT = 800;

type Data = Route.ComponentProps["loaderData"];

export const handle = {
  page: {
    words: "onboarding.agreement",
    changed: "2026-11-21",
    hydration: "full",
  } satisfies PublicPage,
  policy: () => ({ frames: ["'self'"] }),
  embeds: ({ embed }: Data) => [embed],
};

export function loader({ context }: Route.LoaderArgs) {
  const { heading, notice, noticeMore, contents, question, parts } = contentOf(
    context,
    ONBOARDING,
  ).agreement;
  return {
    embed: slotOf(context, "agreement"),
    supportMail: writtenMail(brandOf(context).supportMail),
    words: { heading, notice, noticeMore, contents, question },
    headings: parts.map((part) => part.heading),
  };
}

/** REQ-2. */
export default function AgreementPage({ loaderData }: Route.ComponentProps) {
  const { embed, supportMail, words, headings } = loaderData;
  const preview = (
    <iframe
      src={DOCUMENT}
      title={words.heading}
      style={{ height: HEIGHT }}
      className="panel raised block w-full"
    />
  );
  return (
    <div className="site-width py-16 sm:py-24">
      <h1 className="text-form">{words.heading}</h1>
      <p className="mt-6 flex max-w-prose gap-3 rounded-control bg-warning-soft px-4 py-3.5">
        <Icon of={Info} className="mt-1 size-5 shrink-0 text-warning" />
        <span>
          <strong>{words.notice}</strong> {words.noticeMore}
        </span>
      </p>
      {!embed && <Contents title={words.contents} headings={headings} />}
      <div className="mt-10">
        {embed ? (
          <EmbedFrame embed={embed} title={words.heading} height={HEIGHT} instead={preview} />
        ) : (
          preview
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-x-8 gap-y-1">
        {!embed && (
          <a
            href={DOCUMENT}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline-offset-4 hover:underline"
          >
            Read it on its own page
            <Icon of={ExternalLink} className="size-4" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
        <p className="flex min-h-11 flex-wrap items-center gap-x-1.5">
          {words.question}
          <a
            href={`mailto:${supportMail}?subject=${encodeURIComponent("Agreement")}`}
            className="inline-flex min-h-11 items-center break-all font-semibold text-accent underline-offset-4 hover:underline"
          >
            {supportMail}
          </a>
        </p>
      </div>
    </div>
  );
}

/** The document's contents, for those who see no frame. */
function Contents({ title, headings }: { title: string; headings: readonly string[] }) {
  return (
    <section aria-labelledby="contents" className="mt-10">
      <h2 id="contents" className="text-xl">
        {title}
      </h2>
      <ol className="mt-4 list-decimal gap-x-12 pl-6 text-quiet sm:columns-2 lg:columns-3">
        {headings.map((heading) => (
          <li key={heading} className="py-0.5">
            {heading}
          </li>
        ))}
      </ol>
    </section>
  );
}
