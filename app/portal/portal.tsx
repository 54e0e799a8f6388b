/** Door of the portal's shell for other rooms: its pages, navigation and search, and the parts of records. */
import { useFetcher } from "react-router";
import { useCan } from "~/auth/auth";
import { type MailState, reasonWords, STATE_WORDS } from "~/platform/mail/mail-state";
import type { ActResult } from "~/platform/web/act-result";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { useToast } from "~/ui/toast";

export { namedPages } from "./admin-pages";
export { PortalControls } from "./portal-controls";
export { PortalHeader } from "./portal-header";

const TONES = { waiting: "neutral", sent: "success", failed: "danger" } as const;

/** Emails with their state, and a button for those that can be resent. */
export function MailList({ mails }: { mails: readonly MailState[] }) {
  return (
    <ul className="divide-y divide-line">
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}

/** The emails sent to the person on a page, if any. */
export function MailPanel({ mails }: { mails: readonly MailState[] }) {
  if (mails.length === 0) return null;
  return (
    <section aria-labelledby="mail" className="panel p-5">
      <h2 id="mail" className="text-lg">
        Mail
      </h2>
      <MailList mails={mails} />
    </section>
  );
}

function MailRow({ mail }: { mail: MailState }) {
  const { state, subject, to, at, attempts, reason } = mail;
  const can = useCan();
  return (
    <li className="grid gap-1 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>
        <span className="text-quiet">
          <LocalTime at={at} never="" exact="minutes" />
        </span>
      </p>
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        {subject}
      </p>
      <p className="text-quiet [overflow-wrap:anywhere]">to {to}</p>
      {reason && (
        <p className={state === "failed" ? "font-medium text-danger" : "text-quiet"}>
          {reasonWords(reason)}
          {state === "waiting" && ` It is retried automatically; ${attempts} attempts so far.`}
        </p>
      )}
      {reason && mail.canRetry && can("mail.retry") && <TryAgain mail={mail} />}
    </li>
  );
}

function TryAgain({ mail }: { mail: MailState }) {
  const fetcher = useFetcher<ActResult>();
  useToast(fetcher.data?.toast);
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="try-again" />
      <input type="hidden" name="mail" value={mail.id} />
      <Button type="submit" look="outline" small busy={fetcher.state !== "idle"}>
        Try again
      </Button>
    </fetcher.Form>
  );
}

/** `unfit`: this answer did not qualify. */
type AnswerListProps = {
  answers: readonly { label: string; value: string; unfit?: true }[];
};

/** Questions with their answers, in the order of the form. */
export function AnswerList({ answers }: AnswerListProps) {
  return (
    <dl className="mt-2 divide-y divide-line">
      {answers.map(({ label, value, unfit }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers never change, and two may have the same label
        <div key={at} className="grid gap-1 py-3">
          <dt className="text-quiet text-sm">{label}</dt>
          <dd dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {value || <span className="text-quiet">No answer</span>}
          </dd>
          {unfit && <dd className="font-medium text-danger text-sm">Does not qualify</dd>}
        </div>
      ))}
    </dl>
  );
}
