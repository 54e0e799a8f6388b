/**
 * Every address and method of the built product, read from its own tables: React Router's routes (a loader or a view
 * handles GET, an action every way of changing), what the edge handles itself, and the files of the browser build.
 */
import { readdirSync, readFileSync } from "node:fs";
import { COMPANY_CALLBACK, PUBLIC_AUTH_PATHS } from "../../app/auth/library-handler.server";
import { LIVE_TOPICS } from "../../app/live-topics.server";
import { pathOf } from "../../app/platform/pages/route-table.server";
import { builtProduct } from "./built-product";

export const CHANGES = ["POST", "PUT", "PATCH", "DELETE"] as const;

export type Method = "GET" | (typeof CHANGES)[number];

/**
 * `path` contains its parameters, such as `/booking/:reference`, and its query if that matters. `route`: the id in the
 * route table; null if no route handles it. `page`: has a view.
 */
export type Address = { method: Method; path: string; route: string | null; page: boolean };

export async function everyAddress(): Promise<Address[]> {
  return [...(await routeAddresses()), ...edgeAddresses(), ...fileAddresses()];
}

async function routeAddresses(): Promise<Address[]> {
  const { routes } = await builtProduct();
  return Object.entries(routes).flatMap(([id, route]): Address[] => {
    if (!route || (route.path === undefined && !route.index)) return [];
    const { loader, action, default: view } = route.module;
    const address = { path: pathOf(routes, id), route: id, page: view !== undefined };
    const methods: Method[] = [...(loader || view ? (["GET"] as const) : [])];
    if (action) methods.push(...CHANGES);
    return methods.map((method) => ({ ...address, method }));
  });
}

/** What `server.ts` handles by itself, read from its source: `app.get("/healthz", …)`. */
function edgeAddresses(): Address[] {
  const responded = readFileSync("server.ts", "utf8").matchAll(
    /\bapp\.(get|post|put|patch|delete)\(\s*("[^"]+"|\w+)/g,
  );
  return [...responded].flatMap(([, verb = "", first = ""]) =>
    pathsOf(first).map((path) => ({
      method: verb.toUpperCase() as Method, // one of those in the expression
      path,
      route: null,
      page: false,
    })),
  );
}

/** The paths behind the first argument of a handler of the edge. */
function pathsOf(first: string): readonly string[] {
  if (first === '"*"') return [];
  if (first === '"/live"') return LIVE_TOPICS.map((name) => `/live?topics=${name}`);
  if (first === '"/api/auth/*"') return [...PUBLIC_AUTH_PATHS];
  if (first === "COMPANY_CALLBACK") return [COMPANY_CALLBACK];
  if (first.startsWith('"')) return [first.slice(1, -1)];
  throw new Error(`tests/kit/addresses.ts does not know which path ${first} of server.ts is`);
}

/** One address for each folder of the browser build, and one for each file next to them. */
function fileAddresses(): Address[] {
  const entries = readdirSync("build/client", { withFileTypes: true });
  return entries
    .filter(({ name }) => !/\.(br|gz)$/.test(name))
    .map((entry) => ({
      method: "GET",
      path: entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`,
      route: null,
      page: false,
    }));
}

/** The value of each address parameter, by its name without the colon; `*` for the rest of a path, `?` for a query. */
export type ParameterValues = Readonly<Record<string, string>>;

/** An address with its parameters filled in; an optional one without a value is left out. Throws if one is missing. */
export function filled(path: string, values: ParameterValues = {}): string {
  const query = values["?"] === undefined ? "" : `?${values["?"]}`;
  const whole = path.replace(
    /\/(?::(\w+)(\?)?|(\*))/g,
    (_, name: string = "*", optional?: string) => {
      const value = values[name];
      if (value !== undefined) return `/${value}`;
      if (optional) return "";
      throw new Error(`${path} needs a value for ${name}: tests/kit/address-values.ts gives it`);
    },
  );
  return whole + query;
}
