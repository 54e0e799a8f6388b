/** What anyone's requests carry: forms and JSON, as text that a database can hold. */
import { boundaryOf, multipartForm } from "./multipart.server";

/** The null character, and halves of characters: no database holds them, and no one sees that they are gone. */
const UNSTORABLE = /\0|\p{Cs}/gu;
/** Nothing of ours is nested deeper; deeper values would exhaust the stack of whatever goes through them. */
const DEEPEST = 32;

/** The text without what no database can hold. */
export function storable(text: string): string {
  return text.isWellFormed() && !text.includes("\0") ? text : text.replace(UNSTORABLE, "");
}

/** Whether a body of this type has the fields of a form as an address has them. */
export function isUrlencoded(contentType: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType);
}

/** A request's form data; null if it is not a form or was cut off. */
export async function readForm(request: Request): Promise<FormData | null> {
  const sent = await fieldsOf(request).catch(() => null);
  if (sent === null) return null;
  const form = new FormData();
  for (const [name, value] of sent)
    form.append(storable(name), typeof value === "string" ? storable(value) : value);
  return form;
}

async function fieldsOf(request: Request): Promise<FormData | URLSearchParams | null> {
  const type = request.headers.get("Content-Type") ?? "";
  const boundary = boundaryOf(type);
  if (boundary === null && !isUrlencoded(type)) return null;
  const body = Buffer.from(await request.arrayBuffer());
  return boundary === null ? urlencodedFields(body) : multipartForm(body, boundary);
}

/** With a blank for each plus, which Node takes ten times as long to decode. */
function urlencodedFields(body: Buffer): URLSearchParams {
  for (let at = body.indexOf("+"); at >= 0 && at < body.length; at += 1)
    if (body[at] === PLUS) body[at] = BLANK;
  return new URLSearchParams(body.toString());
}

const [PLUS, BLANK] = [0x2b, 0x20];

/** The same, but empty if it is not a form: for pages that report an error for each field. */
export async function formBody(request: Request): Promise<FormData> {
  return (await readForm(request)) ?? new FormData();
}

/**
 * The JSON body of a request, or null if there is none, it exceeds `limit` characters or is nested too deep. Anything
 * but `application/json` counts as none.
 */
export async function jsonBody(request: Request, limit = 65_536): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get("Content-Type") ?? "")) return null;
  const text = await request.text();
  if (text.length > limit) return null;
  try {
    return storableValue(JSON.parse(text), DEEPEST);
  } catch {
    return null;
  }
}

/** The same value with storable texts and names. Throws a `RangeError` if it is nested deeper than `levels`. */
function storableValue(value: unknown, levels: number): unknown {
  if (typeof value === "string") return storable(value);
  if (typeof value !== "object" || value === null) return value;
  if (levels === 0) throw new RangeError("nested too deep");
  if (Array.isArray(value)) return value.map((each) => storableValue(each, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [storable(name), storableValue(each, levels - 1)]),
  );
}
