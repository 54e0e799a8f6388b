/** What staff do with hosts and days off: each act with its right and its fields (CALL-3 to CALL-5). */
import { redirect } from "react-router";
import { z } from "zod";
import { act, type Call, faultsIn, pageActs } from "~/auth/acts/acts.server";
import { oneLineText } from "~/platform/text/one-line-text";
import { isAddress, NO_ADDRESS } from "~/platform/text/person-name";
import { type ActResult, refused } from "~/platform/web/act-result";
import { isLink } from "~/platform/web/json";
import { notFound } from "~/platform/web/responses.server";
import {
  type Host,
  overtaken,
  settingsContext,
  settingsStoreContext,
} from "~/settings/settings.server";
import { addBusyFeed, removeBusyFeed } from "../busy-feeds.server";
import { federalHolidays } from "../federal-holidays";
import { teamMembers } from "../host-address.server";
import {
  addDaysOff,
  addHost,
  asDaysOff,
  changeHost,
  removeDayOff,
  removeHost,
} from "../host-changes.server";
import { daysOffForm, hostForm } from "../host-form";
import { clearDayOff } from "../host-schedule.server";
import { isHostLink, shownOf } from "./host-values";

const PAGE = "/admin/hosts";
const INVALID = "Invalid request. Nothing was saved.";
const WRONG = "Nothing was saved. See what is marked below.";
const UNUSED =
  "Choose “Has their own hours instead of the calendar's” too, or clear the zone and the hours";
const NO_LINK = "Enter a link without a user and a password, such as https://meet.example.com/room";
const TOO_MANY = "There are too many days off: remove some first";

/** What the pages show again of a form that was refused; `conflict`: the mark of what someone else has stored. */
export type HostsResult = ActResult<undefined, string>;

const nothing = z.strictObject({});
const byId = z.strictObject({ id: z.uuid() });
type ById = z.output<typeof byId>;
type DaysOff = z.output<typeof daysOffForm>;
const newHost = z.strictObject({
  name: oneLineText()
    .max(80, "At most 80 characters")
    .refine((name) => !isAddress(name), NO_ADDRESS)
    .default(""),
  userId: z.string().max(200).default(""),
});
const newFeed = z.strictObject({
  address: z
    .string()
    .trim()
    .max(1_000, "At most 1,000 characters")
    .transform((text) => text.replace(/^webcal:/i, "https:"))
    .refine(isLink, "Enter an address on the internet that starts with https:// or webcal://"),
  allDay: z.literal("yes").optional(),
});

const told = {
  keepsTyped: true,
  unread: (issues: z.ZodError["issues"]) => {
    const unknown = issues.length === 0 || issues.some(({ path }) => path.length === 0);
    return refused(400, unknown ? INVALID : WRONG, { faults: faultsIn(issues) });
  },
};

const ofCompany = {
  "add-host": act({
    right: "settings.change",
    fields: newHost,
    run: async (call, { name: typed, userId: chosen }) => {
      const userId = chosen || null;
      const fault = await accountFault(call, userId);
      if (fault) return refused(400, WRONG, { faults: { userId: fault } });
      const person = (await teamMembers(call.db)).find((each) => each.userId === userId);
      const name = typed || (person?.name ?? "").slice(0, 80);
      if (name === "") return refused(400, WRONG, { faults: { name: "Enter a name" } });
      const host = { name, userId, mail: "", link: "", active: true, zone: null, hours: null };
      const added = await addHost(call.db, call.viewer, host);
      return "fault" in added ? refused(409, added.fault) : leave(call, `/${added.id}`);
    },
  }),
  "add-days-off": act({
    right: "settings.change",
    fields: daysOffForm,
    run: async ({ db, viewer }, days) =>
      (await addDaysOff(db, viewer, null, [days])) ? toDaysOff() : refused(409, TOO_MANY),
  }),
  "add-holidays": act({
    right: "settings.change",
    fields: nothing,
    run: async ({ db, viewer }) => {
      const ahead = asDaysOff(holidaysAhead());
      return (await addDaysOff(db, viewer, null, ahead)) ? toDaysOff() : refused(409, TOO_MANY);
    },
  }),
  "remove-day-off": act({
    right: "settings.change",
    fields: byId,
    run: async ({ db, viewer }, { id }) => {
      await removeDayOff(db, viewer, { id, hostId: null });
      return toDaysOff();
    },
  }),
};

export const hostsActs = pageActs("settings.change", ofCompany, told);

