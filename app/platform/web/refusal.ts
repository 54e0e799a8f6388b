/** Why a server did not do what was asked, told as what it is: too large, too many, not allowed, not reachable. */
import { isRouteErrorResponse } from "react-router";
import { jsonOf, parsedJson } from "./json";

export type RefusalKind =
  | "large"
  | "many"
  | "signed-out"
  | "forbidden"
  | "form"
  | "refused"
  | "unreachable"
  | "fault"
  | "foreign";

/** `words`: a sentence or two for the person who asked. */
export type Refusal = { kind: RefusalKind; words: string };

const WORDS: Readonly<Record<RefusalKind, string>> = {
  large: "This is too large for the server. Send less at a time, or a smaller file.",
  many: "Too many requests. Wait a moment and try again.",
  "signed-out": "You are signed out. Sign in again, then try again.",
  forbidden: "You are not allowed to do this.",
  form: "The server does not take this kind of file or form.",
  refused: "The server did not accept this.",
  unreachable: "The server cannot be reached. Try again in a moment.",
  fault: "Something went wrong on the server. Try again.",
  foreign: "The response did not come from this server. Try again.",
};

/** The server's own sentences say more than ours about these: the limit, or when to come back. */
const TOLD: ReadonlySet<RefusalKind> = new Set(["large", "many", "forbidden", "form", "refused"]);

/** `status`: null without a response. `told`: the server's own sentence. `seconds`: until there is room for more. */
export function refusalOf(
  status: number | null,
  { told, seconds }: { told?: string | undefined; seconds?: number | undefined } = {},
): Refusal {
  const kind = kindOf(status);
  const words = told && TOLD.has(kind) ? sentence(told) : WORDS[kind];
  if (kind !== "many" || !seconds) return { kind, words };
  return {
    kind,
    words: `${sentence(told ?? "Too many requests")} Try again in ${pause(seconds)}.`,
  };
}

/** The refusal in a response; without one, the server could not be reached. The body stays readable. */
export async function refusalIn(response: Response | null): Promise<Refusal> {
  if (response === null) return refusalOf(null);
  const body = await jsonOf<{ error?: unknown }>(response.clone());
  const seconds = Number(response.headers.get("Retry-After") ?? 0);
  return refusalOf(response.status, { told: toldIn(body), seconds });
}

/** The refusal in what the router throws for a form: an error response, or the fault of a failed request. */
export function refusalThrown(fault: unknown): Refusal {
  if (isRouteErrorResponse(fault)) {
    const body = typeof fault.data === "string" ? parsedJson(fault.data) : fault.data;
    return refusalOf(fault.status, { told: toldIn(body) });
  }
  // A failed request is a TypeError, an aborted one a DOMException.
  if (fault instanceof TypeError || fault instanceof DOMException) return refusalOf(null);
  return { kind: "foreign", words: WORDS.foreign };
}

function kindOf(status: number | null): RefusalKind {
  if (status === null || [502, 503, 504].includes(status)) return "unreachable";
  if (status >= 500) return "fault";
  if (status === 401) return "signed-out";
  if (status === 403) return "forbidden";
  if (status === 413 || status === 414 || status === 431) return "large";
  if (status === 415) return "form";
  return status === 429 ? "many" : "refused";
}

function toldIn(body: unknown): string | undefined {
  const error = typeof body === "object" && body !== null && "error" in body ? body.error : null;
  return typeof error === "string" && error !== "" ? error : undefined;
}

/** How long to wait, in words. */
export function pause(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
