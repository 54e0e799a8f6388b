import { answerForm } from "~/intake/intake.server";
import { framePolicy } from "~/platform/embeds/frame";
import type { PublicPage } from "~/platform/pages/public-page";
import { slotOf } from "~/settings/settings.server";
import { sendForm } from "../../intake/intake";
import type { Route } from "./+types/company-email-page";
import { COMPANY_EMAIL } from "./request-forms";
import { RequestView } from "./request-view";

type Data = Route.ComponentProps["loaderData"];

export const handle = {
  page: {
    title: "Request Company Email",
    description:
      "Ask for your company mailbox: what we need from you, how long it takes, and how you sign in for the first time.",
    changed: "2026-11-21",
    alive: "hydrated",
    byQuery: true,
  } satisfies PublicPage,
  policy: (_config: unknown, { embed }: Data) => framePolicy(embed),
};

export function loader({ context }: Route.LoaderArgs) {
  return { embed: slotOf(context, "companyEmail") };
}

/** Sending changes nothing of it. */
export const shouldRevalidate = () => false;

export function action(args: Route.ActionArgs) {
  return answerForm(args, COMPANY_EMAIL.form);
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args);
}

/** REQ-1. */
export default function CompanyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestView request={COMPANY_EMAIL} embed={loaderData.embed} answer={actionData} />;
}
