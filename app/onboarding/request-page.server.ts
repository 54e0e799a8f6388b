/** What every page with a request does (REQ-1). */
import type { LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { contentOf } from "~/content/content.server";
import { formWith, respondToForm } from "~/forms/forms.server";
import { slotOf } from "~/settings/settings.server";
import { REQUEST_FORMS, type RequestContent, type RequestName } from "./copy/request-forms";
import { REQUESTS } from "./copy/requests.server";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** The request in its words, and the company's own form in its slot; null if ours is used. */
export function requestLoader(name: RequestName) {
  return ({ context }: Args) => ({
    request: requestOf(context, name),
    next: contentOf(context, REQUESTS).next,
    embed: slotOf(context, name),
  });
}

export function formAction(name: RequestName) {
  return (args: Args) => respondToForm(args, requestOf(args.context, name).form);
}

function requestOf(context: Readonly<RouterContextProvider>, name: RequestName): RequestContent {
  const { heading, text, steps, form } = contentOf(context, REQUESTS)[name];
  return { heading, text, steps, form: formWith(REQUEST_FORMS[name].form, form) };
}
