/** The pages that people of the portal go to by name: its navigation and its search read them here (PORT-1). */
import type { Verb } from "./rights";

/** `outside`: in a frame of its own, so that its document is loaded. */
export type Place = { to: string; name: string; outside?: true };

/** A group of things that a search found, each with the page that shows it (PORT-2). */
export type FoundGroup = { name: string; found: (Place & { detail?: string })[] };

type GuardedPlace = Place & { verb: Verb };

const ADMIN: readonly GuardedPlace[] = [
  { to: "/training/adminpanel", name: "Trainees", verb: "trainees.read" },
  { to: "/admin/cohorts", name: "Cohorts", verb: "cohorts.read" },
  { to: "/admin/inbox", name: "Inbox", verb: "inbox.read" },
  { to: "/admin/applicants", name: "Applicants", verb: "applicants.read" },
  { to: "/admin/funnel", name: "Funnel", verb: "funnel.read" },
  { to: "/admin/agenda", name: "Agenda", verb: "agenda.read" },
  { to: "/admin/coaching", name: "Coaching", verb: "coaching.review" },
  { to: "/admin/readiness", name: "Readiness", verb: "coaching.review" },
  { to: "/admin/upload-videos", name: "Lesson Videos", verb: "videos.set" },
  { to: "/admin/content", name: "Content", verb: "content.edit" },
  { to: "/admin/launch", name: "Launch Checklist", verb: "settings.read" },
  { to: "/admin/hosts", name: "Hosts", verb: "settings.read" },
  { to: "/admin/settings", name: "Settings", verb: "settings.read" },
  { to: "/admin/administrators", name: "Administrators", verb: "administrators.read" },
  { to: "/admin/mail", name: "Mail", verb: "mail.read" },
  { to: "/admin/jobs", name: "Jobs", verb: "jobs.read" },
  { to: "/admin/log", name: "Audit Log", verb: "log.read" },
  { to: "/admin/personal-data", name: "Personal Data", verb: "people.export" },
];

/** What setters open from the tracker and by the search. */
export const SETTERS_PAGES: readonly Place[] = [{ to: "/tracker/today", name: "My Day" }];

/** Where setters go all day. */
export const SETTERS_PLACES: readonly Place[] = [
  { to: "/training", name: "Training" },
  { to: "/training/practice", name: "Practice" },
  { to: "/script", name: "Script", outside: true },
  { to: "/tracker", name: "Tracker" },
];

/** The parts of the administration that somebody with these rights may open. */
export function adminPlaces(rights: readonly Verb[]): Place[] {
  return ADMIN.filter(({ verb }) => rights.includes(verb)).map(({ to, name }) => ({ to, name }));
}

/** The portal's navigation for somebody with these rights. `board`: the address of the operations board. */
export function mainPlaces(rights: readonly Verb[], board: string): Place[] {
  const [admin] = adminPlaces(rights);
  return [
    ...SETTERS_PLACES,
    { to: board, name: "Board", outside: true },
    ...(admin ? [{ to: admin.to, name: "Admin" }] : []),
  ];
}

/** Which of these pages a path belongs to: the one with the longest address that it begins with. */
export function placeOf<Of extends Place>(path: string, places: readonly Of[]): Of | undefined {
  return places
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .sort((one, other) => other.to.length - one.to.length)[0];
}

/** Whether a path is part of the administration. */
export function isAdminPath(path: string): boolean {
  return path.startsWith("/admin/") || placeOf(path, ADMIN) !== undefined;
}
