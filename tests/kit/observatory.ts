/** Scores a response over HTTPS by the rules and modifiers of MDN HTTP Observatory, without any request to it. */

type Policy = ReadonlyMap<string, ReadonlySet<string>>;

/** `rules`: what each adds to 100, or deducts. A proxy's part, redirecting from http to https, is not counted. */
export type Score = { score: number; rules: Readonly<Record<string, number>> };

const BROAD = [
  "*",
  "http:",
  "https:",
  "ftp:",
  "http://*",
  "https://*",
  "http://*.*",
  "https://*.*",
];
const INLINE = [...BROAD, "'unsafe-inline'", "data:"];
const SIX_MONTHS_SECONDS = 15_552_000;
const ENOUGH_FOR_EXTRA = 90;
const PRIVATE_REFERRERS = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];

export function observatoryScore(headers: Headers, html: string): Score {
  const policy = policyOf(headers.get("Content-Security-Policy") ?? "");
  const rules = {
    policy: policyRule(policy),
    cookies: cookieRule(headers.getSetCookie()),
    sharing: headers.get("Access-Control-Allow-Origin") === null ? 0 : -50,
    referrer: referrerRule(headers.get("Referrer-Policy")),
    transport: transportRule(headers.get("Strict-Transport-Security")),
    scripts: scriptRule(html),
    sniffing: headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
    frames: frameRule(policy, headers.get("X-Frame-Options")),
    resources: /^same-(origin|site)$/.test(headers.get("Cross-Origin-Resource-Policy") ?? "")
      ? 10
      : 0,
  };
  const sum = (values: number[]) => values.reduce((all, each) => all + each, 100);
  const least = sum(Object.values(rules).filter((each) => each < 0));
  return { score: least >= ENOUGH_FOR_EXTRA ? sum(Object.values(rules)) : least, rules };
}

/** The directives of a Content-Security-Policy, by name. */
export function policyOf(header: string): Policy {
  const parts = header.split(";").map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(
    parts.flatMap(([name, ...sources]) => (name ? [[name, new Set(sources)] as const] : [])),
  );
}

function policyRule(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sources = (name: string) => trusted(policy.get(name) ?? policy.get("default-src"));
  const [script, style, object] = [
    sources("script-src"),
    sources("style-src"),
    sources("object-src"),
  ];
  const passive = new Set(["img-src", "media-src"]);
  const insecure = [...policy].filter(([, all]) =>
    [...all].some((one) => /^(http|ftp):/.test(one)),
  );
  if (script.some((each) => INLINE.includes(each)) || object.some((each) => BROAD.includes(each)))
    return -20;
  if (insecure.some(([name]) => !passive.has(name))) return -20;
  if ([...script, ...style].includes("'unsafe-eval'") || insecure.length > 0) return -10;
  if (style.some((each) => INLINE.includes(each))) return 0;
  return [...(policy.get("default-src") ?? [])].join() === "'none'" ? 10 : 5;
}

/** A nonce or a hash makes browsers ignore 'unsafe-inline'; a missing directive allows everything. */
function trusted(sources: ReadonlySet<string> = new Set(["*"])): string[] {
  const marked = [...sources].some((each) => /^'(nonce|sha(256|384|512))-/.test(each));
  const strict = marked && sources.has("'strict-dynamic'");
  return [...sources].filter(
    (each) => !(marked && each === "'unsafe-inline'") && !(strict && BROAD.includes(each)),
  );
}

function cookieRule(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const isSession = (cookie: string) => /^[^=]*(login|sess)/i.test(cookie);
  if (cookies.some((cookie) => isSession(cookie) && !/; *httponly/i.test(cookie))) return -30;
  const open = cookies.filter((cookie) => !/; *secure/i.test(cookie));
  if (open.length > 0) return open.some(isSession) ? -40 : -20;
  if (cookies.some((cookie) => /; *samesite=(?!lax|strict)/i.test(cookie))) return -20;
  return cookies.every((cookie) => /; *samesite=/i.test(cookie)) ? 5 : 0;
}

function referrerRule(value: string | null): number {
  if (value === null) return 0;
  return PRIVATE_REFERRERS.includes(value) ? 5 : -5;
}

function transportRule(value: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? "")?.[1] ?? 0);
  if (seconds >= SIX_MONTHS_SECONDS) return 0;
  return seconds > 0 ? -10 : -20;
}

/** Scripts of another origin must come over HTTPS, and should say their hash. */
function scriptRule(html: string): number {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const foreign = tags.filter(([, address = ""]) => /^(https?:)?\/\//.test(address));
  if (foreign.some(([, address = ""]) => !address.startsWith("https:"))) return -50;
  return foreign.some(([tag]) => !tag.includes("integrity=")) ? -5 : 0;
}

function frameRule(policy: Policy, option: string | null): number {
  if (policy.has("frame-ancestors")) return 5;
  return /^(deny|sameorigin)$/i.test(option ?? "") ? 0 : -20;
}
