import type { FormEvent, ReactNode } from "react";
import { type MailState, reasonWords } from "~/platform/mail/mail-state";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import type { AccountResult } from "./account-result.server";

type AddressSectionProps = {
  address: string | null;
  isConfirmed: boolean;
  canMail: boolean;
  /** The newest email with a code. */
  codeMail: MailState | null;
  act: (fields: Record<string, string>) => unknown;
  result: AccountResult | undefined;
  busy: boolean;
  dialog: ReactNode;
};

/** The email address that sign-in links and codes go to (AUTH-7, PEOPLE-1). */
export function AddressSection({
  address,
  isConfirmed,
  canMail,
  codeMail,
  act,
  result,
  busy,
  dialog,
}: AddressSectionProps) {
  const sentTo = result?.done ? result.value?.sentTo : result?.conflict?.sentTo;
  const fault = result?.done === false ? result.faults?.form : undefined;
  const send = (intent: "ask-address" | "prove-address") => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]);
    void act({ intent, ...Object.fromEntries(given) });
  };
  return (
    <section aria-labelledby="address" className="panel mt-6 p-6">
      <h2 id="address" className="flex flex-wrap items-center gap-3 text-xl">
        Email address
        {address === null && <Badge tone="neutral">None</Badge>}
      </h2>
      <p className="mt-1 text-quiet text-sm">
        The sign-in page can send a link and a code there. Announcements come there too.
      </p>
      {address !== null && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <span className="mr-auto min-w-0 break-all font-semibold">
            {address} {!isConfirmed && <Badge tone="warning">Not confirmed</Badge>}
          </span>
          <Button
            look="outline"
            small
            busy={busy}
            onClick={() => act({ intent: "remove-address" })}
          >
            Remove
          </Button>
        </p>
      )}
      {!canMail ? null : sentTo ? (
        <form key="prove" onSubmit={send("prove-address")} noValidate className="mt-4 grid gap-4">
          <SentCode to={sentTo} mail={codeMail?.to === sentTo ? codeMail : null} />
          <input type="hidden" name="email" value={sentTo} />
          <TextField
            name="code"
            label="Code from the email"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="tracking-wider tabular"
            error={busy ? undefined : fault}
          />
          <Button type="submit" busy={busy} className="justify-self-start">
            Confirm
          </Button>
        </form>
      ) : (
        <form key="ask" onSubmit={send("ask-address")} noValidate className="mt-4 grid gap-4">
          <TextField
            name="email"
            type="email"
            label={address === null ? "Your address" : "Another address"}
            defaultValue={isConfirmed ? undefined : (address ?? undefined)}
            autoComplete="email"
            error={busy ? undefined : fault}
          />
          <Button type="submit" look="outline" busy={busy} className="justify-self-start">
            Send a code
          </Button>
        </form>
      )}
      {dialog}
    </section>
  );
}

function SentCode({ to, mail }: { to: string; mail: MailState | null }) {
  if (mail?.reason)
    return (
      <p role="status" className="break-words font-medium text-danger text-sm">
        Could not send the code to {to}. {reasonWords(mail.reason)}
      </p>
    );
  return (
    <p className="break-words text-sm">
      {mail?.state === "sent" ? "A code was sent to" : "A code is on its way to"} {to}.
    </p>
  );
}
