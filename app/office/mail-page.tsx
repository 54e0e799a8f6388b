import { Link } from "react-router";
import { z } from "zod";
import { act, invalidRequest, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { troubledMails } from "~/platform/mail/mail-states.server";
import { retryMail } from "~/platform/mail/outbox.server";
import { moreRows, rowsAsked } from "~/platform/queries/written-query";
import { done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { MailList } from "~/portal/portal";
import { ShownOf } from "~/ui/shown-of";
import type { Route } from "./+types/mail-page";

const SHOWN = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "mail.read");
  const { db, config } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  return {
    mails: await troubledMails(db, rowsAsked(asked, SHOWN)),
    more: moreRows(asked, SHOWN),
    hasServer: config.mail !== undefined,
  };
}

const acts = {
  "try-again": act({
    right: "mail.retry",
    fields: z.strictObject({ mail: z.uuid() }),
    run: async ({ db }, { mail }) =>
      (await retryMail(db, mail))
        ? done("Sending the email again")
        : refused(409, "This email has already been sent or can no longer be sent"),
  }),
};

export const action = pageActs("mail.retry", acts, { unread: invalidRequest });

export const handle = {
  title: "Mail",
  fault: "Failed to load the email",
};

/** All emails that could not be sent, regardless of cause. */
export default function MailPage({ loaderData }: Route.ComponentProps) {
  const { mails, more, hasServer } = loaderData;
  return (
    <>
      <h1 className="text-4xl">Mail</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        {hasServer ? (
          "Email that could not be sent yet. Sending is tried again for three days, unless the mail server rejected the message for good."
        ) : (
          <>
            No mail server is configured, so no email is sent. Set one up under{" "}
            <Link to="/admin/settings/mail" className="link">
              Settings, Mail
            </Link>
            .
          </>
        )}
      </p>
      {mails.found === 0 ? (
        <p className="panel mt-6 p-10 text-center text-quiet">No failed emails.</p>
      ) : (
        <div className="panel mt-6 px-5 py-2">
          <MailList mails={mails.listed} />
        </div>
      )}
      <ShownOf shown={mails.listed.length} found={mails.found} what="emails" more={more} />
    </>
  );
}
