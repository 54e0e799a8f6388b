/** Which headers every response must have, and their values. */
/** The agreement and the preview of a draft are read in a frame of this site, and are the only pages that may be. */
const FRAMED = ["/demo-agreement/document", "/admin/content/:key/preview"];

const REFERRER = "strict-origin-when-cross-origin";
/** An address that is itself a key is never sent to anyone. */
const REFERRERS: Readonly<Record<string, string>> = { "/apply/:token": "no-referrer" };

/** What is missing or wrong in a response that came over TLS, in words. `where`: the address, as in the route table. */
export function headerFaults({ status, headers }: Response, where = ""): string[] {
  const told = (name: string) => headers.get(name) ?? "";
  const policy = policyOf(told("Content-Security-Policy"));
  const isPage = told("Content-Type").startsWith("text/html");
  const script = [...(policy.get("script-src") ?? policy.get("default-src") ?? ["*"])];
  const framers = [...(policy.get("frame-ancestors") ?? [])].join();
  const rules: [string, boolean][] = [
    ["nosniff", told("X-Content-Type-Options") === "nosniff"],
    ["frames", told("X-Frame-Options") === (framers === "'self'" ? "SAMEORIGIN" : "DENY")],
    ["referrer", told("Referrer-Policy") === (REFERRERS[where] ?? REFERRER)],
    ["opener", told("Cross-Origin-Opener-Policy") === "same-origin"],
    ["resource", told("Cross-Origin-Resource-Policy") === "same-origin"],
    ["permissions", told("Permissions-Policy").includes("camera=()")],
    ["transport", /^max-age=31536000; includeSubDomains$/.test(told("Strict-Transport-Security"))],
    ["request id", /^[\w-]{36}$/.test(told("X-Request-Id"))],
    ["keeping", told("Cache-Control") !== ""],
    ["sharing", !headers.has("Access-Control-Allow-Origin")],
    ["type", status === 204 || status === 304 || status < 400 || told("Content-Type") !== ""],
    ["who made it", !headers.has("Server") && !headers.has("X-Powered-By")],
    ["policy", [...(policy.get("default-src") ?? [])].join() === "'none'"],
    ["script", !script.some((each) => /unsafe|^\*|^https?:$|^data:/.test(each))],
    ["base", !isPage || [...(policy.get("base-uri") ?? [])].join() === "'none'"],
    [
      "objects",
      !isPage ||
        [...(policy.get("object-src") ?? policy.get("default-src") ?? [])].join() === "'none'",
    ],
    ["framed", !isPage || framers === (FRAMED.includes(where) ? "'self'" : "'none'")],
    ["forms", !isPage || /^'(self|none)'$/.test([...(policy.get("form-action") ?? [])][0] ?? "")],
  ];
  return rules.flatMap(([name, holds]) => (holds ? [] : [name]));
}

/** The directives of a Content-Security-Policy, by name. */
function policyOf(header: string): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = header.split(";").map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(
    parts.flatMap(([name, ...sources]) => (name ? [[name, new Set(sources)] as const] : [])),
  );
}
