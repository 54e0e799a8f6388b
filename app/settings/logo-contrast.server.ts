/** On which grounds a logo can hardly be seen, measured on its drawn pixels (OWN-10). */
import { withPicture } from "~/platform/web/read-picture.server";
import { oklchToHex } from "./brand-color";
import { GROUNDS, type Ground, type Logo } from "./logo";

/** Enough to see what a header shows 28 px high. */
const MEASURED = { width: 160, height: 160 };
/** Of the ink, before a ground hides the logo. */
const LEAST_SEEN = 0.5;
/** Of a picture without holes, which brings its own ground. */
const LEAST_SEEN_OF_BOX = 0.02;
const LEAST_CONTRAST = 2;
const INK_ALPHA = 64;
const BOX = 0.97;

export async function hiddenOn({ type, data }: Logo): Promise<Ground[]> {
  // One that an earlier release kept: only a worker may draw it.
  if (type === "image/svg+xml") return [];
  const pixels = await pixelsOf(data);
  const grounds: Ground[] = ["on light", "on dark"];
  return grounds.filter((ground) => isHidden(pixels, rgbOf(ground)));
}

/** Of what no one could view, none: it begins like a picture and is kept as it is. */
async function pixelsOf(data: string): Promise<Buffer> {
  try {
    return await withPicture(Buffer.from(data, "base64"), (open) =>
      open()
        .resize({ ...MEASURED, fit: "inside", withoutEnlargement: true })
        .toColorspace("srgb")
        .ensureAlpha()
        .raw()
        .toBuffer(),
    );
  } catch {
    return Buffer.alloc(0);
  }
}

type Rgb = readonly [number, number, number];

function isHidden(pixels: Buffer, ground: Rgb): boolean {
  const below = luminance(ground);
  let [ink, seen] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < INK_ALPHA) continue;
    ink += 1;
    const mixed = [r, g, b].map((part, band) => over(part, ground[band] ?? 0, alpha / 255));
    if (ratio(luminance(mixed), below) >= LEAST_CONTRAST) seen += 1;
  }
  const least = ink / (pixels.length / 4) >= BOX ? LEAST_SEEN_OF_BOX : LEAST_SEEN;
  return seen < ink * least;
}

function over(part: number, ground: number, alpha: number): number {
  return part * alpha + ground * (1 - alpha);
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** As WCAG 2 defines it. */
function luminance(color: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function rgbOf(ground: Ground): Rgb {
  const [lightness, chroma, hue] = GROUNDS[ground];
  const hex = Number.parseInt(oklchToHex(lightness, chroma, hue).slice(1), 16);
  return [hex >> 16, (hex >> 8) & 255, hex & 255];
}
