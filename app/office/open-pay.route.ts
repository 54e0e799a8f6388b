import { requireCaller } from "~/auth/auth.server";
import { dollars } from "~/platform/money/money";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import { openPayOf } from "~/tracker/tracker.server";
import type { Route } from "./+types/open-pay.route";

type Open = NonNullable<ReturnType<Awaited<ReturnType<typeof openPayOf>>["get"]>>;

/** GET ?person=…: {open: what of their pay is open, also in words, or null}, asked before someone is deleted (PAY-2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCaller(request, context, "pay.read");
  const person = new URL(request.url).searchParams.get("person") ?? "";
  const { db } = context.get(requestContext);
  const found = await openPayOf(db, [person], calendarOf(context, "discovery").zone);
  const open = found.get(person);
  return Response.json({ open: open ? { ...open, words: wordsOf(open) } : null });
}

function wordsOf({ cents, waiting, disputes, named }: Open): string {
  const parts = [
    cents > 0 && `${dollars(cents, true)} owed and not marked as paid`,
    cents < 0 && `${dollars(-cents, true)} that they owe back`,
    waiting > 0 && `${countOf(waiting, "claim")} waiting for confirmation`,
    disputes > 0 && countOf(disputes, "open dispute"),
  ].filter((part) => part !== false);
  const gone =
    named > 0 &&
    ` ${countOf(named, "meeting")} that they named for their pay ${named === 1 ? "goes" : "go"} with them.`;
  return `Pay is open: ${parts.join(", ")}.${gone || ""}`;
}

function countOf(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
