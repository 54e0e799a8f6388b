/** Every part of the settings, what its form sends, and how that changes the stored settings. */
import { z } from "zod";
import { embedFrom } from "~/platform/embeds/providers";
import { type Brand, brandForm, logoSchema, SHIPPED_BRAND } from "./brand";
import { accentHex, accentOf, exactHex, hueOfHex, sixDigits } from "./brand-color";
import { calendarFields, calendarForm, peopleAndPlace } from "./calendar-form";
import { placeFault } from "./calendar-people";
import { type Calendars, calendarIn, SHIPPED_CALENDARS, shippedCalendar } from "./calendars";
import {
  differing,
  type NextContent,
  readable,
  readForm,
  type SettingsPart,
  textFields,
} from "./change-settings.server";
import { type CalendarName, isShipped } from "./kinds/kinds";
import { linksForm } from "./links";
import type { Logo, Logos } from "./logo";
import { pixelForm } from "./pixel";
import { practiceFields, practiceForm } from "./practice-settings";
import { privacyForm } from "./privacy";
import { calendarLabel, type Fields, SLOT_PLACES, type SlotName } from "./settings";
import { SLOTS } from "./slots";
import { SHIPPED_TRACKER, targetFaults, trackerForm } from "./tracker-settings";

const LONGEST_PASTE = 20_000;
const TOO_LONG = "At most 20,000 characters";

/** Both fields show one color: the changed one counts. */
function colorsOf(
  hue: number,
  color: string | undefined,
  brand: Pick<Brand, "hue" | "exact" | "asked">,
) {
  const shown = accentOf(brand);
  const isOther = color && ![shown, accentHex(brand.hue), accentHex(hue)].includes(color);
  if (isOther) {
    const exact = exactHex(color);
    return { hue: hueOfHex(color) || hue, exact, asked: exact === null ? sixDigits(color) : null };
  }
  const isKept = hue === brand.hue && (color === undefined || color === shown);
  return isKept
    ? { hue, exact: brand.exact, asked: brand.asked }
    : { hue, exact: null, asked: null };
}

export const SECTIONS = {
  brand: {
    label: "Brand",
    column: "brand",
    fieldsOf: ({ brand: { logo: _, favicon: __, ...words } }) => textFields(words),
    next: (form, { brand, logos }) =>
      content(readForm(brandForm, form), ({ color, wordmark = brand.wordmark, ...read }) => {
        const look = { ...read, ...colorsOf(read.hue, color, brand) };
        return differing({ ...look, wordmark, ...logos }, SHIPPED_BRAND);
      }),
  },
  links: {
    label: "Links",
    column: "links",
    secret: ["slackInvite"],
    fieldsOf: ({ links }) => textFields(links),
    next: (form) => content(readForm(linksForm, form), (read) => read),
  },
  pixel: {
    label: "Advertising pixel",
    column: "pixel",
    fieldsOf: ({ pixel }) => textFields(pixel),
    next: (form) => content(readForm(pixelForm, form), (read) => read),
  },
  tracker: {
    label: "Tracker",
    column: "tracker",
    secret: ["slackWebhook"],
    fieldsOf: ({ tracker }) => textFields(tracker),
    next: (form, { tracker }) => {
      const typed = readForm(trackerForm, form);
      const read = "faults" in typed ? readable(trackerForm, form, typed.faults) : typed.read;
      const wanted = { ...tracker, ...read };
      const own = "faults" in typed ? typed.faults : {};
      const faults = { ...(own.accounts ? {} : targetFaults(wanted)), ...own };
      if (Object.keys(faults).length > 0) return { faults };
      return { content: differing(wanted, SHIPPED_TRACKER) };
    },
  },
  practice: {
    label: "Practice",
    column: "practice",
    fieldsOf: ({ practice }) => practiceFields(practice),
    next: (form) => content(readForm(practiceForm, form), (read) => read),
  },
  privacy: {
    label: "Privacy",
    column: "privacy",
    fieldsOf: ({ privacy }) => textFields(privacy),
    next: (form) => content(readForm(privacyForm, form), (read) => read),
  },
} as const satisfies Record<string, SettingsPart>;