const ofOne = {
  save: act({
    right: "settings.change",
    fields: hostForm,
    run: withHost(async (call, id, { mark, host, isDropped }: z.output<typeof hostForm>) => {
      const { hosts } = call.context.get(settingsContext);
      // Who had hours of their own gives them up; who had none has just chosen these.
      if (isDropped && hostNamed(hosts, id).hours === null)
        return refused(400, WRONG, { faults: { zone: UNUSED } });
      // One stored before links with a password were refused must not keep the other fields from being saved.
      if (host.link !== hostNamed(hosts, id).link && !isHostLink(host.link))
        return refused(400, WRONG, { faults: { link: NO_LINK } });
      const wrong = await accountFault(call, host.userId, id);
      if (wrong) return refused(400, WRONG, { faults: { userId: wrong } });
      const people = await teamMembers(call.db);
      const began = (stored: Host) => overtaken(mark, shownOf(stored, people));
      const fault = await changeHost(call.db, call.viewer, id, host, began);
      if (typeof fault === "string") return refused(409, fault);
      return fault ? refused(409, fault.fault, { conflict: fault.mark }) : leave(call, `/${id}`);
    }),
  }),
  "add-days-off": act({
    right: "settings.change",
    fields: daysOffForm,
    run: withHost(async (call, id, days: DaysOff) =>
      (await addDaysOff(call.db, call.viewer, id, [days]))
        ? leave(call, `/${id}#days-off`)
        : refused(409, "There are too many days off"),
    ),
  }),
  "remove-day-off": act({
    right: "settings.change",
    fields: byId,
    run: withHost(async (call, hostId, { id }: ById) => {
      await removeDayOff(call.db, call.viewer, { id, hostId });
      return leave(call, `/${hostId}#days-off`);
    }),
  }),
  "clear-day-off": act({
    right: "agenda.change",
    fields: byId,
    run: withHost(async (call, hostId, { id }: ById) =>
      (await clearDayOff(call.context, call.viewer, { id, hostId })) > 0
        ? leave(call, `/${hostId}#days-off`)
        : refused(409, "No other host is free at these times. Move the meetings instead."),
    ),
  }),
  "new-feed": act({
    right: "settings.change",
    fields: nothing,
    run: withHost((call, id) => setFeedKey(call, id, crypto.randomUUID())),
  }),
  "revoke-feed": act({
    right: "settings.change",
    fields: nothing,
    run: withHost((call, id) => setFeedKey(call, id, null)),
  }),
  "add-busy-feed": act({
    right: "settings.change",
    fields: newFeed,
    run: withHost(async (call, hostId, { address, allDay }: z.output<typeof newFeed>) => {
      const feed = { hostId, address, allDay: allDay === "yes" };
      return (await addBusyFeed(call.db, call.viewer, feed))
        ? leave(call, `/${hostId}#busy-feeds`)
        : refused(409, "There are already five busy feeds, or this is one of them");
    }),
  }),
  "remove-busy-feed": act({
    right: "settings.change",
    fields: byId,
    run: withHost(async (call, hostId, { id }: ById) => {
      await removeBusyFeed(call.db, call.viewer, { id, hostId });
      return leave(call, `/${hostId}#busy-feeds`);
    }),
  }),
  "remove-host": act({
    right: "settings.change",
    fields: nothing,
    run: withHost(async (call, id) =>
      (await removeHost(call.db, call.viewer, id)) === false
        ? refused(
            409,
            "Nothing was removed: this host has meetings ahead. Move or cancel them first.",
          )
        : leave(call, ""),
    ),
  }),
};

export const hostActs = pageActs("settings.change", ofOne, told);

/** This year's and next year's that are not over. */
export function holidaysAhead() {
  const year = new Date().getUTCFullYear();
  const today = new Date().toISOString().slice(0, 10);
  const holidays = [...federalHolidays(year), ...federalHolidays(year + 1)];
  return holidays.filter(({ day }) => day >= today);
}

export function hostNamed(hosts: readonly Host[], id: string | undefined): Host {
  return hosts.find((host) => host.id === id) ?? notFound();
}

/** Only someone of the team, who is no other host; who has been this one may stay. */
async function accountFault({ db, context }: Call, userId: string | null, id?: string) {
  if (userId === null) return null;
  const { hosts } = context.get(settingsContext);
  const known = hosts.find((host) => host.userId === userId);
  if (known) return known.id === id ? null : `This account is the host ${known.name} already`;
  const isThere = (await teamMembers(db)).some((person) => person.userId === userId);
  return isThere ? null : "Choose someone of the team";
}

/** With the host of the address. */
function withHost<Fields, Result>(
  run: (call: Call, id: string, fields: Fields) => Promise<Result>,
) {
  return async (call: Call, fields: Fields) => {
    const { id } = hostNamed(call.context.get(settingsContext).hosts, call.params.host);
    return run(call, id, fields);
  };
}

async function setFeedKey(call: Call, id: string, feedKey: string | null): Promise<Response> {
  await changeHost(call.db, call.viewer, id, { feedKey });
  return leave(call, `/${id}#feed`);
}

/** Once the settings in memory show the change. */
async function leave({ context }: Call, place: string): Promise<Response> {
  await context.get(settingsStoreContext).readAgain();
  return redirect(`${PAGE}${place}`, 303);
}

function toDaysOff(): Response {
  return redirect(`${PAGE}#days-off`, 303);
}
