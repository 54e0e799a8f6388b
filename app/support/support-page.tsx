import { Bot, Clock, Mail, Siren } from "lucide-react";
import type { ReactNode } from "react";
import { figure } from "~/figures/figures";
import { type IntakeForm, IntakeFormView, SENDER_MAIL, SENDER_NAME, sendForm } from "~/forms/forms";
import { respondToForm } from "~/forms/forms.server";
import type { PublicPage } from "~/platform/pages/public-page";
import { brandOf } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { MailLink } from "~/ui/mail-link";
import type { Route } from "./+types/support-page";
import { SUPPORT_HOURS } from "./content/support";
import { boundedQuestion } from "./help";
import { PassageDetails } from "./passage-details";
import { type ShownTopic, SUPPORT_CENTER, shownTopic } from "./passages";

/** The field that a question from the help assistant goes into. */
const MESSAGE_FIELD = "message";
/** What is sent to support where it is not sent by mail (SUP-1). Its subjects are the desks of the chain of command. */
export const SUPPORT_REQUEST: IntakeForm = {
  name: "support-request",
  title: "Send a support request",
  submit: "Send request",
  fields: [
    SENDER_NAME,
    SENDER_MAIL,
    {
      name: "desk",
      label: "What it is about",
      kind: "select",
      required: true,
      options: [
        { value: "technical", label: "Technical issue" },
        { value: "training", label: "Training or coaching" },
        { value: "payments", label: "Commissions or payments" },
        { value: "systems", label: "CRM or company email" },
        { value: "operations", label: "Operations" },
        { value: "onboarding", label: "Onboarding" },
        { value: "contracts", label: "Contracts and approvals" },
        { value: "other", label: "Something else" },
      ],
    },
    {
      name: MESSAGE_FIELD,
      label: "Your question or problem",
      kind: "long",
      required: true,
      hint: "For a technical issue: the page, what you did and what you saw. Leave out access codes and card numbers.",
    },
  ],
  receipt: {
    heading: "Your request has arrived",
    text: `You get an answer by email within ${figure("replyHours")} hours.`,
  },
};

export const handle = {
  page: {
    title: "Support Center",
    description:
      "Email support within 24 hours, an AI assistant at any hour, and answers about 10-in-60, the program and who to contact about what.",
    changed: "2026-11-21",
    alive: "hydrated",
    byQuery: true,
  } satisfies PublicPage,
};

export function loader({ request, context }: Route.LoaderArgs) {
  const names = brandOf(context);
  return {
    supportMail: names.supportMail,
    question: boundedQuestion(new URL(request.url).searchParams.get("question")),
    topics: SUPPORT_CENTER.map((topic) => shownTopic(topic, names)),
  };
}

export function action(args: Route.ActionArgs) {
  return respondToForm(args, SUPPORT_REQUEST);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args);
}

/** SUP-1. */
export default function SupportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { supportMail, question, topics } = loaderData;
  return (
    <div className="site-width py-12 sm:py-20">
      <h1 className="text-[clamp(2.25rem,1.4rem+3.6vw,4rem)]">Support Center</h1>
      <p className="mt-5 max-w-prose text-lg text-quiet">
        Most questions are answered below. For everything else, there are two ways to reach us.
      </p>
      <Ways supportMail={supportMail} />
      <Hours supportMail={supportMail} />
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
          {SUPPORT_REQUEST.title}
        </h2>
        <p className="mt-3 mb-7 text-quiet">
          The desk you choose reads it. You get an answer within {figure("replyHours")} hours.
        </p>
        <IntakeFormView
          form={SUPPORT_REQUEST}
          answer={actionData}
          prefill={{ [MESSAGE_FIELD]: question }}
        />
      </section>
    </div>
  );
}

function Ways({ supportMail }: { supportMail: string }) {
  return (
    <div className="mt-10 grid gap-4 md:grid-cols-2">
      <Way
        icon={<Mail aria-hidden="true" className="size-7 text-accent" strokeWidth={1.75} />}
        title="Email Support"
        text={`Write to us about anything. Response within ${figure("replyHours")} hours.`}
      >
        <a href={`mailto:${supportMail}`} className={buttonClass()}>
          Write an email
        </a>
        <span className="text-quiet text-sm [overflow-wrap:anywhere]">{supportMail}</span>
      </Way>
      <Way
        icon={<Bot aria-hidden="true" className="size-7 text-accent" strokeWidth={1.75} />}
        title="AI Assistant 24/7"
        text="Ask in your own words and get an answer from our help pages right away, day or night."
      >
        <a href="/help" className={buttonClass("outline")}>
          Ask the assistant
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

function Hours({ supportMail }: { supportMail: string }) {
  return (
    <dl className="mt-4 grid gap-x-10 gap-y-4 rounded-panel bg-sunken px-6 py-5 sm:px-8 md:grid-cols-2">
      <div className="relative pl-9">
        <dt className="text-quiet text-sm">
          <Clock aria-hidden="true" className="absolute top-1 left-0 size-5" />
          Support hours
        </dt>
        <dd className="font-semibold tabular">{SUPPORT_HOURS}</dd>
      </div>
      <div className="relative min-w-0 pl-9">
        <dt className="text-quiet text-sm">
          <Siren aria-hidden="true" className="absolute top-1 left-0 size-5" />
          Emergency technical issues
        </dt>
        <dd className="font-semibold [overflow-wrap:anywhere]">
          24/7 by email: <MailLink address={supportMail} subject="Emergency" />
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
