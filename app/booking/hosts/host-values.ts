/** A host as the form shows them. */
import { isLink } from "~/platform/web/json";
import { type Fields, hoursText, WEEKDAYS } from "~/settings/settings";
import type { Host } from "~/settings/settings.server";
import type { TeamMember } from "../host-address.server";

/** A host as form values. */
export function fieldsOf({
  name,
  mail,
  userId,
  link,
  active,
  zone,
  hours,
}: Host): Record<string, string> {
  const days = WEEKDAYS.map((weekday, index) => [weekday, hoursText(hours ?? [], index + 1)]);
  const who = { name, mail, userId: userId ?? "", link, active: active ? "yes" : "" };
  return { ...who, ownHours: zone ? "yes" : "", zone: zone ?? "", ...Object.fromEntries(days) };
}

/** Whether it may be entered as a host's link, which is none if it is empty. */
export function isHostLink(link: string): boolean {
  return link === "" || isLink(link);
}

/** The same to be read. `people`: names of accounts. */
export function shownOf(host: Host, people: readonly TeamMember[]): Fields {
  const { name, mail, userId, link, active, zone, ...fields } = fieldsOf(host);
  const person = people.find((each) => each.userId === userId)?.name ?? userId;
  const hours = WEEKDAYS.flatMap((day) => (fields[day] ? [`${day} ${fields[day]}`] : []));
  const who = { Name: name ?? "", Account: person ?? "", Email: mail ?? "", Link: link ?? "" };
  const takes = { "Takes new meetings": active || "no" };
  return { ...who, ...takes, "Time zone": zone ?? "", Hours: hours.join(", ") };
}

export function isHost(hosts: readonly Host[], userId: string): boolean {
  return hosts.some((host) => host.userId === userId);
}
