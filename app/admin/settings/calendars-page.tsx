import { NavLink } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { notFound } from "~/platform/web/responses.server";
import { CALENDAR_LABELS, SLOT_PLACES } from "~/settings/settings";
import {
  brandOf,
  CALENDAR_NAMES,
  calendarPart,
  providerTitle,
  slotOf,
} from "~/settings/settings.server";
import { Button } from "~/ui/button";
import { LoadFault } from "~/ui/load-fault";
import type { Route } from "./+types/calendars-page";
import { CalendarFields } from "./calendar-fields";
import { type PartResponse, sendSettings } from "./part-state";
import { partStates, savePart, settingsForm } from "./saving.server";
import { SettingsForm } from "./settings-form";

const BASE = "/admin/settings/calendars";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireRight(request, context, "settings.read");
  const name = calendarNamed(params.calendar);
  const [part] = await partStates(context, { [name]: calendarPart(name) });
  if (!part) notFound();
  const embed = slotOf(context, name);
  return {
    name,
    part,
    names: CALENDAR_NAMES,
    zones: zonesWith(part.fields.zone ?? ""),
    replacedBy: embed && providerTitle(embed.provider),
    brandName: brandOf(context).name,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const viewer = await requireRight(request, context, "settings.change");
  const name = calendarNamed(params.calendar);
  const { part: _, ...sent } = await settingsForm(request);
  const back = `${BASE}/${name}`;
  return savePart({ viewer, context, part: calendarPart(name), name, back }, sent);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSettings(request, () => serverAction());
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Calendars | ${loaderData?.brandName}` },
  { name: "robots", content: "noindex" },
];

export default function CalendarsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, names, part, zones, replacedBy } = loaderData;
  const answer: PartResponse | undefined = actionData;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label="Calendars">
        <ul className="grid gap-1 max-lg:grid-cols-2 max-sm:grid-cols-1">
          {names.map((each) => (
            <li key={each}>
              <NavLink
                to={`${BASE}/${each}`}
                aria-current={each === name ? "page" : undefined}
                className="flex min-h-11 items-center rounded-control px-3 hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong"
              >
                {CALENDAR_LABELS[each]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <section key={name} id={name} aria-labelledby="calendar-title" className="panel p-6">
        <h2 id="calendar-title" className="text-2xl">
          {CALENDAR_LABELS[name]}
        </h2>
        <p className="mt-1 mb-6 max-w-prose text-quiet">
          When it can be booked on{" "}
          <a href={SLOT_PLACES[name].page} className="underline underline-offset-4">
            {SLOT_PLACES[name].page}
          </a>
          . Visitors see these times in their own zone.
        </p>
        {replacedBy && (
          <p className="mb-6 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
            An embed of {replacedBy} replaces this calendar: these hours apply again once it is
            removed.
          </p>
        )}
        <SettingsForm
          part={part}
          answer={answer}
          buttons={
            <Button type="submit" name="intent" value="restore" look="outline">
              Restore defaults
            </Button>
          }
        >
          {(field) => <CalendarFields field={field} zones={zones} />}
        </SettingsForm>
      </section>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title="Failed to read the settings" />;
}

function calendarNamed(asked = "discovery") {
  return CALENDAR_NAMES.find((name) => name === asked) ?? notFound();
}

/** Every zone that this machine knows, and the stored one, which may be another name of one. */
function zonesWith(stored: string): string[] {
  return [...new Set([stored, "UTC", ...Intl.supportedValuesOf("timeZone")])].sort();
}
