/** Reads the forms that anyone may send: what they carry is text that a database can hold. */

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
