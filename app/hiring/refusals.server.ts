/** What the page after an application says about the answers that did not qualify, in the company's words (OUT-2, OWN-4). */
import type { RouterContextProvider } from "react-router";
import { contentOf } from "~/content/content.server";
import { HOUR_SECONDS } from "~/platform/time/durations";
import { APPLICATION } from "./copy/application.server";
import { UNFIT_COOKIE } from "./hiring";
import { unfitIn } from "./qualification.server";

/** Long enough to read it twice; on a shared computer the next person must not. */
const LASTS_SECONDS = HOUR_SECONDS / 2;

type Context = Readonly<RouterContextProvider>;

/** A Set-Cookie header. It names questions, never answers, and replaces what an earlier application left. */
export function rememberUnfit(
  context: Context,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const ids = unfitIn(contentOf(context, APPLICATION).questions, values);
  const seconds = ids.length > 0 ? LASTS_SECONDS : 0;
  return `${UNFIT_COOKIE}=${ids.map(encodeURIComponent).join("/")}; Path=/disqualified; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}

/** The words of the questions whose answers did not qualify, as far as they have their own. */
export function refusalsTold(request: Request, context: Context): string[] {
  const cookies = request.headers.get("Cookie")?.split("; ") ?? [];
  const name = `${UNFIT_COOKIE}=`;
  const value = cookies.find((each) => each.startsWith(name))?.slice(name.length) ?? "";
  const ids = new Set(value.split("/"));
  return contentOf(context, APPLICATION).questions.flatMap(({ id, refusal }) =>
    refusal && ids.has(encodeURIComponent(id)) ? refusal : [],
  );
}
