/** What a request reveals about a visitor's path, from its headers alone. Pure (FUN-1). */
import { hasSession } from "~/auth/auth";
import { addressIn, hostOf, originIn, sourceOf } from "~/platform/pages/origin";
import { GOALS } from "~/settings/settings";

export type Step = "visit" | "action" | "form";
export type VisitorStep = { page: string; source: string; step: Step };

export type Audience = "Customers" | "Applicants";
const OF_APPLICANTS = /^\/(?:hiring|apply|thank-you|disqualified|schedule\/interview)(?:\/|$)/;

/** Whose way a page is part of. */
export function audienceOf(page: string): Audience {
  return OF_APPLICANTS.test(page) ? "Applicants" : "Customers";
}

type Asked = {
  method?: string;
  url?: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

const BOT =
  /bot|crawl|spider|slurp|preview|lighthouse|monitor|curl|wget|python|go-http|^node$|externalhit|whatsapp|telegram/i;
const HOST_OF_ADDRESS = /^https?:\/\/([^/?#]+)/;
const FORM_TOKEN = /^\/forms\/[a-z][a-z0-9-]{0,40}\/stamp$/;

/** Null for everything that is not counted: bots, visitors who opted out, people who are signed in, other addresses. */
export function visitorStepIn(
  { method, url = "", headers }: Asked,
  isPage: (path: string) => boolean,
  host: string,
): VisitorStep | null {
  // HEAD: a button that leads to the form on its own page.
  const isWithin = method === "HEAD";
  if ((method !== "GET" && !isWithin) || headers.dnt === "1" || headers["sec-gpc"] === "1")
    return null;
  if (hasSession(String(headers.cookie ?? ""))) return null;
  const path = url.split("?", 1)[0] ?? "";
  const isForm = FORM_TOKEN.test(path);
  if (!isForm && !isPage(path) && !GOALS.test(path)) return null;
  const agent = String(headers["user-agent"] ?? "");
  if (agent === "" || BOT.test(agent) || headers["sec-purpose"] || headers.purpose) return null;
  const referrer = HOST_OF_ADDRESS.exec(String(headers.referer))?.[1] ?? "";
  const isOurs = referrer !== "" && [headers.host, host].includes(referrer);
  if (!isForm && !isOurs && headers["sec-fetch-site"] !== "same-origin")
    return isPage(path) && !isWithin
      ? { page: path, source: sourceAt(url, referrer), step: "visit" }
      : null;
  const from = addressIn(headers.referer);
  if (isForm) {
    // A referrer can say anything: only existing pages count.
    const isKnown = from && isOurs && (isPage(from.pathname) || GOALS.test(from.pathname));
    return isKnown ? { page: from.pathname, source: sourceOf(originIn(from)), step: "form" } : null;
  }
  if (!GOALS.test(path) || from === null || !isPage(from.pathname)) return null;
  if ((from.pathname === path) !== isWithin) return null;
  // A visitor who reaches the job from another page starts as an applicant there.
  if (audienceOf(path) !== audienceOf(from.pathname))
    return { page: path, source: sourceOf(originIn(from)), step: "visit" };
  return { page: from.pathname, source: sourceOf(originIn(from)), step: "action" };
}

/** What the address says, otherwise the referring host. Addresses are parsed only if they say something: this runs at every visit. */
function sourceAt(url: string, from: string): string {
  const here = url.includes("?") ? addressIn(`http://here.invalid${url}`) : null;
  const referrer = hostOf(from);
  return sourceOf({ ...(referrer && { referrer }), ...(here && originIn(here)) });
}
