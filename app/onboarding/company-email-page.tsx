import { sendForm } from "~/forms/forms";
import type { Route } from "./+types/company-email-page";
import { COMPANY_EMAIL } from "./request-forms";
import { embedLoader, formAction } from "./request-page.server";
import { RequestView, requestHandle } from "./request-view";

export const handle = requestHandle({
  title: "Request Company Email",
  description:
    "Request your company mailbox: what we need from you, how long it takes, and how to sign in for the first time.",
  changed: "2026-11-21",
});
export const loader = embedLoader("companyEmail");
export const action = formAction(COMPANY_EMAIL.form);

/** Sending changes nothing of it. */
export const shouldRevalidate = () => false;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args);
}

/** REQ-1. */
export default function CompanyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestView request={COMPANY_EMAIL} embed={loaderData.embed} answer={actionData} />;
}
