import { data } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { providersOf } from "~/platform/embeds/providers";
import { brandOf, providerTitle, SLOT_KINDS, slotPart } from "~/settings/settings.server";
import { LoadFault } from "~/ui/load-fault";
import type { Route } from "./+types/slots-page";
import { type PartResponse, sendSettings } from "./part-state";
import { partStates, savePart, settingsForm } from "./saving.server";
import { SlotCard } from "./slot-card";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "settings.read");
  const parts = SLOT_KINDS.map(([name]) => [name, slotPart(name)]);
  const states = await partStates(context, Object.fromEntries(parts));
  const byName = new Map(states.map((state) => [state.name, state]));
  const slots = SLOT_KINDS.flatMap(([name, kind]) => {
    const state = byName.get(name);
    if (!state) return [];
    const { provider = "" } = state.fields;
    return [{ name, kind, state, fits: providersOf(kind), provider: providerTitle(provider) }];
  });
  return { slots, brandName: brandOf(context).name };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireRight(request, context, "settings.change");
  const { part, ...sent } = await settingsForm(request);
  const [name] = SLOT_KINDS.find(([each]) => each === part) ?? [];
  if (!name) throw data(null, { status: 400, statusText: "Invalid request" });
  const back = "/admin/settings/slots";
  // A slot shows a third-party page on ours (AUTH-7).
  return savePart({ viewer, context, part: slotPart(name), name, back, wantsProof: true }, sent);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSettings(request, () => serverAction());
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Slots | ${loaderData?.brandName}` },
  { name: "robots", content: "noindex" },
];

const GROUPS = [
  {
    id: "embeds",
    title: "Embed slots",
    text: "Each of these slots works out of the box. Paste your own embed to use it instead.",
    holds: (kind: string) => kind !== "video",
  },
  {
    id: "videos",
    title: "Video slots",
    text: "Each shows a drawn poster until it has a video.",
    holds: (kind: string) => kind === "video",
  },
];

export default function SlotsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer: PartResponse | undefined = actionData;
  return GROUPS.map(({ id, title, text, holds }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-10">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-quiet">{text}</p>
      <ul className="mt-5 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {loaderData.slots
          .filter(({ kind }) => holds(kind))
          .map((slot) => (
            <li key={slot.name} className="contents">
              <SlotCard slot={slot} answer={answer} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title="Failed to read the settings" />;
}
