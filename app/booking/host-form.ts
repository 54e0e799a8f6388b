/** What the forms about hosts send, checked (CALL-3, CALL-4). */
import { z } from "zod";
import { asciiMail, isMailAddress } from "~/platform/mail/names";
import { oneLineText } from "~/platform/text/one-line-text";
import { isAddress, NO_ADDRESS } from "~/platform/text/person-name";
import { DAY_MS } from "~/platform/time/durations";
import { isDay, isZone } from "~/platform/time/zones";
import { isLink, parsedUrl } from "~/platform/web/json";
import { hoursFrom, WEEKDAYS } from "~/settings/settings";

const text = (most: number) => oneLineText().max(most, `At most ${most} characters`);
const dayHours = z.string().max(200, "At most 200 characters").default("");

const day = z.string().refine(isDay, "Enter a day");

/** A host: `ownHours` says whether the hours and the zone count; `isDropped`: some were sent that do not. */
export const hostForm = z
  .strictObject({
    name: text(80)
      .min(1, "Enter a name")
      .refine((name) => !isAddress(name), NO_ADDRESS),
    mail: text(200)
      .transform(asciiMail)
      .refine((value) => value === "" || isMailAddress(value), "Enter an email address"),
    userId: text(200).default(""),
    // A password in it is judged where the stored link is known.
    link: text(500).refine(
      (value) => value === "" || isLink(withoutPassword(value)),
      "Enter a link such as https://meet.example.com/room",
    ),
    active: z.literal("yes").optional(),
    ownHours: z.literal("yes").optional(),
    zone: z
      .string()
      .refine((zone) => zone === "" || isZone(zone), "Choose a time zone")
      .default(""),
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
    /** Of what the form began from. */
    mark: z.string().optional(),
  })
  .superRefine(
    (form, context) => {
      if (form.ownHours !== "yes") return;
      const at = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      for (const [index, weekday] of WEEKDAYS.entries()) {
        const read = hoursFrom(index + 1, String(form[weekday]));
        if ("fault" in read) at(weekday, read.fault);
      }
      if (form.zone === "") at("zone", "Choose a time zone");
    },
    // Checked even if another field is wrong, so that every fault is named at once.
    { when: () => true },
  )
  .transform((form) => {
    const { name, mail, link, zone, mark } = form;
    const userId = form.userId || null;
    const own = form.ownHours === "yes";
    const hours = WEEKDAYS.flatMap((weekday, index) => {
      const read = hoursFrom(index + 1, form[weekday]);
      return "fault" in read ? [] : read;
    });
    const active = form.active === "yes";
    const kept = own ? { zone, hours } : { zone: null, hours: null };
    const isTyped = zone !== "" || WEEKDAYS.some((weekday) => form[weekday].trim() !== "");
    return {
      mark,
      isDropped: isTyped && !own,
      host: { name, mail, userId, link, active, ...kept },
    };
  });

function withoutPassword(link: string): string {
  const url = parsedUrl(link);
  if (url === null) return link;
  url.username = "";
  url.password = "";
  return url.href;
}

const MOST_DAYS = 400;

/** Days off, both ends included; the last day may be omitted. */
export const daysOffForm = z
  .strictObject({
    name: text(80).default(""),
    fromDay: day,
    toDay: z.union([z.literal(""), day]).default(""),
  })
  .superRefine(({ fromDay, toDay }, context) => {
    const days = (Date.parse(toDay || fromDay) - Date.parse(fromDay)) / DAY_MS;
    const message =
      days < 0
        ? "The last day is before the first"
        : days > MOST_DAYS && "At most 400 days at once";
    if (message) context.addIssue({ code: "custom", path: ["toDay"], message });
  })
  .transform(({ name, fromDay, toDay }) => ({ name, fromDay, toDay: toDay || fromDay }));
