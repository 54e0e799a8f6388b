/** Who just sent a form from this browser, so its next page does not ask for name and address again. */
import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { authContext } from "~/auth/auth.server";
import { HOUR_SECONDS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { submissions } from "./tables";

type Context = Readonly<RouterContextProvider>;

/** On a shared computer the next person must not read it. */
const LASTS_SECONDS = HOUR_SECONDS / 2;
const SHAPE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{10})\.([\w-]{43})$/;

/** A Set-Cookie header, which names the form alone: what was entered stays on the server. */
export function rememberSender(request: Request, context: Context, id: string): string {
  const until = String(Math.floor(Date.now() / 1_000) + LASTS_SECONDS);
  const value = `${id}.${until}.${signatureOf(context, id, until)}`;
  return cookie(request, value, LASTS_SECONDS);
}

/** A Set-Cookie header. */
export function forgetSender(request: Request): string {
  return cookie(request, "", 0);
}

/** What they entered; null if it was not here, or too long ago. */
export async function rememberedSender(request: Request, context: Context) {
  const cookies = request.headers.get("Cookie")?.split("; ") ?? [];
  const name = `${nameFor(request)}=`;
  const value = cookies.find((each) => each.startsWith(name))?.slice(name.length) ?? "";
  const [, id = "", until = "", signature = ""] = SHAPE.exec(value) ?? [];
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(context, id, until));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (Number(until) * 1_000 < Date.now()) return null;
  const { senderName: who, senderMail: mail } = submissions;
  const { db } = context.get(requestContext);
  const [row] = await db
    .select({ name: who, mail })
    .from(submissions)
    .where(eq(submissions.id, id));
  return row ?? null;
}

function signatureOf(context: Context, id: string, until: string): string {
  return context.get(authContext).vault.hmac(`sender ${id} ${until}`);
}

function cookie(request: Request, value: string, seconds: number): string {
  return `${nameFor(request)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}

/** Over HTTPS no neighboring host can put another in its place. */
function nameFor(request: Request): string {
  return new URL(request.url).protocol === "https:" ? "__Host-sender" : "sender";
}
