import { sendForm } from "~/forms/forms";
import { type Burst, fireConfetti } from "~/ui/celebration";
import type { Route } from "./+types/company-facebook-page";
import { COMPANY_FACEBOOK } from "./request-forms";
import { embedLoader, formAction } from "./request-page.server";
import { RequestView, requestHandle } from "./request-view";

export const handle = requestHandle({
  title: "Request Company Facebook Account",
  description:
    "Request the Facebook account you will use to write to prospects: what we check first, and how long it takes.",
  changed: "2026-11-21",
});
export const loader = embedLoader("companyFacebook");
export const action = formAction(COMPANY_FACEBOOK.form);

/** Sending changes nothing of it. */
export const shouldRevalidate = () => false;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args, celebrate);
}

const BURSTS: readonly Burst[] = [
  { particles: 80, afterMs: 0 },
  { particles: 40, afterMs: 200, from: "left" },
  { particles: 40, afterMs: 400, from: "right" },
];

function celebrate() {
  fireConfetti(BURSTS);
}

/** REQ-1: confetti where a form was sent, ours or the company's own. */
export default function CompanyFacebookPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RequestView
      request={COMPANY_FACEBOOK}
      embed={loaderData.embed}
      answer={actionData}
      onSubmitted={celebrate}
    />
  );
}
