/** Requests that no page of ours would send: hostile text, shapes, types and sizes in every place, for fast-check. */
import fc from "fast-check";

/** Texts that have broken programs before, each in its own way. */
/** What no column of a database holds: a null character, half a character, a day before all days. */
export const UNSTORABLE_TEXTS = ["a\0b", "x\ud83d", "0000-01-01"] as const;

const KNOWN_TEXTS: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "x\udc00y",
  "\u202emoc.elpmaxe\u2066",
  "\ufeff\u200b\u2060",
  "e\u0301\u0301\u0301".repeat(40),
  "👩‍👩‍👧‍👦".repeat(60),
  "ﷺ".repeat(300),
  "'; DROP TABLE users; --",
  "%' OR '1'='1",
  "\\",
  "%_%",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "$" + "{7*7}{{7*7}}",
  "../../../../etc/passwd",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "//evil.example/",
  "https://evil.example/\r\nSet-Cookie: a=b",
  "=1+1",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "-1",
  "0",
  "-0",
  "1.5",
  "1e309",
  "0x10",
  "99999999999999999999",
  "2147483648",
  "9007199254740993",
  "2026-02-30",
  "0000-00-00",
  ...UNSTORABLE_TEXTS,
  "9999-12-31",
  "-271821-04-20",
  "275760-09-13T00:00:00Z",
  "+275760-09-14T00:00:00.000Z",
  "2026-11-23T14:00:00Z",
  "0001-01-01T00:00:00Z",
  "00000000-0000-0000-0000-000000000000",
  "[object Object]",
  "true",
  "[]",
  '{"$ne":null}',
  "a".repeat(300),
  "a".repeat(20_000),
  "(".repeat(5_000),
  "a@b",
  `${"a".repeat(250)}@example.com`,
  "Europe/Nowhere",
  "en-US-u-ca-buddhist",
];

/** A text that someone hostile, or a broken program, could send. */
export const badText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...KNOWN_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.double().map(String) },
  // Individual code units, including halves of surrogate pairs.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((units) => String.fromCharCode(...units)),
  },
);

/** Names of fields that no form has. */
export const strangeName: fc.Arbitrary<string> = fc.constantFrom(
  "__proto__",
  "constructor",
  "prototype",
  "hasOwnProperty",
  "then",
  "",
  "a[]",
  "a[b]",
  "roles",
);

const nested: fc.Arbitrary<string> = fc.constantFrom(
  "[".repeat(10_000) + "]".repeat(10_000),
  `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
  `{"__proto__":{"roles":["admin"]},"constructor":{"prototype":{"roles":["admin"]}}}`,
  '{"a":"\\ud800","b":"\\u0000"}',
  '{"a":1e999}',
  '{"a":1,"a":2}',
  "nul",
  '"',
  "1",
  '""',
  "[]",
  "{}",
  `"${"x".repeat(200_000)}"`,
);

const badJson: fc.Arbitrary<string> = fc.oneof(nested, fc.json({ stringUnit: "binary" }), badText);

/** In place of a valid value in a JSON body. */
export const badValue: fc.Arbitrary<unknown> = fc.oneof(
  badText,
  fc.constantFrom<unknown>(null, true, -1, 1.5, 1e308, 2 ** 53, [], {}, [[[]]]),
  fc.jsonValue({ stringUnit: "binary" }),
);

/** More than any request may be. */
const MEGABYTE = "x".repeat(2 ** 20);

const badType: fc.Arbitrary<string> = fc.constantFrom(
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-16",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  "application/json",
  "application/json; charset=latin1",
  "text/plain",
  "text/x-script",
  "application/octet-stream",
  "*/*",
  ";",
);

export type RawBody = { type: string; body: string | Uint8Array<ArrayBuffer> };

/** A body of one type that claims to be another, or none. */
export const badBody: fc.Arbitrary<RawBody> = fc.record({
  type: badType,
  body: fc.oneof(
    { weight: 4, arbitrary: badJson },
    {
      weight: 2,
      arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
    },
    { weight: 2, arbitrary: fc.array(fc.tuple(strangeName, badText)).map(encoded) },
    {
      weight: 2,
      arbitrary: badText.map(
        (text) =>
          `--x\r\nContent-Disposition: form-data; name="intent"; filename="${text}"\r\n\r\n${text}\r\n--x--`,
      ),
    },
    { weight: 1, arbitrary: fc.constant(MEGABYTE) },
  ),
});

/** A part of a path as it appears in an address: encoded, half encoded or wrongly. */
export const badSegment: fc.Arbitrary<string> = fc.oneof(
  badText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 4_000)),
  fc.constantFrom("%00", "%E0%A4%A", "%", "%ff", "%2e%2e", "%2f", "%5c", "..%2f..", ".", "lesson0"),
  fc.constantFrom(
    "lesson1e1",
    "lesson999",
    "a.b",
    "*",
    ":id",
    "%u0000",
    "%252e",
    "__proto__",
    ";a=b",
  ),
);

/** Cookies in a header, including ours with wrong values. */
export const badCookies: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        "theme",
        "booked",
        "notice",
        "session",
        "__Host-session",
        "known",
        "__proto__",
      ),
      fc.oneof(
        badText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 2_000)),
        fc.constantFrom("%", "%E0%A4%A", ".", "a.b", "dark", '"', "=", "{}", "0".repeat(3_000)),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("; "));

/** Other headers that a server might trust. */
export const badHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc.constantFrom(
      ["Referer", "https://evil.example/%E0%A4%A?a=b"],
      ["Referer", "::"],
      ["Accept", "text/event-stream"],
      ["Accept", ";;;"],
      ["Accept-Encoding", "br;q=x, identity;q=0"],
      ["Authorization", "Bearer x"],
      ["Authorization", "Basic %%%"],
      ["If-None-Match", '"*'],
      ["Range", "bytes=99999999999-0"],
      ["X-Forwarded-For", "'; --"],
      ["X-Forwarded-Proto", "javascript"],
      ["X-Request-Id", "<script>"],
      ["Last-Event-ID", "-1"],
    ),
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs));

export function encoded(pairs: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
}
