import fc from "fast-check";
import { expect, test } from "vitest";
import { type Answer, answerTo } from "./serve-media.server";

const ETAG = '"abc"';
const HELD = { bytes: 1_000, etag: ETAG };
const ASKED = { range: null, ifRange: null, ifNoneMatch: null, ifMatch: null };
const part = (first: number, last: number): Answer => ({ status: 206, first, last });
const WHOLE: Answer = { status: 200, first: 0, last: 999 };

test.each<[string, Answer]>([
  ["bytes=0-1", part(0, 1)],
  ["bytes=0-", part(0, 999)],
  ["bytes=999-", part(999, 999)],
  ["bytes=500-5000", part(500, 999)],
  ["bytes=-1", part(999, 999)],
  ["bytes=-5000", part(0, 999)],
  ["BYTES=0-0", part(0, 0)],
  ["bytes=1000-", { status: 416 }],
  ["bytes=1000-2000", { status: 416 }],
  ["bytes=-0", { status: 416 }],
  ["bytes=5-4", WHOLE],
  ["bytes=-", WHOLE],
  ["bytes=a-b", WHOLE],
  ["bytes=0-1,5-6", WHOLE],
  ["seconds=0-1", WHOLE],
  ["bytes=1.5-2", WHOLE],
  ["bytes=0-99999999999999999999", WHOLE],
  ["", WHOLE],
])("MED-2 the range %s of 1,000 bytes", (range, answer) => {
  expect(answerTo({ ...ASKED, range }, HELD)).toEqual(answer);
});

test.each<[string, string, Answer]>([
  ["the same", ETAG, part(0, 1)],
  ["another", '"other"', WHOLE],
  ["a weak", `W/${ETAG}`, WHOLE],
  ["a date", "Wed, 21 Oct 2026 07:28:00 GMT", WHOLE],
])("MED-2 a range if it is %s file", (_, ifRange, answer) => {
  expect(answerTo({ ...ASKED, range: "bytes=0-1", ifRange }, HELD)).toEqual(answer);
});

test.each<[string, number]>([
  [ETAG, 304],
  ["*", 304],
  [`"x", W/${ETAG}`, 304],
  ['"x", "y"', 206],
])("MED-2 what the browser has is told before a range: %s", (ifNoneMatch, status) => {
  expect(answerTo({ ...ASKED, range: "bytes=0-1", ifNoneMatch }, HELD).status).toBe(status);
});

test.each<[string, number]>([
  [ETAG, 206],
  ["*", 206],
  [`"x", ${ETAG}`, 206],
  ['"x"', 412],
  [`W/${ETAG}`, 412],
])("MED-2 a part only of the file that is meant: %s", (ifMatch, status) => {
  expect(answerTo({ ...ASKED, range: "bytes=0-1", ifMatch }, HELD).status).toBe(status);
});

test("MED-2 any range returns the bytes that it names", () => {
  const some = fc.option(fc.integer({ min: 0, max: 60 }), { nil: null });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), some, some, (bytes, from, to) => {
      const all = Array.from({ length: bytes }, (_, at) => at);
      const answer = answerTo(
        { ...ASKED, range: `bytes=${from ?? ""}-${to ?? ""}` },
        { bytes, etag: ETAG },
      );
      const named =
        from === null
          ? all.slice(-(to ?? 0) || bytes)
          : all.slice(from, to === null ? bytes : to + 1);
      const isReadable = from === null ? to !== null : to === null || to >= from;
      const isEmpty = named.length === 0 || (from === null && to === 0);
      const expected: Answer = isEmpty
        ? { status: 416 }
        : { status: 206, first: named[0] ?? 0, last: named.at(-1) ?? 0 };
      const whole: Answer = { status: 200, first: 0, last: bytes - 1 };
      expect(answer).toEqual(isReadable ? expected : whole);
    }),
  );
});
