/** The brand's color: one hue, with our lightness and chroma, so every text on it is readable (NAV-1). */

/** The hue of danger while the brand is another color, and its minimum distance from the brand. */
const DANGER_HUE = 27;
const APART = 30;
/** Below this a color is gray: its hue says nothing. */
const LEAST_CHROMA = 0.02;
/** WCAG's least contrast of text. */
const READABLE = 4.5;
const HEX = /^#?(?:[\da-f]{3}|[\da-f]{6})$/i;

/**
 * An OKLCH color as hexadecimal sRGB, for places that support nothing else. `lightness` and `chroma` from 0 on, `hue`
 * in degrees; what sRGB cannot show is clipped channel by channel.
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((channel) => hexByte(withGamma(channel))).join("")}`;
}

function withGamma(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function hexByte(channel: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, channel)) * 255);
  return byte.toString(16).padStart(2, "0");
}

/** The lightness of this hue's accent on light pages: as light as its text can be and stay readable on every background. */
export function accentLightness(hue: number): number {
  const grounds = [oklchToHex(0.955, 0.011, 82), oklchToHex(0.94, 0.03, hue)];
  let thousandths = 500;
  while (
    grounds.some((ground) => contrast(oklchToHex(thousandths / 1_000, 0.19, hue), ground) < 4.5)
  )
    thousandths -= 5;
  return thousandths / 1_000;
}

export function accentHex(hue: number): string {
  return oklchToHex(accentLightness(hue), 0.19, hue);
}

/** What the accent is read on, or is the ground of. */
function groundsOf(hue: number): string[] {
  return [
    oklchToHex(0.99, 0.005, 85),
    oklchToHex(0.974, 0.013, 84),
    oklchToHex(0.955, 0.011, 82),
    oklchToHex(0.94, 0.03, hue),
  ];
}

/** The lowest contrast of text in a color and on it, on light pages; 4.5 is readable. */
export function leastContrast(hex: string, hue: number): number {
  return Math.min(...groundsOf(hue).map((ground) => contrast(hex, ground)));
}

/** A typed color in six digits, if all text in it and on it can be read on light pages; null otherwise (OWN-10). */
export function exactHex(text: string): string | null {
  const hue = hueOfHex(text.trim());
  if (typeof hue !== "number") return null;
  const hex = sixDigits(text);
  return leastContrast(hex, hue) >= READABLE ? hex : null;
}

/** The accent on light pages: the brand's own color if it can be read, otherwise one of its hue. */
export function accentOf({ hue, exact }: { hue: number; exact: string | null }): string {
  return exact ?? accentHex(hue);
}

/** WCAG's contrast of two colors in hexadecimal sRGB, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of six digits, as parts of light. */
function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
}

/** The hue of warnings about loss: red, unless the brand is red; then one next to red. */
export function dangerHue(hue: number): number {
  const turned = ((((hue - DANGER_HUE) % 360) + 540) % 360) - 180;
  if (Math.abs(turned) >= APART) return DANGER_HUE;
  return turned <= 0 ? DANGER_HUE + APART : 350;
}

/** The whole hue of a color such as #2f4fd8 or 24d; null for a gray one, undefined for no color. */
export function hueOfHex(text: string): number | null | undefined {
  if (!HEX.test(text)) return undefined;
  const [red = 0, green = 0, blue = 0] = channelsOf(sixDigits(text));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  if (Math.hypot(a, b) < LEAST_CHROMA) return null;
  return (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360;
}

/** #24d or 2244DD: #2244dd */
export function sixDigits(text: string): string {
  const digits = text.trim().replace("#", "").toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Where the shipped sign is in the color of a hue. */
export function signAddress(hue: number): string {
  return `/logo/sign-${hue}.svg`;
}
