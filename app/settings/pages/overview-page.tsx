import { ArrowRight } from "lucide";
import { Link } from "react-router";
import { requireRight } from "~/auth/auth.server";
import type { Config } from "~/platform/config/config.server";
import { requestContext } from "~/platform/web/request-context.server";
import { Icon } from "~/ui/icon";
import { readSettings, type Settings, SLOT_KINDS } from "../settings.server";
import type { Route } from "./+types/overview-page";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "settings.read");
  const { config, db, log } = context.get(requestContext);
  return {
    areas: [...areasOf(await readSettings(db, log)), ...connectionsOf(config)],
  };
}

export const handle = {
  title: "Settings",
  fault: "Failed to read the settings",
};

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {loaderData.areas.map(({ to, title, now }) => (
        <li key={to} className="panel relative p-6 hover:border-quiet">
          <h2 className="text-xl">
            <Link
              to={to}
              className="flex items-center justify-between gap-3 before:absolute before:inset-0"
            >
              {title}
              <Icon of={ArrowRight} className="size-4 shrink-0" />
            </Link>
          </h2>
          <p className="mt-2 text-quiet">{now}</p>
        </li>
      ))}
    </ul>
  );
}

function connectionsOf({ mail, ai, oidc, playerOrigins, webhookOrigins, backup }: Config) {
  const at = (path: string) => `/admin/settings/${path}`;
  const hours = backup?.everyHours === 1 ? "hour" : `${backup?.everyHours} hours`;
  return [
    { to: at("mail"), title: "Mail", now: mail ? `Sent as ${mail.from}` : "No mail is sent" },
    { to: at("ai"), title: "AI", now: ai ? `Drafts and answers by ${ai.model}` : "Not used" },
    {
      to: at("access"),
      title: "Access",
      now: oidc ? "Access codes and company sign-on" : "Access codes",
    },
    { to: at("videos"), title: "Videos", now: `From ${playerOrigins.join(", ")}` },
    { to: at("webhooks"), title: "Webhooks", now: webhookOrigins.join(", ") || "None" },
    { to: at("backups"), title: "Backups", now: backup ? `Made every ${hours}` : "Switched off" },
    {
      to: "/admin/launch",
      title: "Launch checklist",
      now: "What is still a sample, unset or a template",
    },
  ];
}

/** Where to change each kind of setting, and its current state. */
function areasOf({ brand, links, slots, calendars, pixel, tracker, practice, privacy }: Settings) {
  const at = (path: string) => `/admin/settings/${path}`;
  const ownLinks = Object.values(links).filter((link) => link !== null).length;
  const ownSlots = Object.keys(slots).length;
  const zones = [...new Set(Object.values(calendars).map(({ zone }) => zone))];
  const asks = pixel.askConsent ? "after consent" : "without asking";
  return [
    {
      to: at("brand"),
      title: "Brand",
      now: `${brand.name}, hue ${brand.hue}, ${brand.logo ? "with a logo" : "no logo yet"}`,
    },
    {
      to: at("links"),
      title: "Links",
      now: `${ownLinks} of ${Object.keys(links).length} are your own`,
    },
    {
      to: at("slots"),
      title: "Slots and videos",
      now:
        ownSlots === 0
          ? "Everything is built in: calendars, forms, assistant, posters"
          : `${ownSlots} of ${SLOT_KINDS.length} use your own embed`,
    },
    {
      to: at("calendars"),
      title: "Calendars",
      now: `Hours of ${Object.keys(calendars).length} kinds of meeting, in ${zones.join(", ")}`,
    },
    {
      to: at("pixel"),
      title: "Pixel",
      now: pixel.id ? `Loaded on four pages, ${asks}` : "No advertising pixel",
    },
    {
      to: at("tracker"),
      title: "Tracker",
      now: tracker.maskFinances
        ? "Income and score are hidden from others"
        : "Everyone signed in sees income and score",
    },
    {
      to: at("practice"),
      title: "Practice",
      now: `${practice.completion === "coverage" ? `${practice.watchedPercent} percent of seconds watched completes a lesson, questions` : "Questions"} are ${practice.questionsRequired ? "required" : "offered"}, readiness has ${practice.parts.length} ${practice.parts.length === 1 ? "part" : "parts"}`,
    },
    {
      to: at("privacy"),
      title: "Privacy",
      now: privacy.applicantMonths
        ? `Declined and withdrawn applicants are kept for ${privacy.applicantMonths} months`
        : "Applicants are kept until they are erased",
    },
  ];
}
