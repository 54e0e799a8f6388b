import { Link2Off } from "lucide";
import { Button, buttonClass } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { MailLink } from "~/ui/in-text";
import type { ApplyWords } from "./copy/apply.server";
import type { Stage } from "./stages";

type StatusProps = { words: ApplyWords; stage: Stage };

/** Where an application stands, in plain words. */
export function Status({ words, stage }: StatusProps) {
  const stages = { ...words.stages, "interview booked": words.stages.interviewBooked };
  const { heading, text } = stages[stage];
  return (
    <section aria-labelledby="status" className="panel mt-6 grid gap-2 p-5 sm:p-7">
      <p className="font-semibold text-quiet text-sm">{words.status}</p>
      <h2 id="status" className="text-2xl">
        {heading}
      </h2>
      <p>{text}</p>
    </section>
  );
}

export function AskWithdraw({ words, path }: { words: ApplyWords["withdraw"]; path: string }) {
  return (
    <>
      <h1 className="px-2 text-3xl sm:px-0 sm:text-4xl">{words.heading}</h1>
      <form method="post" action={path} className="panel mt-6 grid gap-6 p-5 sm:p-7">
        <input type="hidden" name="act" value="withdraw" />
        <p>{words.text}</p>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" look="danger">
            {words.yes}
          </Button>
          <a href={path} className={buttonClass("quiet")}>
            {words.no}
          </a>
        </p>
      </form>
    </>
  );
}

type UnknownProps = {
  words: ApplyWords["unknown"];
  days: number;
  supportMail: string;
  fault: string | null;
  sent: boolean;
};

/** The same for a link that was truncated, expired, or made up. */
export function Unknown({ words, days, supportMail, fault, sent }: UnknownProps) {
  return (
    <div className="panel grid gap-5 p-5 sm:p-8">
      <Icon of={Link2Off} className="size-10 text-quiet" />
      <h1 className="text-3xl">{words.heading}</h1>
      {sent ? (
        <p role="status" className="rounded-control bg-success-soft px-4 py-3">
          {words.sent}
        </p>
      ) : (
        <>
          <p className="text-quiet">{words.text.replace("{days}", String(days))}</p>
          <form method="post" className="grid gap-4">
            <input type="hidden" name="act" value="link" />
            <TextField
              name="mail"
              label={words.mail}
              type="email"
              autoComplete="email"
              required
              maxLength={200}
              error={fault ?? undefined}
            />
            <p>
              <Button type="submit">{words.send}</Button>
            </p>
          </form>
        </>
      )}
      <p className="text-quiet text-sm">
        <MailLink address={supportMail} />
      </p>
    </div>
  );
}
