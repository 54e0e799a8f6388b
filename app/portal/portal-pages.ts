/** The portal's named pages, read by its navigation and its search (PORT-1). */
import type { Verb } from "~/auth/auth";

/** `outside`: in a separate frame, so its document is loaded. `also`: another address whose pages belong to it. */
export type PortalPage = { to: string; name: string; outside?: true; also?: string };

/**
 * What a search finds (WEEK-4): a page, a text that is copied instead of opened, or an act that is sent. `detail`: what
 * else is known of it, or the text.
 */
export type Found = PortalPage & { detail?: string; copies?: string; posts?: true };

/** A group of search results, in the order of the search. */
export type FoundGroup = { name: string; found: Found[] };

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

/** Where setters go all day. */
export const SETTERS_NAVIGATION: readonly PortalPage[] = [
  { to: "/training", name: "Training" },
  { to: "/training/practice", name: "Practice" },
  { to: "/script", name: "Script", outside: true },
  { to: "/tracker", name: "Tracker" },
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

/** The parts of the administration that someone with these rights may open. */
function adminPages(rights: readonly Verb[]): PortalPage[] {
  return adminGroups(rights).flatMap(({ pages }) => pages);
}

export type PageGroup = { name: string; pages: PortalPage[] };

/** The same in groups; groups without a page they may open are left out. */
export function adminGroups(rights: readonly Verb[]): PageGroup[] {
  const open = ADMIN.filter(({ verb }) => rights.includes(verb));
  return [...Map.groupBy(open, ({ group }) => group)].map(([name, found]) => ({
    name,
    pages: found.map(({ to, name, also }) => ({ to, name, also })),
  }));
}

/** The portal's navigation for someone with these rights. `board`: the address of the operations board. */
export function mainPages(rights: readonly Verb[], board: string): PortalPage[] {
  const [admin] = adminPages(rights);
  return [
    ...SETTERS_NAVIGATION,
    { to: board, name: "Board", outside: true },
    ...(admin ? [{ to: admin.to, name: "Admin" }] : []),
  ];
}

/** The page that a path belongs to: the one with the longest address that is a prefix of it. */
export function pageOf<Of extends PortalPage>(path: string, pages: readonly Of[]): Of | undefined {
  return pages
    .filter(({ to, also = to }) =>
      [to, also].some((at) => path === at || path.startsWith(`${at}/`)),
    )
    .sort((one, other) => other.to.length - one.to.length)[0];
}

/** Whether a path is part of the administration. */
export function isAdminPath(path: string): boolean {
  return path.startsWith("/admin/") || pageOf(path, ADMIN) !== undefined;
}
