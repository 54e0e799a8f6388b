import { type RouterContextProvider, redirect } from "react-router";
import { leaveNotice } from "~/platform/web/flash.server";
import { callAuth } from "./auth.server";
import { COMPANY } from "./identities.server";
import { toProvider } from "./to-provider.server";

/** Sends a signed-in person to the identity provider, to link the account that they have there. */
export async function linkCompany(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const response = await callAuth(request, context, "/link-social", {
    provider: COMPANY,
    callbackURL: "/account",
    errorCallbackURL: "/account",
  });
  const away = { headers: { "Set-Cookie": leaveNotice("company-away") } };
  return (await toProvider(response)) ?? redirect("/account", away);
}
