import { NavigationType, useNavigationType } from "react-router";
import { buttonClass } from "~/ui/button";
import { MailLink } from "~/ui/mail-link";

const TRAINING = "/training";

type SlackStepProps = { invite: string | null; supportMail: string };

/** The second step: the invitation in its own tab, the training in this one (ONB-2). */
export function SlackStep({ invite, supportMail }: SlackStepProps) {
  const cameHere = useNavigationType() !== NavigationType.Pop;
  return (
    <section aria-labelledby="slack-step" className="panel raised p-5 sm:p-8">
      <h2
        id="slack-step"
        tabIndex={-1}
        ref={cameHere ? focusQuietly : undefined}
        className="text-2xl outline-none"
      >
        Join the team on Slack
      </h2>
      {invite ? <Invitation invite={invite} /> : <NoInvitation supportMail={supportMail} />}
    </section>
  );
}

function focusQuietly(node: HTMLElement | null): void {
  node?.focus({ preventScroll: true });
}

function Invitation({ invite }: { invite: string }) {
  return (
    <>
      <p className="mt-3 max-w-prose text-quiet">
        That's where the team talks: your lead, the coaches and the other setters. The invitation
        opens in a new tab; you can come back here for your training.
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-3">
        <a
          href={invite}
          target="_blank"
          rel="noopener"
          onClick={() => window.location.assign(TRAINING)}
          className={buttonClass()}
        >
          Join Slack Workspace
          <span className="sr-only">(opens in a new tab)</span>
        </a>
        <a href={TRAINING} className={buttonClass("outline")}>
          Go to the training
        </a>
      </p>
    </>
  );
}

function NoInvitation({ supportMail }: { supportMail: string }) {
  return (
    <>
      <p className="mt-3 max-w-prose">
        There is no invitation on this page yet. Write to{" "}
        <MailLink address={supportMail} subject="Invitation to Slack" /> and you get one by mail.
        You can start your training in the meantime.
      </p>
      <p className="mt-6">
        <a href={TRAINING} className={buttonClass()}>
          Continue to the training
        </a>
      </p>
    </>
  );
}
