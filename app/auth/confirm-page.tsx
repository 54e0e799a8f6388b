import { data, Form, Link, redirect, useNavigation } from "react-router";
import { leaveNotice } from "~/platform/web/flash.server";
import { formBody } from "~/platform/web/request-body.server";
import { Button } from "~/ui/button";
import type { Route } from "./+types/confirm-page";
import { afterSignIn, arrivalOf, destinationOf, signInFault } from "./after-sign-in.server";
import { signedInViewer } from "./auth.server";
import { CodeField } from "./code-field";
import { callAuth } from "./library-call.server";
import { hasChallenge } from "./second-factor.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const destination = destinationOf(request);
  // Someone who is signed in may be switching to another account.
  const viewer = hasChallenge(request) ? null : await signedInViewer(request, context);
  if (viewer) throw redirect(arrivalOf(destination, viewer));
  return { destination };
}

export async function action({ request, context }: Route.ActionArgs) {
  const given = (await formBody(request)).get("code");
  const code = typeof given === "string" ? given.trim() : "";
  if (code === "") return data({ error: "Please enter a code" }, { status: 400 });
  const response = await callAuth(request, context, "/sign-in/second-factor", { code });
  if (response.ok) return afterSignIn(response, destinationOf(request));
  if (response.status !== 410) return signInFault(response, "Invalid code");
  throw redirect(`/auth?redirect=${encodeURIComponent(destinationOf(request))}`, {
    headers: { "Set-Cookie": leaveNotice("sign-in-expired") },
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const handle = {
  title: "Confirm your sign-in",
};

/** The second step of a sign-in (AUTH-7). */
export default function ConfirmPage({ actionData, loaderData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formMethod === "POST";
  return (
    <section className="panel mx-auto mt-[6vh] max-w-md p-6 shadow-raised sm:p-9">
      <h1 className="text-3xl">Confirm it is you</h1>
      <p className="mt-2 mb-7 text-quiet">
        Enter the code that your authenticator app shows, or one of your recovery codes.
      </p>
      <Form method="post" noValidate className="grid gap-5">
        <CodeField
          name="code"
          label="Code"
          autoComplete="one-time-code"
          error={actionData?.error}
        />
        <Button type="submit" busy={busy}>
          Confirm
        </Button>
      </Form>
      <p className="mt-6 text-center text-quiet text-sm">
        <Link
          className="inline-block py-2 underline underline-offset-4"
          to={`/auth?redirect=${encodeURIComponent(loaderData.destination)}`}
        >
          Start again
        </Link>
      </p>
    </section>
  );
}
