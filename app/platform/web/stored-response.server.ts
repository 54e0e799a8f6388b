/** A response cached in memory, plain and compressed, and served in a form the browser accepts. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip" | null;

/** The forms of one content, the best first and the plain one last. */
export type StoredResponse = { headers: Readonly<Record<string, string>>; forms: StoredForm[] };

/** `etag`: of exactly these bytes. */
export type StoredForm = { encoding: Encoding; bytes: Uint8Array; etag: string };

/** The parts of a request that decide the form: its method and three headers. */
export type Asked = {
  method: string | undefined;
  encodings: string | undefined;
  known: string | undefined;
};

/** `headers`: alternating names and values. */
export type Given = { status: number; headers: string[]; body: Uint8Array | null };

export function storedForm(bytes: Uint8Array, encoding: Encoding): StoredForm {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { encoding, bytes, etag: `"${hash}"` };
}

/** How hard to compress, for Brotli and gzip: the smallest size takes 20 times as long as nearly that. */
const EFFORTS = { smallest: [11, 9], quick: [4, 6] } as const;

/** A text with its compressed forms. */
export async function storedText(
  text: string,
  headers: StoredResponse["headers"],
  effort: keyof typeof EFFORTS = "smallest",
): Promise<StoredResponse> {
  const [quality, level] = EFFORTS[effort];
  const bytes = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level }),
  ]);
  return {
    headers,
    forms: [storedForm(br, "br"), storedForm(gz, "gzip"), storedForm(bytes, null)],
  };
}

/** 304 if the browser has these bytes; no body for HEAD. */
export function givenTo({ method, encodings = "", known }: Asked, stored: StoredResponse): Given {
  const accepted = acceptedOf(encodings);
  const form = stored.forms.find(({ encoding }) => encoding === null || accepted.has(encoding));
  if (!form) throw new Error("A stored response has no plain form");
  const headers = [...headersOf(stored, form)];
  if (known !== undefined && hasCurrent(known, form.etag)) {
    return { status: 304, headers, body: null };
  }
  headers.push("Content-Length", String(form.bytes.byteLength));
  return { status: 200, headers, body: method === "HEAD" ? null : form.bytes };
}

const written = new WeakMap<StoredForm, string[]>();

function headersOf(stored: StoredResponse, form: StoredForm): string[] {
  const known = written.get(form);
  if (known) return known;
  const headers = [...Object.entries(stored.headers).flat(), "ETag", form.etag];
  headers.push("Vary", "Accept-Encoding");
  if (form.encoding) headers.push("Content-Encoding", form.encoding);
  written.set(form, headers);
  return headers;
}

const acceptances = new Map<string, ReadonlySet<string>>();
const MOST_ACCEPTANCES = 100;

/** Browsers send few different headers, so parsed ones are cached. */
function acceptedOf(header: string): ReadonlySet<string> {
  const known = acceptances.get(header);
  if (known) return known;
  const items = header.toLowerCase().split(",");
  const accepted = new Set(
    items.flatMap((item) => {
      const [token, quality] = item.split(";").map((part) => part.trim());
      return token && !/^q=0(?:\.0*)?$/.test(quality ?? "") ? [token] : [];
    }),
  );
  if (acceptances.size >= MOST_ACCEPTANCES) acceptances.clear();
  acceptances.set(header, accepted);
  return accepted;
}

/** A proxy that changes a response marks its tag as weak; for a page or its files that is equivalent. */
function hasCurrent(known: string, etag: string): boolean {
  return known.split(",").some((item) => item.trim().replace(/^W\//, "") === etag);
}
