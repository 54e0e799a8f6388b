/** The headers that every answer carries, and the Content-Security-Policy of a page. */

/** Foreign origins that one kind of page needs, beside this site's own. */
export type PagePolicy = {
  frames?: readonly string[];
  connects?: readonly string[];
  scripts?: readonly string[];
  images?: readonly string[];
  forms?: readonly string[];
};

/** By what a page's own scripts and styles are known: sources of a Content-Security-Policy. */
export type PageTrust = { scripts: readonly string[]; styles: readonly string[] };

/** Only what carries this answer's nonce, and what such a script loads. */
export function trustByNonce(nonce: string): PageTrust {
  return {
    scripts: [`'nonce-${nonce}'`, "'strict-dynamic'"],
    styles: ["'self'", `'nonce-${nonce}'`],
  };
}

/** Only what has one of these hashes, and files of this site; no script at all where there is none. */
export function trustByHash({ scripts, styles }: PageTrust): PageTrust {
  return {
    scripts: scripts.length > 0 ? ["'self'", ...new Set(scripts)] : ["'none'"],
    styles: ["'self'", ...new Set(styles)],
  };
}

/** The policy of a rendered page. */
export function pagePolicy(trust: PageTrust, needs: PagePolicy = {}): string {
  const { frames = [], connects = [], scripts = [], images = [], forms = [] } = needs;
  return [
    "default-src 'self'",
    `script-src ${[...trust.scripts, ...scripts].join(" ")}`,
    `style-src ${trust.styles.join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", "data:", ...images].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connects].join(" ")}`,
    `frame-src ${frames.length > 0 ? frames.join(" ") : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...forms].join(" ")}`,
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy of what is no page: should a browser show it as one, nothing in it runs or is framed. */
export const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";

const ALWAYS: readonly (readonly [name: string, value: string])[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  // The video player answers only to a page whose origin it can read from the referrer.
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

/** The headers of what lies in memory, names and values in turn. `secure`: the visitor came over HTTPS. */
export function memoryHeaders(secure: boolean): readonly string[] {
  return IN_TURN[secure ? "secure" : "plain"];
}

/** Adds what is missing to the headers of an answer that is not from memory: nothing of it may be kept or run. */
export function secureHeaders(headers: Headers, secure: boolean): void {
  const fill = (name: string, value: string) => headers.has(name) || headers.set(name, value);
  for (const [name, value] of secure ? SECURE : ALWAYS) fill(name, value);
  fill("Content-Security-Policy", ANSWER_POLICY);
  fill("Cache-Control", "no-store");
}
