import { z } from "zod";

const line = (longest: number) => z.string().trim().min(1).max(longest);

/** What a company calls itself and how it looks. `hue`: degrees on the OKLCH wheel. */
export const brandSchema = z.strictObject({
  name: line(60),
  legalName: line(120),
  address: line(200),
  supportMail: z.email().max(200),
  hue: z.int().min(0).max(360),
});

export type Brand = z.output<typeof brandSchema>;

/** Sample content: a company that does not exist. */
export const SHIPPED_BRAND: Brand = {
  name: "Setpoint",
  legalName: "Setpoint Example LLC",
  address: "100 Sample Street, Suite 1, Tampa, Florida",
  supportMail: "support@setpoint.example",
  hue: 262,
};

/** The shipped brand with what was stored in its place; `ignored` names stored fields that are not valid. */
export function brandFrom(stored: unknown): { brand: Brand; ignored: string[] } {
  const given = Object.entries(typeof stored === "object" && stored !== null ? stored : {});
  const brand: Record<string, unknown> = { ...SHIPPED_BRAND };
  const ignored: string[] = [];
  for (const [name, value] of given) {
    const changed = brandSchema.safeParse({ ...brand, [name]: value });
    if (changed.success) Object.assign(brand, changed.data);
    else ignored.push(name);
  }
  return { brand: brandSchema.parse(brand), ignored };
}
