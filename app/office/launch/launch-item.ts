/** What the launch checklist is made from, and one of its items. */
import type { CalendarName, SlotName } from "~/settings/settings";
import type { Settings } from "~/settings/settings.server";

/** The facts the checklist is computed from. Secrets count as set or not. */
export type LaunchFacts = Pick<Settings, "brand" | "links" | "pixel"> & {
  /** The provider's title in each slot that holds an embed. */
  slots: Partial<Record<SlotName, string>>;
  shipped: { name: string; legalName: string; address: string; supportMail: string };
  videoSlots: readonly SlotName[];
  testimonials: number;
  sampleTestimonials: number;
  testimonialsWithoutConsent: number;
  /** The legal texts that no lawyer has reviewed. */
  legalTemplates: { terms: boolean; privacy: boolean };
  /** By the keys of the documents. */
  settling: Readonly<Record<string, string>>;
  figuresWithoutSource: number;
  lessonsWithoutVideo: number;
  /** Those that show a video under the words of a fresh install, with where these are written. */
  sampleLessons: readonly Place[];
  /** Built-in calendars that do not say where their meetings take place. */
  calendarsWithoutPlace: readonly { name: CalendarName; label: string }[];
  administrators: { total: number; withoutSecondStep: number };
  baseUrl: string;
  /** `proven`: one was restored within two days. */
  backups: "off" | "unproven" | "proven";
  isSet: { mail: boolean; ai: boolean; operationsPassword: boolean; trackerCode: boolean };
};

/** `optional`: it works without, and could be the company's own. */
export type LaunchState = "done" | "todo" | "optional";

export type Place = { href: string; words: string };

/** `change`: where to change it, as a page or a place to look; `places`: each of those it counts. */
export type LaunchItem = {
  id: string;
  title: string;
  state: LaunchState;
  meaning: string;
  change: Place | { place: string };
  places?: readonly Place[];
  /** What settles it in one act: a document and the button's words. */
  settle?: Settling;
};

export type Settling = { key: string; label: string };

export type LaunchGroup = { title: string; items: LaunchItem[] };

export const toDo = (open: boolean): LaunchState => (open ? "todo" : "done");
export const mayDo = (open: boolean): LaunchState => (open ? "optional" : "done");
