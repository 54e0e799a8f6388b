import { BadgeCheck } from "lucide";
import { useState } from "react";
import {
  Link,
  NavigationType,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from "react-router";
import { contentOf } from "~/content/content.server";
import { IntakeFormView, sendForm } from "~/forms/forms";
import { formWith, respondToForm } from "~/forms/forms.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import type { PublicPage } from "~/platform/pages/public-page";
import { brandOf, slackInviteOf, slotOf } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { EmbedFrame } from "~/ui/embed-frame";
import { Icon } from "~/ui/icon";
import { MailLink } from "~/ui/in-text";
import { useTimer } from "~/ui/use-timer";
import type { Route } from "./+types/welcome-page";
import { ONBOARDING, type OnboardingWords } from "./copy/onboarding.server";
import { WELCOME } from "./copy/welcome-form";

const TRAINING = "/training";

/** Our own receipt is certain; a third-party form only reports that it was probably sent. */
const FORWARD_MS = { received: 800, detected: 1_500 };

type Data = Route.ComponentProps["loaderData"];

export const handle = {
  page: {
    words: "onboarding.welcome",
    unlisted: true,
    changed: "2026-11-21",
    hydration: "full",
    byQuery: true,
  } satisfies PublicPage,
  embeds: ({ embed }: Data) => [embed],
};

export function loader({ context }: Route.LoaderArgs) {
  const { welcome, welcomeForm } = contentOf(context, ONBOARDING);
  return {
    words: welcome,
    form: formWith(WELCOME, welcomeForm),
    embed: slotOf(context, "welcome"),
    slackInvite: slackInviteOf(context),
    supportMail: writtenMail(brandOf(context).supportMail),
  };
}

/** The steps are views of what the page already has. */
export const shouldRevalidate = () => false;

export function action(args: Route.ActionArgs) {
  const { welcomeForm } = contentOf(args.context, ONBOARDING);
  return respondToForm(args, formWith(WELCOME, welcomeForm));
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args);
}

/**
 * ONB-2. The address holds the visitor's step: `sent=1` alone is a form that has just arrived and
 * moves on; with a `step` the visitor has chosen, and nothing moves automatically.
 */
export default function WelcomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, form, embed, slackInvite, supportMail } = loaderData;
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [isDetected, setDetected] = useState(false);
  const sent = address.get("sent") === "1";
  const step = address.get("step") === "2" ? 2 : 1;
  const linkTo = (to: 1 | 2) => `?step=${to}${sent ? "&sent=1" : ""}`;
  useTimer(waitOf({ sent: sent && !address.has("step"), detected: isDetected }), () => {
    setDetected(false);
    // Replaces the redirecting history entry: going back must not land here again.
    navigate(linkTo(2), { replace: sent, preventScrollReset: true });
  });
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-14 sm:py-20">
      <p className="inline-flex items-center gap-2 rounded-full bg-success-soft px-3.5 py-1.5 font-semibold text-success">
        <Icon of={BadgeCheck} className="size-5" />
        {words.badge}
      </p>
      <h1 className="mt-5 text-form">{words.heading}</h1>
      <p className="mt-5 max-w-prose text-lg text-quiet">{words.text}</p>
      <StepIndicator
        names={[words.steps.form, words.steps.slack]}
        step={step}
        linkTo={linkTo}
        onChoose={() => setDetected(false)}
      />
      {/* Stays mounted while the other step is shown: a frame would lose what was entered. */}
      <section aria-labelledby="form-step" hidden={step !== 1} className="panel raised p-5 sm:p-8">
        <h2 id="form-step" className="mb-6 text-2xl">
          {words.formHeading}
        </h2>
        {embed ? (
          <EmbedFrame
            embed={embed}
            title={form.title}
            instead={<IntakeFormView form={form} response={actionData} />}
            onSignal={(signal) => signal === "submitted" && step === 1 && setDetected(true)}
          />
        ) : (
          <IntakeFormView form={form} response={actionData} />
        )}
        <p className="mt-8 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-6">
          <span className="text-quiet">{words.later}</span>
          <Link
            to={linkTo(2)}
            preventScrollReset
            onClick={() => setDetected(false)}
            className={buttonClass("outline")}
          >
            {words.goOn}
          </Link>
        </p>
      </section>
      {step === 2 && (
        <SlackStep words={words.slack} invite={slackInvite} supportMail={supportMail} />
      )}
    </div>
  );
}

