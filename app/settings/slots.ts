import { z } from "zod";
import { type Embed, type EmbedKind, PROVIDERS } from "~/platform/embeds/embed";
import { isEmbed } from "~/platform/embeds/providers";
import { typedKeys } from "~/platform/web/typed-keys";
import { refusedEntries } from "./stored-entries";

/** Every place that takes a company's own embed, and the kind of content (SLOT-1). */
export const SLOTS = {
  discovery: "booking",
  interview: "booking",
  groupOnboarding: "booking",
  setup: "booking",
  oneOnOne: "booking",
  weeklyGroup: "booking",
  companyEmail: "form",
  companyFacebook: "form",
  crm: "form",
  legal: "form",
  welcome: "form",
  help: "chat",
  agreement: "document",
  setterStory1: "video",
  setterStory2: "video",
  setterStory3: "video",
  programVideo1: "video",
  programVideo2: "video",
  programVideo3: "video",
} as const satisfies Record<string, EmbedKind>;

export type SlotName = keyof typeof SLOTS;

export const SLOT_NAMES = typedKeys(SLOTS);

/** What a company has put into its slots; an unnamed slot holds our own. */
export type Slots = Partial<Readonly<Record<SlotName, Embed>>>;

const stored = z.object({
  provider: z.string().min(1).max(40),
  address: z.url({ protocol: /^https$/ }).max(2_000),
});

/** The stored slots; `ignored` names those that are not valid. */
export function slotsFrom(value: unknown): { slots: Slots; ignored: string[] } {
  const slots: Partial<Record<SlotName, Embed>> = {};
  const ignored = refusedEntries(value, (name, embed) => {
    const slot = SLOT_NAMES.find((each) => each === name);
    const { data } = stored.safeParse(embed);
    if (!slot || !data || !isEmbed(SLOTS[slot], data)) return false;
    slots[slot] = data;
    return true;
  });
  return { slots, ignored };
}

/** A provider's name for people. */
export function providerTitle(provider: string): string {
  return new Map<string, string>(Object.entries(PROVIDERS)).get(provider) ?? provider;
}