const removal = z.object({ intent: z.literal("remove") });
const restoration = z.object({ intent: z.literal("restore") });
const upload = z.strictObject({
  read: z.union([z.strictObject({ logo: logoSchema }), z.strictObject({ fault: z.string() })]),
});
const paste = z.strictObject({ pasted: z.string().max(LONGEST_PASTE, TOO_LONG) });

/** The logos. Their forms send what was read from the file, or remove one. */
export const LOGO_PARTS = {
  logo: logoPart("logo", "Logo"),
  logoDark: logoPart("logoDark", "Logo on dark"),
  favicon: logoPart("favicon", "Browser icon"),
} as const satisfies Record<keyof Logos, SettingsPart>;

function logoPart(name: keyof Logos, label: string): SettingsPart {
  return {
    label,
    column: "brand",
    fieldsOf: ({ logos: { [name]: logo } }) => ({
      [name]: logo ? `${logo.hash} (${logo.type})` : "",
    }),
    next(form, { brand: { logo: _, favicon: __, ...words }, logos }) {
      const stored = (logo: Logo | null) => ({
        content: differing({ ...words, ...logos, [name]: logo }, SHIPPED_BRAND),
      });
      if (removal.safeParse(form).success) return stored(null);
      const { data } = upload.safeParse(form);
      if (!data) return { faults: { file: "Choose a file" } };
      const { read } = data;
      return "fault" in read ? { faults: { file: read.fault } } : stored(read.logo);
    },
  };
}

/** The content of a slot (SLOT-1). Its form sends what was pasted, or removes it. */
export function slotPart(name: SlotName): SettingsPart {
  const { label } = SLOT_PLACES[name];
  return {
    label: `Slot: ${label}`,
    column: "slots",
    fieldsOf: ({ slots }) => {
      const { provider = "", address = "" } = slots[name] ?? {};
      return { provider, address };
    },
    next(form, { slots: { [name]: _, ...others } }) {
      if (removal.safeParse(form).success) return { content: others };
      const pasted = readForm(paste, form);
      if ("faults" in pasted) return pasted;
      const text = pasted.read.pasted.trim();
      if (text === "") return { faults: { pasted: "Paste an embed code or an address" } };
      const embed = embedFrom(SLOTS[name], text);
      if ("fault" in embed) return { faults: { pasted: embed.fault } };
      return { content: { ...others, [name]: embed } };
    },
  };
}

/** When a kind of meeting can be booked. Its form sends the calendar, or restores the shipped one. */
export function calendarPart(name: CalendarName, now: Calendars): SettingsPart {
  return {
    label: `Calendar: ${calendarLabel(now, name)}`,
    column: "calendars",
    fieldsOf: ({ calendars }) => calendarFields(calendarIn(calendars, name)),
    next(form, { calendars, hosts }) {
      const { title, about, state } = calendarIn(calendars, name);
      if (state === "removed") return { faults: { form: "This calendar was removed" } };
      const stored = (calendar: object) => ({
        content: differing({ ...calendars, [name]: calendar }, SHIPPED_CALENDARS),
      });
      if (restoration.safeParse(form).success)
        return stored({ ...shippedCalendar(name), title, about });
      const typed = readForm(calendarForm, form);
      const faults: Record<string, string> = {};
      const known = peopleAndPlace.safeParse(form).data;
      if (known?.hosts.some((chosen) => !hosts.some(({ id }) => id === chosen)))
        faults.hosts = "One of these hosts no longer exists. Choose again.";
      const misplaced = known && placeFault(known, calendarIn(calendars, name));
      if (misplaced) faults.placeText = misplaced;
      if (!isShipped(name) && known?.title === "") faults.title = "Enter a name";
      if ("faults" in typed) return { faults: { ...faults, ...typed.faults } };
      if (Object.keys(faults).length > 0) return { faults };
      // The words of the shipped ones are content.
      return stored(isShipped(name) ? { ...typed.read, title: "", about: "" } : typed.read);
    },
  };
}

function content<Form>(
  form: { read: Form } | { faults: Fields },
  contentOf: (read: Form) => object,
): NextContent {
  return "faults" in form ? form : { content: contentOf(form.read) };
}
