import { Bot, Clock, Mail, Siren } from "lucide";
import type { ReactNode } from "react";
import { contentContext, contentOf } from "~/content/content.server";
import { IntakeFormView, sendForm } from "~/forms/forms";
import { formWith, respondToForm } from "~/forms/forms.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import type { PublicPage } from "~/platform/pages/public-page";
import { brandOf } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { MailLink } from "~/ui/in-text";
import type { Route } from "./+types/support-page";
import { SUPPORT_PAGE, type SupportWords } from "./copy/support-page.server";
import { MESSAGE_FIELD, SUPPORT_REQUEST } from "./copy/support-request";
import { boundedQuestion, type ShownTopic, shownTopic } from "./help";
import { helpPagesOf } from "./help-pages.server";
import { PassageDetails } from "./passage-details";

export const handle = {
  page: {
    words: "support",
    changed: "2026-11-21",
    hydration: "full",
    byQuery: true,
  } satisfies PublicPage,
};

export function loader({ request, context }: Route.LoaderArgs) {
  const { form, ...words } = contentOf(context, SUPPORT_PAGE);
  const { topics } = helpPagesOf(context.get(contentContext), "applicant");
  return {
    words,
    form: formWith(SUPPORT_REQUEST, form),
    supportMail: writtenMail(brandOf(context).supportMail),
    question: boundedQuestion(new URL(request.url).searchParams.get("question")),
    topics: topics.filter(({ isOnSupportPage }) => isOnSupportPage).map(shownTopic),
  };
}

export function action(args: Route.ActionArgs) {
  const { form } = contentOf(args.context, SUPPORT_PAGE);
  return respondToForm(args, formWith(SUPPORT_REQUEST, form));
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args);
}

/** SUP-1. */
export default function SupportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, form, supportMail, question, topics } = loaderData;
  return (
    <div className="site-width py-12 sm:py-20">
      <h1 className="text-page">{words.heading}</h1>
      <p className="mt-5 max-w-prose text-lg text-quiet">{words.lead}</p>
      <Ways words={words} supportMail={supportMail} />
      <Hours words={words} supportMail={supportMail} />
      <div className="mt-16 grid gap-14 sm:mt-24">
        {topics.map((topic) => (
          <TopicSection key={topic.name} topic={topic} />
        ))}
      </div>
      <section
        aria-labelledby="request-heading"
        className="panel mx-auto mt-20 max-w-3xl p-5 raised sm:p-9"
      >
        <h2 id="request-heading" className="text-3xl">
          {form.title}
        </h2>
        <p className="mt-3 mb-7 text-quiet">{words.request}</p>
        <IntakeFormView form={form} response={actionData} prefill={{ [MESSAGE_FIELD]: question }} />
      </section>
    </div>
  );
}

type ShownWords = Omit<SupportWords, "form">;
type WordsProps = { words: ShownWords; supportMail: string };

function Ways({ words: { email, assistant }, supportMail }: WordsProps) {
  return (
    <div className="mt-10 grid gap-4 md:grid-cols-2">
      <Way
        icon={<Icon of={Mail} className="size-7 text-accent" strokeWidth={1.75} />}
        title={email.heading}
        text={email.text}
      >
        <a href={`mailto:${supportMail}`} className={buttonClass()}>
          {email.button}
        </a>
        <span className="text-quiet text-sm [overflow-wrap:anywhere]">{supportMail}</span>
      </Way>
      <Way
        icon={<Icon of={Bot} className="size-7 text-accent" strokeWidth={1.75} />}
        title={assistant.heading}
        text={assistant.text}
      >
        <a href="/help" className={buttonClass("outline")}>
          {assistant.button}
        </a>
      </Way>
    </div>
  );
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function Way({ icon, title, text, children }: WayProps) {
  return (
    <section aria-label={title} className="panel flex flex-col p-6 sm:p-8">
      {icon}
      <h2 className="mt-5 text-2xl">{title}</h2>
      <p className="mt-2 mb-6 text-quiet">{text}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
    </section>
  );
}

function Hours({ words: { hours, emergency }, supportMail }: WordsProps) {
  return (
    <dl className="mt-4 grid gap-x-10 gap-y-4 rounded-panel bg-sunken px-6 py-5 sm:px-8 md:grid-cols-2">
      <div className="relative pl-9">
        <dt className="text-quiet text-sm">
          <Icon of={Clock} className="absolute top-1 left-0 size-5" />
          {hours.heading}
        </dt>
        <dd className="font-semibold tabular">{hours.text}</dd>
      </div>
      <div className="relative min-w-0 pl-9">
        <dt className="text-quiet text-sm">
          <Icon of={Siren} className="absolute top-1 left-0 size-5" />
          {emergency.heading}
        </dt>
        <dd className="font-semibold [overflow-wrap:anywhere]">
          {emergency.text} <MailLink address={supportMail} subject="Emergency" />
        </dd>
      </div>
    </dl>
  );
}

function TopicSection({ topic }: { topic: ShownTopic }) {
  const { name, title, passages } = topic;
  return (
    <section
      aria-labelledby={`topic-${name}`}
      className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id={`topic-${name}`} className="text-3xl">
        {title}
      </h2>
      <PassageDetails passages={passages} group={name} addressed />
    </section>
  );
}
