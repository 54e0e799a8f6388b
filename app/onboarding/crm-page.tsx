import { sendForm } from "~/forms/forms";
import type { Route } from "./+types/crm-page";
import { formAction, requestLoader } from "./request-page.server";
import { RequestView, requestHandle } from "./request-view";

export const handle = requestHandle("crm");
export const loader = requestLoader("crm");
export const action = formAction("crm");

/** Sending changes nothing of it. */
export const shouldRevalidate = () => false;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args);
}

/** REQ-1. */
export default function CrmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestView {...loaderData} response={actionData} />;
}
