import { sendForm } from "~/forms/forms";
import { whenReached } from "~/platform/pages/server-reach";
import type { Route } from "./+types/company-facebook-page";
import { formAction, requestLoader } from "./request-page.server";
import { RequestView, requestHandle } from "./request-view";

export const handle = requestHandle("companyFacebook");
export const loader = requestLoader("companyFacebook");
export const action = formAction("companyFacebook");

/** Sending changes nothing of it. */
export const shouldRevalidate = () => false;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args, celebrate);
}

/** Without its code, nothing is missing from the page. */
function celebrate() {
  whenReached(() => import("./celebrate-request")).then(
    (code) => code.celebrate(),
    () => {},
  );
}

/** REQ-1: confetti once a form was sent, ours or the company's own. */
export default function CompanyFacebookPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestView {...loaderData} response={actionData} onSubmitted={celebrate} />;
}
