import { data, redirect } from "react-router";
import { z } from "zod";
import { waitingTime } from "~/platform/time/durations";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { authContext, requireAccount } from "../auth.server";
import { reauthenticate } from "../reauthentication.server";
import type { Route } from "./+types/reauthentication.route";

const reauthenticationForm = z.strictObject({ code: z.string().trim().min(1).max(200) });

/** Accepts the code that a dialog asked for: {proven}, or {error} with 400, 401 or 429. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireAccount(request, context);
  const form = reauthenticationForm.safeParse(Object.fromEntries(await formBody(request)));
  if (!form.success) return data({ error: "Please enter a code" }, { status: 400 });
  const { db } = context.get(requestContext);
  const { vault } = context.get(authContext);
  const outcome = await reauthenticate(db, vault, viewer, form.data.code);
  if (outcome.kind === "accepted") return { proven: true };
  if (outcome.kind === "refused") return data({ error: "Invalid code" }, { status: 401 });
  const wait = waitingTime(outcome.retryAfterSeconds);
  return data(
    { error: `Too many attempts. Try again in ${wait}.` },
    { status: 429, headers: { "Retry-After": String(outcome.retryAfterSeconds) } },
  );
}

export function loader() {
  return redirect("/account");
}