function waitOf({ sent, detected }: { sent: boolean; detected: boolean }): number | null {
  if (sent) return FORWARD_MS.received;
  return detected ? FORWARD_MS.detected : null;
}

type StepIndicatorProps = {
  names: readonly [string, string];
  step: 1 | 2;
  linkTo: (step: 1 | 2) => string;
  onChoose: () => void;
};

/** The visitor's current step; both steps can be chosen, with or without JavaScript (ONB-2). */
function StepIndicator({ names, step: current, linkTo, onChoose }: StepIndicatorProps) {
  return (
    <nav aria-label="Steps" className="my-9">
      <ol className="grid gap-2 sm:grid-cols-2 sm:gap-3">
        {([1, 2] as const).map((step) => (
          <li key={step}>
            <Link
              to={linkTo(step)}
              preventScrollReset
              onClick={onChoose}
              aria-current={step === current ? "step" : undefined}
              className={`flex min-h-14 items-center gap-3 rounded-control border px-4 font-semibold eased ${step === current ? "border-accent bg-accent-soft" : "border-line bg-surface hover:bg-sunken"}`}
            >
              <span
                className={`drawn grid size-8 shrink-0 place-items-center rounded-full tabular ${step === current ? "bg-accent text-on-accent" : "bg-sunken text-quiet"}`}
              >
                {step}
              </span>
              {names[step - 1]}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type SlackWords = OnboardingWords["welcome"]["slack"];
type SlackStepProps = { words: SlackWords; invite: string | null; supportMail: string };

/** The second step: the invitation in its own tab, the training in this one (ONB-2). */
function SlackStep({ words, invite, supportMail }: SlackStepProps) {
  const cameHere = useNavigationType() !== NavigationType.Pop;
  return (
    <section aria-labelledby="slack-step" className="panel raised p-5 sm:p-8">
      <h2
        id="slack-step"
        tabIndex={-1}
        ref={cameHere ? focusQuietly : undefined}
        className="text-2xl outline-none"
      >
        {words.heading}
      </h2>
      {invite ? (
        <Invitation words={words} invite={invite} />
      ) : (
        <NoInvitation words={words} supportMail={supportMail} />
      )}
    </section>
  );
}

function focusQuietly(node: HTMLElement | null): void {
  node?.focus({ preventScroll: true });
}

function Invitation({ words, invite }: { words: SlackWords; invite: string }) {
  return (
    <>
      <p className="mt-3 max-w-prose text-quiet">{words.text}</p>
      <p className="mt-6 flex flex-wrap items-center gap-3">
        <a
          href={invite}
          target="_blank"
          rel="noopener"
          onClick={() => window.location.assign(TRAINING)}
          className={buttonClass()}
        >
          {words.join}
          <span className="sr-only">(opens in a new tab)</span>
        </a>
        <a href={TRAINING} className={buttonClass("outline")}>
          {words.training}
        </a>
      </p>
    </>
  );
}

function NoInvitation({ words, supportMail }: { words: SlackWords; supportMail: string }) {
  return (
    <>
      <p className="mt-3 max-w-prose">
        {words.none} <MailLink address={supportMail} subject="Invitation to Slack" />{" "}
        {words.noneThen}
      </p>
      <p className="mt-6">
        <a href={TRAINING} className={buttonClass()}>
          {words.noneButton}
        </a>
      </p>
    </>
  );
}
