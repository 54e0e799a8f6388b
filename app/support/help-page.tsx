import { authContext, requireAccount, viewerOf } from "~/auth/auth.server";
import { collectQuestion, contentContext, contentOf } from "~/content/content.server";
import type { PublicPage } from "~/platform/pages/public-page";
import { makingWay } from "~/platform/web/long-work.server";
import { requestContext } from "~/platform/web/request-context.server";
import { slotOf } from "~/settings/settings.server";
import { EmbedFrame } from "~/ui/embed-frame";
import type { Route } from "./+types/help-page";
import { isUnanswered, searchedAnswer } from "./answers.server";
import { HELP, type HelpWords } from "./copy/help.server";
import { audienceIn, boundedQuestion, type ShownTopic, shownTopic } from "./help";
import { HelpConversation } from "./help-conversation";
import { audienceOf, helpPagesOf } from "./help-pages.server";
import { PassageDetails } from "./passage-details";

export const handle = {
  page: {
    words: "help",
    changed: "2026-11-21",
    hydration: "full",
    byQuery: true,
    crumbs: ["/support"],
  } satisfies PublicPage,
  embeds: ({ chat }: Route.ComponentProps["loaderData"]) => [chat],
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { heading, lead, assistant, all } = contentOf(context, HELP);
  const asked = new URL(request.url).searchParams;
  const audience = audienceIn(asked.get("for"));
  const userId =
    audience === "setter"
      ? (await requireAccount(request, context)).userId
      : ((await viewerOf(request, context))?.userId ?? null);
  const pages = helpPagesOf(context.get(contentContext), audience ?? audienceOf(userId));
  const question = boundedQuestion(asked.get("q"));
  // Visitors usually ask soon after they open the page.
  if (question === "") pages.index.begin(makingWay());
  else await pages.index.ready(makingWay());
  const end = question === "" ? null : searchedAnswer(question, pages);
  const { config, db, clientAddress } = context.get(requestContext);
  if (end && isUnanswered(end)) {
    const { hmac } = context.get(authContext).vault;
    await collectQuestion(db, hmac, { kind: "help", text: question, userId, clientAddress });
  }
  return {
    words: { heading, lead, assistant, all },
    chat: slotOf(context, "help"),
    hasAi: config.ai !== undefined,
    arrived: end && { question, end },
    audience,
    topics: pages.topics.map(shownTopic),
  };
}

/** Questions asked on the page do not come from its address. */
export const shouldRevalidate = () => false;

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  const { words, chat, hasAi, arrived, audience, topics } = loaderData;
  const assistant = (
    <HelpConversation arrived={arrived} audience={audience} hasAi={hasAi} words={words.assistant} />
  );
  return (
    <div className="site-width max-w-4xl py-12 sm:py-20">
      <h1 className="text-[min(13vw,clamp(2.25rem,1.4rem+3.6vw,3.5rem))]">{words.heading}</h1>
      <p className="mt-5 max-w-prose text-lg text-quiet">
        {words.lead}{" "}
        <a href="/support" className="font-semibold text-accent underline underline-offset-4">
          Support center
        </a>
      </p>
      <div className="mt-9">
        {chat ? (
          <EmbedFrame embed={chat} title={words.heading} height={700} instead={assistant} />
        ) : (
          assistant
        )}
      </div>
      <AllTopics words={words.all} topics={topics} />
    </div>
  );
}

type AllTopicsProps = { words: HelpWords["all"]; topics: readonly ShownTopic[] };

function AllTopics({ words, topics }: AllTopicsProps) {
  return (
    <section aria-labelledby="all-topics" className="mt-20">
      <h2 id="all-topics" className="text-3xl">
        {words.heading}
      </h2>
      <p className="mt-3 text-quiet">{words.text}</p>
      <ul className="mt-5 gap-x-10 sm:columns-2 md:columns-3">
        {topics.map(({ name, title }) => (
          <li key={name}>
            <a
              href={`#topic-${name}`}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
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
