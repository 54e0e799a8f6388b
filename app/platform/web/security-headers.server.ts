/** The headers of every response, and the Content-Security-Policy of a page. */

/** Other origins that one kind of page needs. */
export type PagePolicy = {
  frames?: readonly string[];
  connects?: readonly string[];
  scripts?: readonly string[];
  images?: readonly string[];
  forms?: readonly string[];
};

/** How a page's own scripts and styles are identified: sources of a Content-Security-Policy. */
export type PageTrust = { scripts: readonly string[]; styles: readonly string[] };

/** Only scripts with this response's nonce, and what they load. */
export function trustByNonce(nonce: string): PageTrust {
  return {
    scripts: [`'nonce-${nonce}'`, "'strict-dynamic'"],
    styles: ["'self'", `'nonce-${nonce}'`],
  };
}

/** Only content with one of these hashes, and this site's files; no script at all without any. */
export function trustByHash({ scripts, styles }: PageTrust): PageTrust {
  return {
    scripts: scripts.length > 0 ? ["'self'", ...new Set(scripts)] : ["'none'"],
    styles: ["'self'", ...new Set(styles)],
  };
}

/** Without anything that does not come over HTTPS: a page that did reaches nothing else. */
export function withoutPlainHttp(needs: PagePolicy): PagePolicy {
  const kept = Object.entries(needs).map(([name, origins]: [string, readonly string[]]) => [
    name,
    origins.filter((origin) => !origin.startsWith("http:")),
  ]);
  return Object.fromEntries(kept);
}

export function pagePolicy(trust: PageTrust, needs: PagePolicy = {}): string {
  const { frames = [], connects = [], scripts = [], images = [], forms = [] } = needs;
  return [
    "default-src 'none'",
    `script-src ${[...trust.scripts, ...scripts].join(" ")}`,
    `style-src ${trust.styles.join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", "data:", ...images].join(" ")}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${["'self'", ...connects].join(" ")}`,
    `frame-src ${frames.length > 0 ? frames.join(" ") : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...forms].join(" ")}`,
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers of a page without scripts that a page of this site may frame, with its usual policy. */
export function framedBySelf(policy: string): Record<string, string> {
  return {
    "Content-Security-Policy": policy
      .replace(/script-src [^;]*/, "script-src 'none'")
      .replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    "X-Frame-Options": "SAMEORIGIN",
  };
}

/** The policy of everything that is not a page: if a browser shows it as one, nothing in it runs or is framed. */
export const RESPONSE_POLICY = "default-src 'none'; frame-ancestors 'none'";

const ALWAYS: readonly (readonly [name: string, value: string])[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  // The video player only responds to a page whose origin it can read from the referrer.
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()"],
];
const SECURE = [
  ...ALWAYS,
  ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"] as const,
];

const IN_TURN = { plain: ALWAYS.flat(), secure: SECURE.flat() };

/** The headers of cached responses, alternating names and values. `secure`: the visitor came over HTTPS. */
export function bufferedHeaders(secure: boolean): readonly string[] {
  return IN_TURN[secure ? "secure" : "plain"];
}

/** Adds missing headers to a response that is not from memory: it may not be cached or executed. */
export function secureHeaders(headers: Headers, secure: boolean): void {
  const fill = (name: string, value: string) => headers.has(name) || headers.set(name, value);
  for (const [name, value] of secure ? SECURE : ALWAYS) fill(name, value);
  fill("Content-Security-Policy", RESPONSE_POLICY);
  fill("Cache-Control", "no-store");
  if (secure) secureCookies(headers);
}

/** A cookie set over HTTPS is never sent without it, no matter which code sets it. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const cookie of cookies)
    headers.append(
      "Set-Cookie",
      /;\s*secure\s*(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`,
    );
}
