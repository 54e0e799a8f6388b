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

/** The fields of the pixel form; an empty id means no pixel. */
export const pixelForm = z.strictObject({
  id: z
    .string()
    .trim()
    .refine((text) => /^(?:\d{5,20})?$/.test(text), "Enter the 5 to 20 digits of the pixel's id")
    .transform((text) => text || null),
  askConsent: z.enum(["yes", "no"]).transform((response) => response === "yes"),
});

/** The stored pixel; null if that is not valid. */
export function pixelFrom(stored: unknown): Pixel | null {
  return pixelSchema.safeParse(stored ?? {}).data ?? null;
}
