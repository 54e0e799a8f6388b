/** Changes as other sites would make a browser send them, against the table of Go's CrossOriginProtection. */
import type { Visitor } from "./visitor";

export const SITES = ["same-origin", "none", "same-site", "cross-site", null] as const;

const REFUSED = "Changes are accepted only from this site";
const METHODS = ["POST", "PUT", "PATCH", "DELETE"];
const TYPES = [
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json",
  "text/plain",
];
export const WAYS = METHODS.flatMap((method) => TYPES.map((type) => ({ method, type })));

type Asked = { index: number; site: (typeof SITES)[number]; origin: string };

/**
 * Sends changes to every path from every kind of origin. `waysOf` says which of `WAYS` each is tried in. Returns what
 * was refused that Go would let through, or let through that Go would refuse.
 */
export async function tryFromElsewhere(
  visitor: Visitor,
  paths: readonly string[],
  waysOf: (asked: Asked) => readonly number[],
): Promise<{ wrong: string[]; tried: number }> {
  const wrong: string[] = [];
  let tried = 0;
  for (const [index, path] of paths.entries()) {
    for (const site of SITES) {
      for (const origin of [visitor.origin, "https://evil.example", "null", ""]) {
        for (const way of waysOf({ index, site, origin })) {
          const { method = "", type = "" } = WAYS[way] ?? {};
          const headers = new Headers({ "Content-Type": type });
          if (site !== null) headers.set("Sec-Fetch-Site", site);
          if (origin !== "") headers.set("Origin", origin);
          const response = await visitor.fetch(path, { method, headers, body: "x" });
          const refused = (await response.text()).includes(REFUSED) && response.status === 403;
          tried += 1;
          if (refused === isAllowed(site, origin, visitor.origin))
            wrong.push(`${method} ${path} ${type}: ${site}, ${origin}: ${response.status}`);
        }
      }
    }
  }
  return { wrong, tried };
}

/** A client that sends neither header is not a browser, and carries no one's cookies by accident. */
function isAllowed(site: string | null, origin: string, own: string): boolean {
  if (site !== null) return site === "same-origin" || site === "none";
  return origin === "" || origin === own;
}
