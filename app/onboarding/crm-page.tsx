import { sendForm } from "~/forms/forms";
import type { Route } from "./+types/crm-page";
import { CRM } from "./request-forms";
import { embedLoader, formAction } from "./request-page.server";
import { RequestView, requestHandle } from "./request-view";

export const handle = requestHandle({
  title: "CRM Request",
  description:
    "Request access to the CRM, more permissions, or help with something that does not work. You get an answer within a day.",
  changed: "2026-11-21",
});
export const loader = embedLoader("crm");
export const action = formAction(CRM.form);

/** Sending changes nothing of it. */
export const shouldRevalidate = () => false;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args);
}

/** REQ-1. */
export default function CrmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestView request={CRM} embed={loaderData.embed} answer={actionData} />;
}
