/** What the server does for every page with a request (REQ-1). */
import type { LoaderFunctionArgs } from "react-router";
import type { IntakeForm } from "~/forms/forms";
import { respondToForm } from "~/forms/forms.server";
import { slotOf } from "~/settings/settings.server";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** The company's own form in that slot; null if ours is used. */
export function embedLoader(slot: Parameters<typeof slotOf>[1]) {
  return ({ context }: Args) => ({ embed: slotOf(context, slot) });
}

export function formAction(form: IntakeForm) {
  return (args: Args) => respondToForm(args, form);
}
