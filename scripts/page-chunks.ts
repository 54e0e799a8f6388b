/**
 * Which modules share a file in the browser build: few files, because each is a request and a larger one compresses
 * better, and none that a page loads only for another page.
 */
import path from "node:path";

type Module = { importers: string[]; isEntry: boolean };
type Graph = { getModuleInfo(id: string): Module | null };

const LIBRARIES = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;
const ICONS = /\/lucide-react\/.*\/icons\//;
/** What the dashboard shows of meetings, as their own pages do. */
const MEETINGS = /\/app\/ui\/(?:face|place-text|use-clock)\.tsx?$/;
/** By imports, every icon belongs to every page that has one: the dashboard's that meetings also show, the frame's, and the others. */
const MEETING_ICONS = /\/(?:calendar-check|calendar-days|users)\.mjs$/;
const FRAME_ICONS = /\/(?:monitor|moon|sun|x)\.mjs$/;
const PORTAL_ICONS =
  /\/(?:arrow-right|circle-user|dumbbell|graduation-cap|layout-grid|list-checks|log-out|messages-square|search|shield-exclamation-point|shield-check)\.mjs$/;
const WEIGHTS = /\/app\/practice\/(?:message|word-order)-weights\.ts$/;
const ICON = "/lucide-react/";
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
  "frame",
  "portal",
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
  if (PORTAL_ICONS.test(id)) return "portal";
  if (ICONS.test(id)) return MEETING_ICONS.test(id) ? "meetings" : null;
  if (id.includes(ICON)) return "base";
  if (LATE.test(id)) return "plain";
  if (MEETINGS.test(id)) return "meetings";
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
