import { redirect } from "react-router";
import { leaveNotice } from "~/platform/web/flash.server";

/** Administrators have no separate sign-in (AUTH-4). */
export function loader() {
  return redirect("/auth", { headers: { "Set-Cookie": leaveNotice("admin-login") } });
}
