import { redirect } from "react-router";
import { leaveNotice } from "~/platform/web/flash.server";
import type { Route } from "./+types/sign-on.route";
import { destinationOf, toProvider } from "./after-sign-in.server";
import { COMPANY } from "./identities.server";
import { callAuth } from "./library-call.server";

/** Sends a visitor to the company's identity provider, which sends them back to where they wanted to go. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const destination = destinationOf(request);
  const response = await callAuth(request, context, "/sign-in/social", {
    provider: COMPANY,
    callbackURL: destination,
    errorCallbackURL: `/auth?redirect=${encodeURIComponent(destination)}`,
  });
  return (
    (await toProvider(response)) ??
    redirect(`/auth?redirect=${encodeURIComponent(destination)}`, {
      headers: { "Set-Cookie": leaveNotice("company-away") },
    })
  );
}
