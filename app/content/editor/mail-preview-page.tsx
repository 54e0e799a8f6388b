import { Form, Link, useNavigation } from "react-router";
import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { authContext, requireRight, verifiedAddress } from "~/auth/auth.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { renderMailHtml } from "~/platform/mail/mail-html.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { brandOf, mailLook } from "~/settings/settings.server";
import { BackLink } from "~/ui/back-link";
import { Button, buttonClass } from "~/ui/button";
import { useToast } from "~/ui/toast";
import { contentContext, contentStoreContext, MAILS, publishedFields } from "../content.server";
import { readDraft } from "../drafts.server";
import { sampleMail } from "../mails.server";
import { previewWords } from "../preview.server";
import type { Route } from "./+types/mail-preview-page";

const TEST_MAILS = { name: "test-mails", most: 20, seconds: DAY_SECONDS };
const WIDTHS = { phone: "max-w-[390px]", desktop: "max-w-[720px]" } as const;

type Context = Route.LoaderArgs["context"];

/** The email in the draft's words, with sample values. */
async function sampleOf(context: Context, mail: string | undefined) {
  const { db, config } = context.get(requestContext);
  const published = context.get(contentStoreContext).current();
  const { fields } = await readDraft(db, MAILS);
  const base = publishedFields(MAILS, published);
  const shown = previewWords(published, MAILS, { draft: fields, base }).fields.get(MAILS.key);
  const words = context.get(contentContext).read(MAILS, shown ?? base);
  return sampleMail(words, mail ?? "", config.baseUrl) ?? notFound();
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { userId } = await requireRight(request, context, "content.edit");
  const { db, config } = context.get(requestContext);
  const sample = await sampleOf(context, params.mail);
  const look = mailLook(brandOf(context), config.baseUrl);
  const width = new URL(request.url).searchParams.get("width") === "phone" ? "phone" : "desktop";
  return {
    ...renderMailHtml(look, sample, { withStyle: false }),
    label: sample.label,
    width: width as keyof typeof WIDTHS,
    hasServer: config.mail !== undefined,
    ownAddress: await verifiedAddress(db, userId),
  };
}

export const action = pageActs("content.edit", {
  "send-test": act({
    right: "content.edit",
    fields: z.strictObject({}),
    run: async ({ context, params, db, viewer: { userId } }) => {
      const { subject, text } = await sampleOf(context, params.mail);
      const to = await verifiedAddress(db, userId);
      if (!context.get(requestContext).config.mail || to === null)
        return refused(409, "Set up a mail server and your own address first");
      const { vault } = context.get(authContext);
      const isSent = await db.transaction(async (tx) => {
        if (await reserve(tx, [bucketOf(vault.hmac, TEST_MAILS, userId)])) return false;
        await queueMail(tx, { to, subject: `Test: ${subject}`, text });
        return true;
      });
      return isSent
        ? done(`Test email on its way to ${to}`)
        : refused(429, "You have sent 20 test emails today. Try again tomorrow.");
    },
  }),
});

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => data.label,
  fault: "Failed to load the email",
};

/** CALL-9. An email in the draft's words: as HTML, at phone or desktop width, and as text. */
export default function MailPreviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { label, subject, text, html, width, hasServer, ownAddress } = loaderData;
  const sending = useNavigation().formMethod === "POST";
  useToast(actionData?.toast);
  return (
    <>
      <BackLink to="/admin/content/mails">Back to Mails</BackLink>
      <h1 className="text-4xl">{label}</h1>
      <p className="mt-2 max-w-prose text-quiet">
        Your draft with sample values. Every email goes out in both forms; the reader's email app
        picks one.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <nav aria-label="Width" className="flex gap-1">
          {(["phone", "desktop"] as const).map((each) => (
            <Link
              key={each}
              to={`?width=${each}`}
              replace
              preventScrollReset
              aria-current={width === each ? "true" : undefined}
              className={buttonClass(width === each ? "outline" : "quiet", true)}
            >
              {each === "phone" ? "Phone" : "Desktop"}
            </Link>
          ))}
        </nav>
        <SendTest hasServer={hasServer} ownAddress={ownAddress} sending={sending} />
      </div>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <section aria-labelledby="as-html" className="min-w-0">
          <h2 id="as-html" className="mb-3 text-xl">
            HTML
          </h2>
          <iframe
            srcDoc={html}
            sandbox=""
            title={`${label}: ${subject}`}
            className={`h-[44rem] w-full rounded-panel border border-line bg-white ${WIDTHS[width]}`}
          />
        </section>
        <section aria-labelledby="as-text" className="min-w-0">
          <h2 id="as-text" className="mb-3 text-xl">
            Text
          </h2>
          <div className="panel p-5">
            <p className="font-semibold [overflow-wrap:anywhere]">{subject}</p>
            <pre className="mt-4 whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{text}</pre>
          </div>
        </section>
      </div>
    </>
  );
}

type SendTestProps = { hasServer: boolean; ownAddress: string | null; sending: boolean };

function SendTest({ hasServer, ownAddress, sending }: SendTestProps) {
  if (!hasServer)
    return (
      <p className="text-quiet text-sm">
        No mail server is configured, so no test can be sent. Set one up under{" "}
        <Link to="/admin/settings/mail" className="underline underline-offset-4">
          Settings, Mail
        </Link>
        .
      </p>
    );
  if (ownAddress === null)
    return (
      <p className="text-quiet text-sm">
        To send yourself a test,{" "}
        <Link to="/account" className="underline underline-offset-4">
          confirm your email address
        </Link>{" "}
        first.
      </p>
    );
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="send-test" look="outline" small busy={sending}>
        Send a test to my address
      </Button>
    </Form>
  );
}
