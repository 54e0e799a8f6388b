/**
 * Which modules share a file in the browser build: few files, because each is a request and a larger one compresses
 * better, and none that a page loads only for another page.
 */
import path from "node:path";

type Module = { importers: string[]; isEntry: boolean };
type Graph = { getModuleInfo(id: string): Module | null };

const LIBRARIES = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;
const ICONS = /\/lucide\/.*\/icons\//;
/** What the dashboard shows of meetings, as their own pages do. */
const MEETINGS = /\/app\/ui\/(?:face|place-text)\.tsx?$/;
/** Small, and on many pages of the portal and outside: each alone would cost more than it weighs. */
const SMALL =
  /\/app\/(?:platform\/web\/typed-keys|site\/site-facts|ui\/(?:icon|in-text|safe-action|undo-button))\.tsx?$/;
/** By imports, every icon belongs to every page that has one: the dashboard's that meetings also show, the frame's, and the others. */
const MEETING_ICONS = /\/calendar-check\.mjs$/;
const SMALL_ICONS = /\/(?:arrow-left|check|chevron-right|clock|users)\.mjs$/;
const FRAME_ICONS = /\/(?:monitor|moon|sun|x)\.mjs$/;
const PORTAL_ICONS =
  /\/(?:arrow-right|calendar-days|circle-user|dumbbell|graduation-cap|layout-grid|list-checks|log-out|messages-square|search|shield-exclamation-point|shield-check)\.mjs$/;
/** Fields to type into, and the letter beside some of them. */
const FIELDS = /\/app\/ui\/fields\.tsx$|\/icons\/mail\.mjs$/;
/** How a visit began, for public pages with React and without. */
const VISIT = /\/app\/(?:platform\/(?:pages\/(?:carry-)?origin|pixel\/choice)|site\/site)\.ts$/;
/** Zones and kinds of meetings, for pages with a calendar and some of the portal. */
const ZONES =
  /\/app\/(?:booking\/meetings|platform\/time\/zone-names|settings\/kinds\/kinds|ui\/(?:use-clock|zone-combobox))\.tsx?$/;
/** Small parts of pages behind the first: alone, each would be named for every page that has it, and all pages load the names. */
const PARTS =
  /\/app\/(?:platform\/queries\/written-query|ui\/(?:copy|shown-of))\.tsx?$|\/icons\/(?:copy|download|external-link)\.mjs$/;
/** On so many of them that the first page may as well bring it. */
const PORTAL_PART = /\/app\/ui\/back-link\.tsx$/;
const ZONE_ICONS = /\/(?:chevron-down|globe)\.mjs$/;
/** A browser's clock and its zone, on pages without React too: nothing with React may claim them. */
const CLOCK = /\/app\/platform\/time\/(?:compare-clocks|zones)\.ts$/;
/** What any form is sent with. */
const SENDING = /\/app\/(?:forms\/send-when-back|platform\/proof-of-work\/puzzle)\.ts$/;
const EMBEDS = /\/app\/ui\/(?:embed|video)-frame\.tsx$/;
const FORMS = /\/app\/forms\/forms\.tsx$/;
const REQUESTS = /\/app\/onboarding\/request-view\.tsx$/;
const HIRING = /\/app\/hiring\/(?:interview-section|role-sections)\.tsx$/;
/** Around times and meetings. */
const AROUND = /\/app\/booking\/booking-frame\.tsx$/;
/** A calendar's times and the notices next to them. */
const TIMES = /\/app\/(?:booking\/booking-(?:picker|slot)|ui\/(?:check-list|pixel-notice))\.tsx$/;
/** A booked meeting. */
const BOOKED = /\/app\/booking\/(?:booking-status|meeting-(?:form|states|time))\.tsx$/;
const WEIGHTS = /\/app\/practice\/(?:message|word-order)-weights\.ts$/;
const LATE = /vite\/preload-helper|rolldown\/runtime/;
const START = "app/entry.client.tsx";
/** On every page that is hydrated. */
const EVERY_PAGE = [START, "app/root.tsx"];
const DASHBOARD = "app/training/dashboard-page.tsx";
/** Around every page of the portal, the sign-in page too. */
const FRAME = ["app/portal/portal-layout.tsx", "app/portal/page-boundary.tsx"];
/** What the portal's first page needs, which later pages then find in the browser. */
const PORTAL = ["app/portal/signed-in-layout.tsx", DASHBOARD];
/** Rooms with hydrated pages outside the portal; the script's page shows the portal's navigation. */
const OUTSIDE = /^app\/(?:hiring|onboarding|booking(?!\/hosts)|support)\//;
const OUTSIDE_LAYOUTS = ["app/site/public-layout.tsx", "app/site/site-layout.tsx"];
/** Every other entry is the script of a page that is not hydrated: nothing it needs may share a file with React. */
const HYDRATED = /\?__react-router|\/entry\.client\.tsx$/;

