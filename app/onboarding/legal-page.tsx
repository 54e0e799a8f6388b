import { sendForm } from "~/forms/forms";
import type { Route } from "./+types/legal-page";
import { LEGAL } from "./request-forms";
import { embedLoader, formAction } from "./request-page.server";
import { RequestView, requestHandle } from "./request-view";

export const handle = requestHandle({
  title: "Legal Team Form",
  description:
    "Your agreement with us, with guaranteed reimbursement upon meeting program requirements: tell the legal team who is signing.",
  changed: "2026-11-21",
});
export const loader = embedLoader("legal");
export const action = formAction(LEGAL.form);

/** Sending changes nothing of it. */
export const shouldRevalidate = () => false;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args);
}

/** REQ-1. */
export default function LegalPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestView request={LEGAL} embed={loaderData.embed} answer={actionData} />;
}
