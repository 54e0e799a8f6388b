/** Which part of a file a request asks for (RFC 9110, sections 13 and 14). */

export type Asked = {
  range: string | null;
  ifRange: string | null;
  ifNoneMatch: string | null;
};

/** `etag`: strong, with its quotation marks. */
export type Held = { bytes: number; etag: string };

export type Answer =
  | { status: 200 | 206; first: number; last: number }
  | { status: 304 }
  | { status: 416 };

/** A request for several ranges gets the whole, which a server may always send. */
export function answerTo({ range, ifRange, ifNoneMatch }: Asked, { bytes, etag }: Held): Answer {
  if (ifNoneMatch !== null && isNamed(ifNoneMatch, etag)) return { status: 304 };
  const whole = { status: 200, first: 0, last: bytes - 1 } as const;
  // A date or a weak tag does not say that the bytes are the same.
  if (range === null || (ifRange !== null && ifRange.trim() !== etag)) return whole;
  const [, from, to] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(range.trim()) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return whole;
  if (from === "") {
    const length = Math.min(Number(to), bytes);
    return length === 0 ? { status: 416 } : { status: 206, first: bytes - length, last: bytes - 1 };
  }
  const [first, last] = [Number(from), to === "" ? bytes - 1 : Number(to)];
  if (to !== "" && last < first) return whole;
  if (first >= bytes) return { status: 416 };
  return { status: 206, first, last: Math.min(last, bytes - 1) };
}

/** Weakly compared, as for reading. */
function isNamed(list: string, etag: string): boolean {
  return (
    list.trim() === "*" || list.split(",").some((each) => each.trim().replace(/^W\//, "") === etag)
  );
}
