/**
 * Which modules share a file in the browser's build: few files, because each is a request and a larger one compresses
 * better, and none that a page loads for the sake of another page.
 */
import path from "node:path";

type Module = { importers: string[]; isEntry: boolean };
type Graph = { getModuleInfo(id: string): Module | null };

const LIBRARIES = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/;
const ICONS = /\/lucide-react\/.*\/icons\//;
/** Those of the pages in PORTAL: by imports, every icon belongs to every page that has one. */
const FIRST_ICONS =
  /\/(?:arrow-right|calendar-days|circle-user|dumbbell|graduation-cap|layout-grid|list-checks|log-out|messages-square|search|shield-exclamation-point|shield-check|users|x)\.mjs$/;
const START = "app/entry.client.tsx";
/** On every page that is hydrated. */
const EVERY_PAGE = [START, "app/root.tsx"];
const DASHBOARD = "app/training/dashboard-page.tsx";
/** What the first page of the portal needs, which the pages after it find in the browser. */
const PORTAL = ["app/auth/portal-layout.tsx", DASHBOARD];
/** Slices whose pages are outside the portal, their layout, and how many of them make a part one of every page. */
const OUTSIDE = /^app\/(?:site|hiring|onboarding|booking|support|script)\//;
const OUTSIDE_LAYOUT = "app/site/site-layout.tsx";
const MANY = 10;
/** Every other entry is the script of a page that is not hydrated. */
const HYDRATED = /\?__react-router|\/entry\.client\.tsx$/;

const CHUNKS = ["react", "base", "parts", "portal"] as const;

/** In the order in which they take a module with all that it imports. */
export const pageChunks = CHUNKS.map((chunk, index) => ({
  name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
  priority: CHUNKS.length - index,
}));

function chunkOf(id: string, graph: Graph): (typeof CHUNKS)[number] | null {
  if (LIBRARIES.test(id)) return "react";
  if (id.includes("/lucide-react/"))
    return ICONS.test(id) && !FIRST_ICONS.test(id) ? null : "parts";
  const users = usersOf(id, graph);
  if (users.some((user) => !HYDRATED.test(user))) return null;
  const files = new Set(users.map(fileOf));
  // It runs when the document has said which routes it shows, and not as part of one of them.
  if (fileOf(id) === START) return null;
  if (EVERY_PAGE.some((file) => files.has(file))) return "base";
  if (fileOf(id) === DASHBOARD || !PORTAL.some((file) => files.has(file))) return null;
  const outside = [...files].filter((file) => OUTSIDE.test(file));
  if (outside.length === 0) return "portal";
  return outside.length >= MANY || files.has(OUTSIDE_LAYOUT) ? "base" : "parts";
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
