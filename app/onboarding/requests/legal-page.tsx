import { answerForm } from "~/intake/intake.server";
import { framePolicy } from "~/platform/embeds/frame";
import type { PublicPage } from "~/platform/pages/public-page";
import { slotOf } from "~/settings/settings.server";
import { sendForm } from "../../intake/intake";
import type { Route } from "./+types/legal-page";
import { LEGAL } from "./request-forms";
import { RequestView } from "./request-view";

type Data = Route.ComponentProps["loaderData"];

export const handle = {
  page: {
    title: "Legal Team Form",
    description:
      "Your agreement with us, with guaranteed reimbursement upon meeting program requirements: tell the legal team who signs it.",
    changed: "2026-11-21",
    alive: "hydrated",
    byQuery: true,
  } satisfies PublicPage,
  policy: (_config: unknown, { embed }: Data) => framePolicy(embed),
};

export function loader({ context }: Route.LoaderArgs) {
  return { embed: slotOf(context, "legal") };
}

/** Sending changes nothing of it. */
export const shouldRevalidate = () => false;

export function action(args: Route.ActionArgs) {
  return answerForm(args, LEGAL.form);
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args);
}

/** REQ-1. */
export default function LegalPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestView request={LEGAL} embed={loaderData.embed} answer={actionData} />;
}
