import { z } from "zod";
import { asciiMail } from "~/platform/mail/names";
import { oneLineText } from "~/platform/text/one-line-text";
import { typedKeys } from "~/platform/web/typed-keys";
import { hueOfHex } from "./brand-color";
import {
  iconAddress,
  LARGEST_LOGO_BYTES,
  LOGO_TYPES,
  type Logo,
  type Logos,
  logoAddress,
  MOST_WIDE,
} from "./logo";
import { refusedEntries } from "./stored-entries";

const line = (longest: number) =>
  oneLineText().min(1, "Fill this in").max(longest, `At most ${longest} characters`);
const mail = z
  .string()
  .trim()
  .max(200, "At most 200 characters")
  .transform(asciiMail)
  .pipe(z.email("Enter an address such as support@company.com"));
const hexColor = z.string().regex(/^#[\da-f]{6}$/);
const words = { name: line(60), legalName: line(120), address: line(200), supportMail: mail };

export const logoSchema: z.ZodType<Logo> = z.strictObject({
  type: z.enum(typedKeys(LOGO_TYPES)),
  data: z.base64().max(Math.ceil(LARGEST_LOGO_BYTES / 3) * 4),
  ratio: z.number().min(0.1).max(MOST_WIDE),
  hash: z.string().regex(/^[\w-]{16}$/),
});

/**
 * The company's name and look. `hue`: degrees on the OKLCH wheel; `exact`: its own color on light pages, if it is
 * readable; `asked`: the one it chose, if it is not; `wordmark`: the logo contains the name, which is then not written
 * next to it; `logoDark`: the logo on dark pages, if different.
 */
export const brandSchema = z.strictObject({
  ...words,
  hue: z.int().min(0).max(360),
  exact: hexColor.nullable(),
  asked: hexColor.nullable(),
  wordmark: z.boolean(),
  logo: logoSchema.nullable(),
  logoDark: logoSchema.nullable(),
  favicon: logoSchema.nullable(),
});

/** The fields of the brand form; the logos have their own. `color` wins over `hue` if someone has changed it. */
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
  color: z
    .string()
    .trim()
    .refine((text) => hueOfHex(text) !== undefined, "Enter a color such as #2f4fd8")
    .refine((text) => hueOfHex(text) !== null, "This is a gray: choose a color")
    .optional(),
  wordmark: z
    .enum(["yes", "no"])
    .transform((choice) => choice === "yes")
    .optional(),
});

export type StoredBrand = z.output<typeof brandSchema>;

type LogoPicture = { address: string; ratio: number };

/** The logo as a page shows it. `ratio`: its width for a height of 1; `dark`: a different one on dark pages. */
export type LogoMark = LogoPicture & { dark: LogoPicture | null; wordmark: boolean };

/** The brand without the bytes of its logos. */
export type BrandWords = Omit<StoredBrand, keyof Logos>;

/** The addresses of the company's own icon. */
export type IconMark = { tab: string; touch: string };

/** The brand as pages know it: only the addresses of its pictures. */
export type Brand = BrandWords & { logo: LogoMark | null; favicon: IconMark | null };

/** Sample content: a company that does not exist. */
export const SHIPPED_BRAND: StoredBrand = {
  name: "Setpoint",
  legalName: "Setpoint Example LLC",
  address: "100 Sample Street, Suite 1, Tampa, Florida",
  supportMail: "support@setpoint.example",
  hue: 262,
  exact: null,
  asked: null,
  wordmark: false,
  logo: null,
  logoDark: null,
  favicon: null,
};

/** The default brand with stored values applied; `ignored` names stored fields that are not valid. */
export function brandFrom(stored: unknown): {
  brand: BrandWords;
  logos: Logos;
  ignored: string[];
} {
  let read = SHIPPED_BRAND;
  const ignored = refusedEntries(stored, (name, value) => {
    const changed = brandSchema.safeParse({ ...read, [name]: value });
    read = changed.data ?? read;
    return changed.success;
  });
  const { logo, logoDark, favicon, ...brand } = read;
  return { brand, logos: { logo, logoDark, favicon }, ignored };
}

/** The logo as pages show it; null: the shipped sign. One for dark pages alone is not shown. */
export function logoMark(
  { logo, logoDark }: Omit<Logos, "favicon">,
  wordmark: boolean,
): LogoMark | null {
  if (logo === null) return null;
  return { ...pictureOf(logo), dark: logoDark && pictureOf(logoDark), wordmark };
}

function pictureOf(logo: Logo): LogoPicture {
  return { address: logoAddress(logo), ratio: logo.ratio };
}

export function iconMark({ favicon }: Pick<Logos, "favicon">): IconMark | null {
  return favicon && { tab: iconAddress(favicon, "tab"), touch: iconAddress(favicon, "touch") };
}
