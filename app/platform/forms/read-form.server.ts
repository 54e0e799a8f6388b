/** Reads the forms that anybody may send. */

/** What a request sends as a form; null where it is none, or was cut. */
export async function readForm(request: Request): Promise<FormData | null> {
  return request.formData().catch(() => null);
}
