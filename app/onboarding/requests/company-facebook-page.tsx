import { answerForm } from "~/intake/intake.server";
import { framePolicy } from "~/platform/embeds/frame";
import type { PublicPage } from "~/platform/pages/public-page";
import { slotOf } from "~/settings/settings.server";
import { type Burst, fireConfetti } from "~/ui/celebration";
import { sendForm } from "../../intake/intake";
import type { Route } from "./+types/company-facebook-page";
import { COMPANY_FACEBOOK } from "./request-forms";
import { RequestView } from "./request-view";

type Data = Route.ComponentProps["loaderData"];

export const handle = {
  page: {
    title: "Request Company Facebook Account",
    description:
      "Ask for the Facebook account that you write to prospects from: what we look at first, and how long it takes.",
    changed: "2026-11-21",
    alive: "hydrated",
    byQuery: true,
  } satisfies PublicPage,
  policy: (_config: unknown, { embed }: Data) => framePolicy(embed),
};

export function loader({ context }: Route.LoaderArgs) {
  return { embed: slotOf(context, "companyFacebook") };
}

/** Sending changes nothing of it. */
export const shouldRevalidate = () => false;

export function action(args: Route.ActionArgs) {
  return answerForm(args, COMPANY_FACEBOOK.form);
}

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
