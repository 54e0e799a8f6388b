/** What anyone's requests carry: forms, as text that a database can hold, and JSON. */

/** Replaces the null character with the replacement character. */
function storable(text: string): string {
  return text.replaceAll("\0", "\ufffd");
}

/** A request's form data; null if it is not a form or was cut off. */
export async function readForm(request: Request): Promise<FormData | null> {
  const sent = await request.formData().catch(() => null);
  if (sent === null) return null;
  const form = new FormData();
  for (const [name, value] of sent)
    form.append(name, typeof value === "string" ? storable(value) : value);
  return form;
}

/** The same, but empty if it is not a form: for pages that report an error for each field. */
export async function formBody(request: Request): Promise<FormData> {
  return (await readForm(request)) ?? new FormData();
}

/**
 * The JSON body of a request, or null if there is none or it exceeds `limit` characters. Anything
 * but `application/json` counts as none.
 */
export async function jsonBody(request: Request, limit = 65_536): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get("Content-Type") ?? "")) return null;
  const text = await request.text();
  if (text.length > limit) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
