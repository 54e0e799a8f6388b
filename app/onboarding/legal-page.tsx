import { sendForm } from "~/forms/forms";
import type { Route } from "./+types/legal-page";
import { formAction, requestLoader } from "./request-page.server";
import { RequestView, requestHandle } from "./request-view";

export const handle = requestHandle("legal");
export const loader = requestLoader("legal");
export const action = formAction("legal");

/** Sending changes nothing of it. */
export const shouldRevalidate = () => false;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args);
}

/** REQ-1. */
export default function LegalPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestView {...loaderData} response={actionData} />;
}
