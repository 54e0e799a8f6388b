import { z } from "zod";

/** The advertising pixel (PIX-1): none without an id; `askConsent`: it waits for a visitor's yes. */
export const pixelSchema = z.strictObject({
  id: z
    .string()
    .regex(/^\d{5,20}$/)
    .nullable()
    .default(null),
  askConsent: z.boolean().default(true),
});

export type Pixel = z.output<typeof pixelSchema>;

export const SHIPPED_PIXEL: Pixel = { id: null, askConsent: true };

/** What was stored for the pixel; null where that is not valid. */
export function pixelFrom(stored: unknown): Pixel | null {
  return pixelSchema.safeParse(stored ?? {}).data ?? null;
}