const CHUNKS = [
  "weights",
  "plain",
  "clock",
  "react",
  "base",
  "meetings",
  "fields",
  "visit",
  "zones",
  "sending",
  "embeds",
  "forms",
  "requests",
  "hiring",
  "around",
  "times",
  "booked",
  "frame",
  "portal",
  "parts",
] as const;

/** In the order in which they claim a module with everything it imports. */
export const pageChunks = CHUNKS.map((chunk, index) => ({
  debugName: chunk,
  name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
  priority: CHUNKS.length - index,
}));

function chunkOf(id: string, graph: Graph): (typeof CHUNKS)[number] | null {
  // Large, and the same through most releases: it stays in the browser when its page changes.
  if (WEIGHTS.test(id)) return "weights";
  if (LIBRARIES.test(id)) return "react";
  if (FRAME_ICONS.test(id)) return "frame";
  if (PORTAL_ICONS.test(id) || PORTAL_PART.test(id)) return "portal";
  if (PARTS.test(id)) return "parts";
  if (FIELDS.test(id)) return "fields";
  if (ICONS.test(id)) {
    if (MEETING_ICONS.test(id)) return "meetings";
    if (SMALL_ICONS.test(id)) return "base";
    return ZONE_ICONS.test(id) ? "zones" : null;
  }
  if (LATE.test(id)) return "plain";
  if (CLOCK.test(id)) return "clock";
  if (MEETINGS.test(id)) return "meetings";
  if (SMALL.test(id)) return "base";
  if (VISIT.test(id)) return "visit";
  if (ZONES.test(id)) return "zones";
  if (SENDING.test(id)) return "sending";
  if (EMBEDS.test(id)) return "embeds";
  if (FORMS.test(id)) return "forms";
  if (REQUESTS.test(id)) return "requests";
  if (HIRING.test(id)) return "hiring";
  if (AROUND.test(id)) return "around";
  if (TIMES.test(id)) return "times";
  if (BOOKED.test(id)) return "booked";
  // It runs once the document has said which routes it shows, and not as part of one of them.
  if (fileOf(id) === START) return null;
  const users = usersOf(id, graph);
  const files = new Set(users.map(fileOf));
  const isOn = (pages: string[]) => pages.some((page) => files.has(page));
  if (users.some((user) => !HYDRATED.test(user))) {
    if (isOn(EVERY_PAGE)) return "plain";
    return isOn([...FRAME, ...PORTAL]) ? "clock" : null;
  }
  if (isOn(EVERY_PAGE)) return "base";
  if (fileOf(id) === DASHBOARD || !isOn([...FRAME, ...PORTAL])) return null;
  if (isOn(OUTSIDE_LAYOUTS) || [...files].some((file) => OUTSIDE.test(file))) return "base";
  return isOn(FRAME) ? "frame" : "portal";
}

function fileOf(id: string): string {
  return path.relative(".", id.replace(/\?.*/, ""));
}

/** The entries that import a module, directly or through others. */
function usersOf(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  for (const each of seen)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return [...seen].filter((each) => graph.getModuleInfo(each)?.isEntry);
}
