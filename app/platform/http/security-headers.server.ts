/** The headers that every answer carries, and the Content-Security-Policy of a page. */

/** Foreign origins that one kind of page needs, beside this site's own. */
export type PagePolicy = { frames?: readonly string[]; connects?: readonly string[] };

/** The policy of a rendered page: only scripts with this response's nonce, and what they load, may run. */
export function pagePolicy(nonce: string, { frames = [], connects = [] }: PagePolicy = {}): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connects].join(" ")}`,
    `frame-src ${frames.length > 0 ? frames.join(" ") : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Adds what is missing to the headers of any answer. `secure`: the visitor came over HTTPS. */
export function secureHeaders(headers: Headers, secure: boolean): void {
  const fill = (name: string, value: string) => headers.has(name) || headers.set(name, value);
  fill("Content-Security-Policy", ANSWER_POLICY);
  fill("X-Content-Type-Options", "nosniff");
  fill("X-Frame-Options", "DENY");
  // The video player answers only to a page whose origin it can read from the referrer.
  fill("Referrer-Policy", "strict-origin-when-cross-origin");
  fill("Cross-Origin-Opener-Policy", "same-origin");
  fill("Cross-Origin-Resource-Policy", "same-origin");
  fill("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
  fill("Cache-Control", "no-store");
  if (secure) fill("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}
