import { redirect } from "react-router";
import { leaveNotice } from "~/platform/web/flash.server";
import type { Route } from "./+types/sign-out.route";
import { cookiesOf } from "./after-sign-in.server";
import { callAuth } from "./library-call.server";

/** Ends this session everywhere it is open (AUTH-6). */
export async function action({ request, context }: Route.ActionArgs) {
  const response = await callAuth(request, context, "/sign-out", {});
  if (!response.ok) {
    const headers = { "Set-Cookie": leaveNotice("sign-out-failed") };
    return redirect("/training", { headers });
  }
  const headers = cookiesOf(response);
  headers.append("Set-Cookie", leaveNotice("signed-out"));
  return redirect("/auth", { headers });
}

export function loader() {
  return redirect("/training");
}
