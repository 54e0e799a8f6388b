import type { FormEvent } from "react";
import { z } from "zod";
import { act, invalidRequest, pageActs } from "~/auth/acts/acts.server";
import { authContext, requireRight } from "~/auth/auth.server";
import { contentContext, mailContent } from "~/content/content.server";
import { aboutAccount } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { queueMail } from "~/platform/mail/outbox.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { FormOutcome } from "~/ui/form-outcome";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import type { Route } from "./+types/short-codes-page";
import { CodeSheet } from "./code-sheet";
import type { NewCode } from "./people-import.server";

/** At once; the page offers the rest. */
const MOST = 500;
const MAIL_MINUTES = 3 * 24 * 60;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "codes.replace");
  const { config } = context.get(requestContext);
  return {
    ...(await context.get(authContext).people.shortCodes()),
    most: MOST,
    canMail: config.mail !== undefined,
  };
}

type Sheet = { codes: NewCode[]; mailed: number };

export const action = pageActs(
  "codes.replace",
  {
    replace: act({
      right: "codes.replace",
      reauthenticates: true,
      fields: z.strictObject({ count: z.coerce.number().int().min(1) }),
      run: async ({ db, viewer, context }, { count }) => {
        const { people, mailSecret } = context.get(authContext);
        const { config } = context.get(requestContext);
        const words = context.get(contentContext);
        const { short } = await people.shortCodes();
        if (short === 0) return refused(409, "There are no short codes anymore");
        if (Math.min(short, MOST) !== count)
          return refused(409, "The list has changed. Check it again.");
        return db.transaction(async (tx) => {
          const replaced = await people.replaceShortCodes(tx, { actor: viewer, most: MOST });
          let mailed = 0;
          for (const { userId, name, address, accessCode } of replaced) {
            if (address === null) continue;
            const mail = await queueMail(tx, {
              to: address,
              ...mailContent(words, "newCode", {
                greeting: greeting(name),
                code: accessCode,
                link: `${config.baseUrl}/auth`,
              }),
              about: aboutAccount(userId),
              secret: mailSecret(MAIL_MINUTES),
            });
            if (mail !== null) mailed += 1;
          }
          const codes = replaced.map(({ name, address, accessCode }) => ({
            name,
            email: writtenMail(address ?? ""),
            accessCode,
          }));
          return done<Sheet>(null, { codes, mailed });
        });
      },
    }),
  },
  { unread: invalidRequest },
);

export const handle = {
  title: "Replace Short Codes",
  fault: "Failed to load the codes",
};

/** New codes of one length for everyone whose code is shorter than today's (PEOPLE-6). */
export default function ShortCodesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { short, digits, most, canMail } = loaderData;
  const { act: send, result, busy, dialog } = useReauthenticatedForm<ActResult<Sheet>>();
  const outcome = result ?? actionData;
  const sheet = outcome?.done ? outcome.value : undefined;
  const now = Math.min(short, most);
  const replace = (event: FormEvent) => {
    event.preventDefault();
    void send({ intent: "replace", count: String(now) });
  };
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to="/training/adminpanel">Back to Trainees</BackLink>
      <h1 className="text-4xl">Replace short codes</h1>
      <FormOutcome result={outcome} />
      {sheet && (
        <p role="status" className="mt-4 font-medium print:hidden">
          {`Replaced ${sheet.codes.length} ${sheet.codes.length === 1 ? "code" : "codes"}, ${sheet.mailed} sent by email.`}
        </p>
      )}
      <div className="print:hidden">
        {short === 0 ? (
          !sheet && (
            <p className="mt-4">Every active trainee has a code of {digits} digits or more.</p>
          )
        ) : (
          <form method="post" onSubmit={replace} className="panel mt-6 p-6">
            <p className="max-w-prose">
              <strong className="tabular">{short}</strong>{" "}
              {short === 1 ? "trainee has a code" : "trainees have codes"} with fewer than {digits}{" "}
              digits. Short codes are easier to guess, so they lower the number of wrong codes that
              all new devices may enter. The new codes have {digits} digits. The old codes stop
              working, and these trainees sign in again.{" "}
              {canMail
                ? "Those with an email address are sent their new code; all are on the sheet that you see next."
                : "The new codes are on the sheet that you see next."}
            </p>
            <input type="hidden" name="intent" value="replace" />
            <input type="hidden" name="count" value={now} />
            <Button type="submit" look="danger" busy={busy} className="mt-4">
              {now === 1 ? "Replace 1 code" : `Replace ${now} codes`}
            </Button>
          </form>
        )}
      </div>
      {sheet && <CodeSheet codes={sheet.codes} />}
      {dialog}
    </div>
  );
}
