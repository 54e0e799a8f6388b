import { z } from "zod";
import { logoSchema } from "./logo";

const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, "Fill this in")
    .max(longest, `At most ${longest} characters`)
    .refine((text) => !UNSEEN.test(text), "Use visible characters");
const mail = z
  .string()
  .trim()
  .max(200, "At most 200 characters")
  .pipe(z.email("Enter an address such as support@company.com"));
const words = { name: line(60), legalName: line(120), address: line(200), supportMail: mail };

/** What a company calls itself and how it looks. `hue`: degrees on the OKLCH wheel. */
export const brandSchema = z.strictObject({
  ...words,
  hue: z.int().min(0).max(360),
  logo: logoSchema.nullable(),
});

/** The fields of the brand form; the logo has its own form. */
export const brandForm = z.strictObject({
  ...words,
  hue: z
    .string()
    .trim()
    .refine(
      (text) => /^\d{1,3}$/.test(text) && Number(text) <= 360,
      "Enter a whole number from 0 to 360",
    )
    .transform(Number),
});

export type StoredBrand = z.output<typeof brandSchema>;

/** The logo as a page shows it. `ratio`: its width for a height of 1. */
export type LogoMark = { address: string; ratio: number };

/** The brand as pages know it: of the logo only its address. */
export type Brand = Omit<StoredBrand, "logo"> & { logo: LogoMark | null };

/** Sample content: a company that does not exist. */
export const SHIPPED_BRAND: StoredBrand = {
  name: "Setpoint",
  legalName: "Setpoint Example LLC",
  address: "100 Sample Street, Suite 1, Tampa, Florida",
  supportMail: "support@setpoint.example",
  hue: 262,
  logo: null,
};

/** The default brand with stored values applied; `ignored` names stored fields that are not valid. */
export function brandFrom(stored: unknown): {
  brand: Omit<StoredBrand, "logo">;
  logo: StoredBrand["logo"];
  ignored: string[];
} {
  const given = Object.entries(typeof stored === "object" && stored !== null ? stored : {});
  const read: Record<string, unknown> = { ...SHIPPED_BRAND };
  const ignored: string[] = [];
  for (const [name, value] of given) {
    const changed = brandSchema.safeParse({ ...read, [name]: value });
    if (changed.success) Object.assign(read, changed.data);
    else ignored.push(name);
  }
  const { logo, ...brand } = brandSchema.parse(read);
  return { brand, logo, ignored };
}
