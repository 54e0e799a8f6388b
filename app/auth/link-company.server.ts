import { type RouterContextProvider, redirect } from "react-router";
import { leaveNotice } from "~/platform/web/flash.server";
import { callAuth } from "./auth.server";
import { COMPANY } from "./identities.server";

/** Sends a signed-in person to the identity provider to link the account they have there. */
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

/** The auth library's redirect to the identity provider, with its cookies; null if there is none. */
export async function toProvider(response: Response): Promise<Response | null> {
  if (!response.ok) return null;
  const { url }: { url?: string } = await response.json();
  const headers = new Headers(
    response.headers.getSetCookie().map((cookie) => ["Set-Cookie", cookie]),
  );
  return url ? redirect(url, { headers }) : null;
}
