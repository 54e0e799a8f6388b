/** What the forms of an import send (DAY-4). */
import { z } from "zod";

/** A file or pasted cells; or, with the `id` of what was uploaded, the fields of its columns. */
export const previewForm = z.strictObject({
  id: z.string().default(""),
  file: z.file().optional(),
  pasted: z.string().default(""),
  headings: z.coerce.number().int().min(0).optional(),
  column: z.array(z.string()),
});

export const importForm = z.strictObject({ id: z.string() });

type Upload = Pick<z.output<typeof previewForm>, "file" | "pasted">;

/** The bytes of the file, or else the pasted cells. */
export async function uploadIn({ file, pasted }: Upload): Promise<Uint8Array | string> {
  // Where none is chosen, a browser sends one without a name.
  if (file && file.name !== "") return new Uint8Array(await file.arrayBuffer());
  return pasted;
}
