/** Reads the forms that anybody may send: what they carry is text that a database can hold. */

/** Without the character zero, in whose place stands that of what cannot be read. */
function storable(text: string): string {
  return text.replaceAll("\0", "\ufffd");
}

/** What a request sends as a form; null where it is none, or was cut. */
export async function readForm(request: Request): Promise<FormData | null> {
  const sent = await request.formData().catch(() => null);
  if (sent === null) return null;
  const form = new FormData();
  for (const [name, value] of sent)
    form.append(name, typeof value === "string" ? storable(value) : value);
  return form;
}

/** The same, and an empty one where it is none: for pages that say of each field what is wrong with it. */
export async function formBody(request: Request): Promise<FormData> {
  return (await readForm(request)) ?? new FormData();
}
