/** Every page of the portal with a name, and who may open it: for the administration's navigation and for the search (PORT-1). */
import type { Verb } from "~/auth/auth";
import { type Found, type PortalPage, SETTERS_NAVIGATION } from "./portal-pages";

/** A part of the administration, in its navigation group. */
type AdminPage = PortalPage & { verb: Verb; group: string };

/** Groups and pages are in the order in which they are first named here. */
const ADMIN: readonly AdminPage[] = [
  { to: "/admin", name: "Home", group: "Home", verb: "settings.read" },
  {
    to: "/training/adminpanel",
    also: "/admin/people/import",
    name: "Trainees",
    group: "People",
    verb: "trainees.read",
  },
  { to: "/admin/people", name: "People", group: "People", verb: "links.make" },
  { to: "/admin/cohorts", name: "Cohorts", group: "People", verb: "cohorts.read" },
  { to: "/admin/nudges", name: "Nudges", group: "People", verb: "nudges.read" },
  { to: "/admin/coaching", name: "Coaching", group: "People", verb: "coaching.review" },
  { to: "/admin/readiness", name: "Readiness", group: "People", verb: "coaching.review" },
  { to: "/admin/attendance", name: "Attendance", group: "People", verb: "trainees.read" },
  { to: "/admin/lesson-moments", name: "Lesson Moments", group: "People", verb: "trainees.read" },
  { to: "/admin/pay", name: "Pay", group: "People", verb: "pay.read" },
  { to: "/admin/inbox", name: "Inbox", group: "Calls", verb: "inbox.read" },
  { to: "/admin/applicants", name: "Applicants", group: "Calls", verb: "applicants.read" },
  { to: "/admin/agenda", name: "Agenda", group: "Calls", verb: "agenda.read" },
  { to: "/admin/hosts", name: "Hosts", group: "Calls", verb: "settings.read" },
  { to: "/admin/funnel", name: "Funnel", group: "Calls", verb: "funnel.read" },
  { to: "/admin/outcomes", name: "Outcomes", group: "Calls", verb: "outcomes.read" },
  { to: "/admin/content", name: "Content", group: "Content", verb: "content.edit" },
  { to: "/admin/upload-videos", name: "Lesson Videos", group: "Content", verb: "videos.set" },
  { to: "/admin/settings", name: "Settings", group: "Settings", verb: "settings.read" },
  { to: "/admin/launch", name: "Launch Checklist", group: "Settings", verb: "settings.read" },
  {
    to: "/admin/administrators",
    name: "Administrators",
    group: "Settings",
    verb: "administrators.read",
  },
  { to: "/admin/mail", name: "Mail", group: "Records", verb: "mail.read" },
  { to: "/admin/jobs", name: "Jobs", group: "Records", verb: "jobs.read" },
  { to: "/admin/backups", name: "Backups", group: "Records", verb: "backups.read" },
  { to: "/admin/media", name: "Media", group: "Records", verb: "videos.set" },
  { to: "/admin/log", name: "Audit Log", group: "Records", verb: "log.read" },
  { to: "/admin/personal-data", name: "Personal Data", group: "Records", verb: "people.export" },
];

/** What setters open from the tracker and from the search. */
const SETTERS_PAGES: readonly PortalPage[] = [
  { to: "/tracker/today", name: "My Day" },
  { to: "/tracker/outcomes", name: "My Outcomes" },
  { to: "/tracker/pay", name: "My Pay" },
];

/** Pages that a search finds and no navigation shows. */
const FURTHER_PAGES: readonly PortalPage[] = [
  { to: "/training/search", name: "Search lessons" },
  { to: "/training/readiness", name: "Readiness" },
  { to: "/training/coaching", name: "Coach review" },
  { to: "/tracker/removed", name: "Removed Prospects" },
  { to: "/account", name: "Account" },
  { to: "/help?for=setter", name: "Help for setters", outside: true },
];

/** Every page with a name and who may open it. `board`: the address of the operations board. */
export function namedPages(board: string): (Found & { verb: Verb })[] {
  const ofSetters = [
    ...SETTERS_NAVIGATION,
    { to: board, name: "Board", outside: true as const },
    ...SETTERS_PAGES,
  ].map((page) => ({ ...page, verb: "tracker.use" as const }));
  const ofEveryone = FURTHER_PAGES.map((page) => ({ ...page, verb: "training.take" as const }));
  return [...ofSetters, ...ADMIN, ...ofEveryone];
}

/** Where the administration begins for someone with these rights; null if they may open nothing of it. */
export function adminHome(rights: readonly Verb[]): string | null {
  return adminGroups(rights)[0]?.pages[0]?.to ?? null;
}

type PageGroup = { name: string; pages: PortalPage[] };

/** The parts of the administration that someone with these rights may open; a group without any is left out. */
export function adminGroups(rights: readonly Verb[]): PageGroup[] {
  const open = ADMIN.filter(({ verb }) => rights.includes(verb));
  return [...Map.groupBy(open, ({ group }) => group)].map(([name, found]) => ({
    name,
    pages: found.map(({ to, name, also }) => ({ to, name, also })),
  }));
}
