/** Where a meeting takes place, as people read it (CALL-1). */
import type { Calendar } from "~/settings/settings.server";
import type { MeetingWords } from "./content/meetings.server";

/** `text`: an address, a number or the link's own words; `href`: where it leads. */
export type Place = { label: string; text: string; href: string | null };

/** Null until the company has said. `link`: the host's own; `phone`: the guest's. */
export function placeOf(
  { place, placeText }: Pick<Calendar, "place" | "placeText">,
  { link, phone, call }: { link: string; phone: string; call: MeetingWords["card"]["call"] },
): Place | null {
  if (place === "video") return { label: "Video link", text: placeText, href: placeText };
  if (place === "host" && link) return { label: "Video link", text: link, href: link };
  if (place === "phone") {
    const text = phone ? call.number.replace("{phone}", phone) : call.other;
    return { label: "Phone", text, href: null };
  }
  return place === "address" ? { label: "Address", text: placeText, href: null } : null;
}
