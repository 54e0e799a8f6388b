/** Where a sign-in leads after the auth library has responded. */
import { redirect } from "react-router";
import { leaveNotice } from "~/platform/web/flash.server";
import { localPath } from "~/platform/web/responses.server";

const AFTER_SIGN_IN = "/training";

/** Where the visitor wanted to go: a path on this site, never back to the sign-in page (AUTH-1). */
export function destinationOf(request: Request): string {
  const destination = localPath(new URL(request.url).searchParams.get("redirect"), AFTER_SIGN_IN);
  return /^\/auth(?![\w-])/.test(destination) ? AFTER_SIGN_IN : destination;
}

/** To the destination if a session has begun; to the second step, which keeps the destination, if one is required. */
export async function afterSignIn(response: Response, destination: string): Promise<Response> {
  const headers = new Headers(
    response.headers.getSetCookie().map((cookie) => ["Set-Cookie", cookie]),
  );
  const { signedIn }: { signedIn: boolean } = await response.json();
  if (!signedIn)
    return redirect(`/auth/confirm?redirect=${encodeURIComponent(destination)}`, { headers });
  headers.append("Set-Cookie", leaveNotice("signed-in"));
  return redirect(destination, { headers });
}
