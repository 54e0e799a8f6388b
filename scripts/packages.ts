/** How the build treats packages: which it leaves outside, and of which it takes only a part. */
import { globSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { leanReact, refuseNeeds } from "./lean-react.ts";

/** Packages that the built server loads at run time: it reads their files, or they are not ES modules, or contain native code. */
export const OUTSIDE_PACKAGES = ["@electric-sql/pglite", "pdfkit", "pg", "pino", "sharp"];

/** Reading each of its 1,700 icons, only to drop nearly all of them, took three seconds per build. */
const ICON_LIST = "/lucide-react/dist/esm/lucide-react.mjs";

/** Icons are drawn with a class or a size, and are hidden from screen readers unless they have a name. */
const ICON_FILE = "/lucide-react/dist/esm/createLucideIcon.mjs";
const ICON = `
import { createElement } from "react";
const LINES = { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 24 24", fill: "none",
  stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" };
export default ({ node }) => ({ size = 24, ...attributes }) =>
  createElement("svg", { ...LINES, width: size, height: size, "aria-hidden": attributes["aria-label"] ? undefined : true, ...attributes },
    ...node.map(([tag, line]) => createElement(tag, line)));`;

const NEVER = "() => undefined";
/** What remains in the browser of these React Router files, by export; their other exports are the server's. */
const ROUTER_FILES: Record<string, Record<string, string>> = {
  // The routes come in one file (`routeDiscovery: "initial"`).
  "/react-router/dist/production/lib/dom/ssr/fog-of-war.js": {
    isFogOfWarEnabled: "() => false",
    getPartialManifest: NEVER,
    getPatchRoutesOnNavigationFunction: NEVER,
    useFogOFWarDiscovery: NEVER,
  },
  // Nothing measures the router.
  "/react-router/dist/production/lib/router/instrumentation.js": {
    consumeInstrumentationClientResultMetaReceiver: NEVER,
    getRouteInstrumentationUpdates: "() => ({})",
    instrumentClientSideRouter: "(router) => router",
  },
};

/** Parts that the product never uses, but that no bundler can leave out because the package decides at run time whether to use them: each is replaced by the little that remains. */
export function leanPackages(): Plugin {
  return {
    name: "lean-packages",
    apply: "build",
    load: (id) => (id.endsWith(ICON_LIST) ? namedIcons(readFileSync(id, "utf8")) : null),
    transform(code, id) {
      if (id.endsWith(ICON_FILE)) return { code: ICON, map: null };
      if (this.environment.name !== "client") return null;
      const file = Object.keys(ROUTER_FILES).find((each) => id.endsWith(each));
      const lean = file ? whatRemains(code, ROUTER_FILES[file] ?? {}) : leanReact(code, id);
      return lean === null ? null : { code: lean, map: null };
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle))
        if (file.type === "chunk") refuseNeeds(file.modules);
    },
  };
}

/** The list of icons, with only those the product names. An icon that is missing here fails the build. */
function namedIcons(list: string): string {
  const sources = globSync("app/**/*.tsx").map((file) => readFileSync(file, "utf8"));
  const imports = sources.flatMap((source) => source.match(/{[^}]*} from "lucide-react"/g) ?? []);
  const named = new Set(imports.join().match(/\w+/g));
  const kept = [...list.matchAll(/^export {(.*)} from (.*)$/gm)].flatMap(
    ([, exports = "", file]) => {
      const wanted = exports
        .split(",")
        .filter((each) => named.has(each.trim().split(" ").at(-1) ?? ""));
      return wanted.length > 0 ? [`export {${wanted}} from ${file}`] : [];
    },
  );
  return kept.join("\n");
}

function whatRemains(code: string, kept: Record<string, string>): string {
  const names =
    /^export \{(.*)\};$/m
      .exec(code)?.[1]
      ?.split(",")
      .map((name) => name.trim()) ?? [];
  const missing = Object.keys(kept).filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`React Router no longer exports ${missing.join(", ")}`);
  return names.map((name) => `export const ${name} = ${kept[name] ?? "undefined"};`).join("\n");
}
