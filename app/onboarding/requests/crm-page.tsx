import { answerForm } from "~/intake/intake.server";
import { framePolicy } from "~/platform/embeds/frame";
import type { PublicPage } from "~/platform/pages/public-page";
import { slotOf } from "~/settings/settings.server";
import { sendForm } from "../../intake/intake";
import type { Route } from "./+types/crm-page";
import { CRM } from "./request-forms";
import { RequestView } from "./request-view";

type Data = Route.ComponentProps["loaderData"];

export const handle = {
  page: {
    title: "CRM Request",
    description:
      "Ask for access to the CRM, for more rights in it, or for help with what does not work. You get an answer within a day.",
    changed: "2026-11-21",
    alive: "hydrated",
    byQuery: true,
  } satisfies PublicPage,
  policy: (_config: unknown, { embed }: Data) => framePolicy(embed),
};

export function loader({ context }: Route.LoaderArgs) {
  return { embed: slotOf(context, "crm") };
}

/** Sending changes nothing of it. */
export const shouldRevalidate = () => false;

export function action(args: Route.ActionArgs) {
  return answerForm(args, CRM.form);
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args);
}

/** REQ-1. */
export default function CrmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestView request={CRM} embed={loaderData.embed} answer={actionData} />;
}
