/** A host as the form shows them. */
import { type Fields, hoursText, WEEKDAYS } from "~/settings/settings";
import type { Host } from "~/settings/settings.server";

/** A host as form values. */
export function fieldsOf({ name, mail, link, active, zone, hours }: Host): Record<string, string> {
  const days = WEEKDAYS.map((weekday, index) => [weekday, hoursText(hours ?? [], index + 1)]);
  const who = { name, mail, link, active: active ? "yes" : "" };
  return { ...who, ownHours: zone ? "yes" : "", zone: zone ?? "", ...Object.fromEntries(days) };
}

/** The same to be read. */
export function shownOf(host: Host): Fields {
  const { name, mail, link, active, zone, ...fields } = fieldsOf(host);
  const hours = WEEKDAYS.flatMap((day) => (fields[day] ? [`${day} ${fields[day]}`] : []));
  const who = { Name: name ?? "", Email: mail ?? "", Link: link ?? "" };
  const takes = { "Takes new meetings": active || "no" };
  return { ...who, ...takes, "Time zone": zone ?? "", Hours: hours.join(", ") };
}
