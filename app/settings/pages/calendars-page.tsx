import { Link, type RouterContextProvider } from "react-router";
import type { Call } from "~/auth/acts/acts.server";
import { useCan } from "~/auth/auth";
import { requireRight } from "~/auth/auth.server";
import { notFound } from "~/platform/web/responses.server";
import { calendarWords } from "../calendar-words";
import { calendarIn, MOST_QUESTIONS } from "../calendars";
import { COPIED_PARTS } from "../copied-calendar";
import { addedPath, isShipped } from "../kinds/kinds";
import { calendarPart } from "../parts.server";
import { type CalendarName, calendarLabel, SLOT_PLACES } from "../settings";
import {
  calendarNames,
  outsideHoursContext,
  providerTitle,
  type Settings,
  settingsContext,
  slotOf,
} from "../settings.server";
import type { Route } from "./+types/calendars-page";
import { addCalendar, removeCalendar } from "./added-calendars.server";
import { CalendarFields } from "./calendar-fields";
import { AddForm, RemoveForm, StateFields } from "./calendar-parts";
import { copyCalendar, takeBackCopy } from "./copy-calendar.server";
import { CopyForm } from "./copy-form";
import { IntentButton } from "./intent-button";
import { copyIn, type PartResponse, sendSettings } from "./part-state";
import { HostFields, PlaceFields } from "./people-fields";
import { QuestionFields } from "./question-fields";
import { partStates, savePart, settingsActs } from "./saving.server";
import { SettingsForm } from "./settings-form";

const BASE = "/admin/settings/calendars";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireRight(request, context, "settings.read");
  const { hosts, calendars } = context.get(settingsContext);
  const name = calendarNamed(calendars, params.calendar);
  const [part] = await partStates(context, { [name]: calendarPart(name, calendars) });
  if (!part) notFound();
  const embed = slotOf(context, name);
  return {
    name,
    label: calendarLabel(calendars, name),
    page: isShipped(name) ? SLOT_PLACES[name].page : `/schedule/${addedPath(name)}`,
    isAdded: !isShipped(name),
    part,
    names: calendarNames(calendars).map((each) => ({
      name: each,
      label: calendarLabel(calendars, each),
      isOff: calendarIn(calendars, each).state === "off",
    })),
    zones: zonesWith(part.fields.zone ?? ""),
    hosts: hosts
      .filter((host) => host.name !== "")
      .map(({ id, name: called }) => ({ id, name: called })),
    mostQuestions: MOST_QUESTIONS,
    outside: await context.get(outsideHoursContext)(context, name),
    replacedBy: embed && providerTitle(embed.provider),
    says: wordsOf(context),
    copied: Object.entries(COPIED_PARTS).map(([part, { label }]) => ({ name: part, label })),
  };
}

export const action = settingsActs(
  ["restore"],
  (call, _, sent) => {
    const { calendars } = call.context.get(settingsContext);
    const name = calendarNamed(calendars, call.params.calendar);
    const part = calendarPart(name, calendars);
    return savePart(call, { part, name, back: `${BASE}/${name}` }, sent);
  },
  {
    copy: copyCalendar(calendarOfCall),
    "take-back": takeBackCopy,
    add: addCalendar(BASE),
    "remove-calendar": removeCalendar(calendarOfCall, BASE),
  },
);

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSettings(request, () => serverAction());
}

export const handle = {
  title: "Calendars",
  fault: "Failed to read the settings",
};

export default function CalendarsPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    name,
    names,
    label,
    page,
    isAdded,
    part,
    zones,
    hosts,
    mostQuestions,
    replacedBy,
    copied,
    says,
    outside,
  } = loaderData;
  const response: PartResponse | undefined = actionData;
  const mayChange = useCan()("settings.change");
  // What is about the form names its part.
  const refusal = response?.done === false && !response.conflict ? response : undefined;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="grid gap-5">
        <nav aria-label="Calendars">
          <ul className="grid gap-1 max-lg:grid-cols-2 max-sm:grid-cols-1">
            {names.map(({ name: each, label: called, isOff }) => (
              <li key={each}>
                <Link
                  to={`${BASE}/${each}`}
                  aria-current={each === name ? "page" : undefined}
                  className="flex min-h-11 items-center rounded-control px-3 hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong"
                >
                  {called}
                  {isOff && " (off)"}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {mayChange && <AddForm key={name} calendars={names} refusal={refusal} />}
      </div>
      <section key={name} id={name} aria-labelledby="calendar-title" className="panel p-6">
        <h2 id="calendar-title" className="text-2xl">
          {label}
        </h2>
        <p className="mt-1 mb-6 max-w-prose text-quiet">
          When it can be booked on{" "}
          <a href={page} className="underline underline-offset-4">
            {page}
          </a>
          . Visitors see these times in their own zone.
          {!isAdded && (
            <>
              {" "}
              What they read, its name included, is in{" "}
              <Link
                to={`/admin/content/meetings#kinds.${name}.title`}
                className="underline underline-offset-4"
              >
                the words of meetings
              </Link>
              .
            </>
          )}
        </p>
        {replacedBy && (
          <p className="mb-6 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
            An embed of {replacedBy} replaces this calendar. These hours apply again once you remove
            it.
          </p>
        )}
        <SettingsForm
          part={part}
          response={response}
          buttons={<IntentButton intent="restore">Restore defaults</IntentButton>}
        >
          {(field) => (
            <>
              <StateFields field={field} isAdded={isAdded} />
              <PlaceFields field={field} />
              <HostFields field={field} hosts={hosts} />
              <CalendarFields field={field} zones={zones} />
              <QuestionFields field={field} most={mostQuestions} />
            </>
          )}
        </SettingsForm>
        {outside > 0 && <Outside meetings={outside} />}
        {mayChange && (
          <CopyForm
            from={{ name, label, says: says[name] ?? {} }}
            parts={copied}
            others={names
              .filter((each) => each.name !== name)
              .map((each) => ({ ...each, says: says[each.name] ?? {} }))}
            result={copyIn(response)}
          />
        )}
        {mayChange && isAdded && <RemoveForm label={label} fault={refusal?.faults?.removal} />}
      </section>
    </div>
  );
}

/** New hours move no meeting that was booked before. */
function Outside({ meetings }: { meetings: number }) {
  const isOne = meetings === 1;
  return (
    <p
      role="status"
      className="mt-4 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning"
    >
      {isOne
        ? "1 meeting is booked outside these hours and stays at its time."
        : `${meetings} meetings are booked outside these hours and stay at their times.`}{" "}
      <Link to="/admin/hosts#outside-hours" className="underline underline-offset-4">
        {isOne ? "Move or cancel it" : "Move or cancel them"}
      </Link>
    </p>
  );
}

/** What each calendar has, part by part. */
function wordsOf(context: Readonly<RouterContextProvider>) {
  const { hosts, calendars } = context.get(settingsContext);
  const named = new Map(hosts.map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    calendarNames(calendars).map((name) => [
      name,
      calendarWords(calendarIn(calendars, name), named),
    ]),
  );
}

function calendarOfCall({ context, params }: Call): CalendarName {
  return calendarNamed(context.get(settingsContext).calendars, params.calendar);
}

function calendarNamed(calendars: Settings["calendars"], asked = "discovery"): CalendarName {
  return calendarNames(calendars).find((name) => name === asked) ?? notFound();
}

/** Every zone that this machine knows, plus the stored one, which may be an alias. */
function zonesWith(stored: string): string[] {
  return [...new Set([stored, "UTC", ...Intl.supportedValuesOf("timeZone")])].sort();
}
