import { framePolicy } from "~/platform/embeds/frame";
import type { PublicPage } from "~/platform/pages/public-page";
import { requestContext } from "~/platform/web/request-context.server";
import type { PagePolicy } from "~/platform/web/security-headers.server";
import { brandOf, slotOf } from "~/settings/settings.server";
import { EmbedFrame } from "~/ui/embed-frame";
import type { Route } from "./+types/help-page";
import { searchedAnswer } from "./answers.server";
import { boundedQuestion } from "./help";
import { HelpConversation } from "./help-conversation";
import { PassageDetails } from "./passage-details";
import { type ShownTopic, shownTopic, TOPICS } from "./passages";

const TITLE = "24/7 Help and Support";

export const handle = {
  page: {
    title: TITLE,
    description:
      "Ask about the program, the training portal, pay, onboarding or requests, at any hour. Answers come from our help pages, or from a person when they have none.",
    changed: "2026-11-21",
    alive: "hydrated",
    byQuery: true,
    crumbs: ["/support"],
  } satisfies PublicPage,
  policy: (_config: unknown, loaderData: Route.ComponentProps["loaderData"]): PagePolicy =>
    framePolicy(loaderData.chat),
};

export function loader({ request, context }: Route.LoaderArgs) {
  const names = brandOf(context);
  const question = boundedQuestion(new URL(request.url).searchParams.get("q"));
  return {
    chat: slotOf(context, "help"),
    hasAi: context.get(requestContext).config.ai !== undefined,
    arrived: question === "" ? null : { question, end: searchedAnswer(question, names) },
    topics: TOPICS.map((topic) => shownTopic(topic, names)),
  };
}

/** Questions asked on the page do not come from its address. */
export const shouldRevalidate = () => false;

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  const { chat, hasAi, arrived, topics } = loaderData;
  return (
    <div className="site-width max-w-4xl py-12 sm:py-20">
      <h1 className="text-[clamp(2.25rem,1.4rem+3.6vw,3.5rem)]">{TITLE}</h1>
      <p className="mt-5 max-w-prose text-lg text-quiet">
        Ask in your own words, at any hour. If there is no answer here, your question goes to a
        person.{" "}
        <a href="/support" className="font-semibold text-accent underline underline-offset-4">
          Support center
        </a>
      </p>
      <div className="mt-9">
        {chat ? (
          <EmbedFrame embed={chat} title={TITLE} height={700} />
        ) : (
          <HelpConversation arrived={arrived} hasAi={hasAi} />
        )}
      </div>
      <AllTopics topics={topics} />
    </div>
  );
}

function AllTopics({ topics }: { topics: readonly ShownTopic[] }) {
  return (
    <section aria-labelledby="all-topics" className="mt-20">
      <h2 id="all-topics" className="text-3xl">
        Everything in one place
      </h2>
      <p className="mt-3 text-quiet">All help pages, by topic.</p>
      <div className="mt-8 grid gap-10">
        {topics.map(({ name, title, passages }) => (
          <section key={name} aria-labelledby={`topic-${name}`}>
            <h3 id={`topic-${name}`} className="mb-3 text-xl">
              {title}
            </h3>
            <PassageDetails passages={passages} group={name} addressed />
          </section>
        ))}
      </div>
    </section>
  );
}
