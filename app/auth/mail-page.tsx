import { data, Form, Link, redirect, useNavigation } from "react-router";
import { contentContext } from "~/content/content.server";
import { waitingTime } from "~/platform/time/durations";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import type { Route } from "./+types/mail-page";
import { afterSignIn, arrivalOf, destinationOf, signInFault } from "./after-sign-in.server";
import { authContext, signedInViewer } from "./auth.server";
import { deviceTokenOf } from "./known-devices.server";
import { callAuth } from "./library-call.server";
import { mailAddress } from "./mail-codes.server";

type Result = { error?: string; sentTo?: string };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(requestContext);
  if (config.mail === undefined) notFound();
  const destination = destinationOf(request);
  const viewer = await signedInViewer(request, context);
  if (viewer) throw redirect(arrivalOf(destination, viewer));
  return { destination };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, clientAddress } = context.get(requestContext);
  if (config.mail === undefined) notFound();
  const form = await formBody(request);
  const email = mailAddress.safeParse(form.get("email"));
  if (!email.success)
    return data<Result>({ error: "Please enter an email address" }, { status: 400 });
  const code = form.get("code");
  if (typeof code === "string") {
    const given = { email: email.data, code: code.trim() };
    const response = await callAuth(request, context, "/sign-in/mail-code", given);
    if (response.ok) return afterSignIn(response, destinationOf(request));
    const { data: fault, init } = await signInFault(response, "Invalid code");
    return data<Result>({ ...fault, sentTo: email.data }, init ?? undefined);
  }
  const words = context.get(contentContext);
  const deviceToken = deviceTokenOf(request);
  const asked = { email: email.data, clientAddress, words, deviceToken };
  const wait = await context.get(authContext).mailSignInCode(asked);
  if (wait === null) return data<Result>({ sentTo: email.data });
  const error = `Too many codes requested. Try again in ${waitingTime(wait)}.`;
  const headers = { "Retry-After": String(wait) };
  return data<Result>({ error }, { status: 429, headers });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const handle = {
  title: "Code by email",
};

export default function MailPage({ actionData, loaderData }: Route.ComponentProps) {
  const sentTo = actionData?.sentTo;
  return (
    <section className="panel mx-auto mt-[6vh] max-w-md p-6 shadow-raised sm:p-9">
      <h1 className="text-3xl">Code by email</h1>
      <p className="mt-2 mb-7 text-quiet">
        {sentTo
          ? "If this address belongs to an administrator, a code is on its way. It works once, within ten minutes."
          : "For administrators who have set an email address on their account page."}
      </p>
      {sentTo ? (
        <EnterCode email={sentTo} error={actionData?.error} />
      ) : (
        <AskForCode error={actionData?.error} />
      )}
      <p className="mt-6 text-center text-sm">
        <Link
          className="inline-block py-2 underline underline-offset-4"
          to={`/auth?redirect=${encodeURIComponent(loaderData.destination)}`}
        >
          Use an access code
        </Link>
      </p>
    </section>
  );
}

function AskForCode({ error }: { error: string | undefined }) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate className="grid gap-5">
      <TextField
        name="email"
        type="email"
        label="Email address"
        autoComplete="email"
        autoFocus
        error={error}
      />
      <Button type="submit" busy={busy}>
        Send a code
      </Button>
    </Form>
  );
}

function EnterCode({ email, error }: { email: string; error: string | undefined }) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <Form method="post" noValidate className="grid gap-5">
        <input type="hidden" name="email" value={email} />
        <TextField
          name="code"
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          placeholder="000000"
          className="text-center font-semibold text-lg tracking-[0.2em] tabular"
          error={error}
        />
        <Button type="submit" busy={busy}>
          Sign in
        </Button>
      </Form>
      <Form method="post" className="mt-3 grid">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" look="quiet" busy={busy}>
          Send another code
        </Button>
      </Form>
      <p className="mt-2 text-center text-quiet text-sm">At most one a minute is sent.</p>
    </>
  );
}
