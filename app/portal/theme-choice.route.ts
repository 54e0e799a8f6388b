import { data, redirect } from "react-router";
import { DAY_SECONDS } from "~/platform/time/durations";
import { parsedUrl } from "~/platform/web/json";
import { formBody } from "~/platform/web/request-body.server";
import { localPath } from "~/platform/web/responses.server";
import type { Route } from "./+types/theme-choice.route";
import { THEMES } from "./theme";

const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Keeps the chosen theme in a cookie; without JavaScript the requesting page is shown again. */
export async function action({ request }: Route.ActionArgs) {
  const chosen = (await formBody(request)).get("theme");
  const theme = THEMES.find((each) => each === chosen);
  if (!theme) return data(null, { status: 400 });
  const from = parsedUrl(request.headers.get("Referer") ?? "");
  return redirect(localPath(from && from.pathname + from.search, "/training"), {
    headers: {
      "Set-Cookie": `theme=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`,
    },
  });
}

export function loader() {
  return redirect("/training");
}
