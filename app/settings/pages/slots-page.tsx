import { ExternalLink } from "lucide";
import { useId } from "react";
import { requireRight } from "~/auth/auth.server";
import type { EmbedKind, FramedEmbed } from "~/platform/embeds/embed";
import { withFormAddress } from "~/platform/embeds/live-form.server";
import { providersOf } from "~/platform/embeds/providers";
import { refused } from "~/platform/web/act-result";
import { Badge } from "~/ui/badge";
import { EmbedFrame } from "~/ui/embed-frame";
import { TextArea } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { slotPart } from "../parts.server";
import { SLOT_PLACES, type SlotName } from "../settings";
import { providerTitle, SLOT_KINDS, slotOf } from "../settings.server";
import type { Route } from "./+types/slots-page";
import { IntentButton } from "./intent-button";
import { type PartResponse, type PartState, sendSettings } from "./part-state";
import { partStates, savePart, settingsActs } from "./saving.server";
import { type FieldState, SettingsForm, storedHint } from "./settings-form";

/** What a slot shows if the company has set nothing. */
const BUILT_IN: Readonly<Record<EmbedKind, string>> = {
  booking: "Built-in calendar",
  form: "Built-in form",
  chat: "Built-in assistant",
  document: "Built-in sample agreement",
  video: "Drawn poster",
};

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
  const asked = new URL(request.url).searchParams.get("preview");
  const previewed = slots.find(({ name }) => name === asked)?.name ?? null;
  const preview = previewed && { name: previewed, embed: slotOf(context, previewed) };
  return { slots, preview };
}

/** A frame needs its provider in the document's policy, so a preview is a separate document. */
export const handle = {
  title: "Slots",
  fault: "Failed to read the settings",

  embeds: ({ preview }: Route.ComponentProps["loaderData"]) => [preview?.embed ?? null],
};

export const action = settingsActs(["remove"], async (call, part, { mark, form }) => {
  const [name] = SLOT_KINDS.find(([each]) => each === part) ?? [];
  if (!name) return refused(400, "Invalid request");
  const back = "/admin/settings/slots";
  const pasted = await withFormAddress(String(form.pasted ?? ""));
  // A slot shows a third-party page on ours (AUTH-7).
  const saving = { part: slotPart(name), name, back, needsReauthentication: true };
  return savePart(call, saving, { mark, form: { ...form, pasted } });
});

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSettings(request, () => serverAction());
}

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
  const response: PartResponse | undefined = actionData;
  return (
    <>
      {GROUPS.map(({ id, title, text, holds }) => (
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
                  <SlotCard
                    slot={slot}
                    response={response}
                    preview={
                      loaderData.preview?.name === slot.name ? loaderData.preview.embed : null
                    }
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** `provider`: the title of the current one, or nothing; `fits`: whose embeds may be pasted. */
type Slot = {
  name: SlotName;
  kind: EmbedKind;
  state: PartState;
  provider: string;
  fits: readonly { title: string; example: string }[];
};

type SlotCardProps = {
  slot: Slot;
  response: PartResponse | undefined;
  preview: FramedEmbed | null;
};

/** One slot: where it appears, what it holds, and a field to paste something else. */
function SlotCard({ slot, response, preview }: SlotCardProps) {
  const { name, kind, state, provider, fits } = slot;
  const { label, page, title } = SLOT_PLACES[name];
  const { address } = state.fields;
  return (
    <article id={name} className="panel flex min-w-0 scroll-mt-6 flex-col gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="min-w-0 grow basis-24 text-lg leading-snug">{label}</h3>
        <Badge tone={provider ? "success" : "neutral"}>{provider || BUILT_IN[kind]}</Badge>
      </div>
      <a
        href={page}
        className="-my-2 inline-flex min-h-11 items-center gap-1.5 self-start text-quiet text-sm underline underline-offset-4 hover:text-ink"
      >
        {page}
        <Icon of={ExternalLink} className="size-3.5" />
      </a>
      {address && (
        <p className="break-all text-sm">
          <span className="font-semibold">Now:</span> {address}
        </p>
      )}
      {title && provider && (
        <p className="text-quiet text-sm">
          Visitors read a title with it, at first a sample.{" "}
          <a href={title} className="underline underline-offset-4">
            Write the title of this video
          </a>
        </p>
      )}
      {preview && <EmbedFrame embed={preview} title={`Preview of ${label}`} height={420} />}
      {provider && (
        <a
          href={preview ? `/admin/settings/slots#${name}` : previewAddress(name)}
          className="inline-flex min-h-11 items-center self-start font-semibold text-accent text-sm underline underline-offset-4"
        >
          {preview ? "Hide preview" : "Preview"}
        </a>
      )}
      <div className="mt-auto">
        <SettingsForm
          part={state}
          response={response}
          undo={{
            intent: "remove",
            title: `${label} removed`,
            fields: { pasted: address ?? "" },
          }}
          buttons={provider && <IntentButton intent="remove">Remove</IntentButton>}
        >
          {(field) => <PasteField fits={fits} field={field("pasted")} address={field("address")} />}
        </SettingsForm>
      </div>
    </article>
  );
}

function previewAddress(name: SlotName): string {
  return `/admin/settings/slots?preview=${name}#${name}`;
}

type PasteFieldProps = { field: FieldState; address: FieldState; fits: Slot["fits"] };

function PasteField({ field, address, fits }: PasteFieldProps) {
  const id = useId();
  const stored = storedHint(address);
  return (
    <div className="grid gap-1.5">
      <TextArea
        name="pasted"
        label="Embed code or address"
        rows={3}
        defaultValue={field.value}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={field.error ? true : undefined}
        aria-describedby={`${id}-example${field.error ? ` ${id}-error` : ""}`}
      />
      {field.error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-danger text-sm">
          {field.error}
        </p>
      )}
      {stored && <p className="break-all text-quiet text-sm">{stored}</p>}
      <p id={`${id}-example`} className="text-quiet text-sm [overflow-wrap:anywhere]">
        {fits.map(({ title }) => title).join(", ")}. Example: {fits[0]?.example}
      </p>
    </div>
  );
}
