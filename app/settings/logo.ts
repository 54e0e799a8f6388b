/** Image types that a logo may have, with the extension of its address. */
export const LOGO_TYPES = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/svg+xml": "svg",
} as const;

export type LogoType = keyof typeof LOGO_TYPES;

/** The grounds of light and of dark pages, in OKLCH. */
export const GROUNDS = { "on light": [0.974, 0.013, 84], "on dark": [0.19, 0.012, 65] } as const;

export type Ground = keyof typeof GROUNDS;

/** A picture as its card shows it, saved or not; `hidden`: on which grounds it can hardly be seen. */
export type ShownLogo = { address: string; ratio: number; hidden: readonly Ground[] };

export const LARGEST_LOGO_BYTES = 1024 * 1024;

/** How many times as wide as high a logo may be: a wordmark is wide. */
export const MOST_WIDE = 10;

/** `data`: the bytes in base64; `ratio`: the width for a height of 1; `hash`: of the bytes. */
export type Logo = { type: LogoType; data: string; ratio: number; hash: string };

export function logoAddress({ hash, type }: Logo): string {
  return `/logo/${hash}.${LOGO_TYPES[type]}`;
}

/** The sides at which the icon of tabs and home screens is drawn. */
export const ICON_SIDES = { tab: 32, touch: 180 } as const;

export function iconAddress({ hash }: Pick<Logo, "hash">, side: keyof typeof ICON_SIDES): string {
  return `/logo/${hash}-${ICON_SIDES[side]}.png`;
}

/**
 * The company's pictures with their bytes. `logoDark`: for dark pages, if it is another one; `favicon`: for tabs and home
 * screens, if it is another one.
 */
export type Logos = { logo: Logo | null; logoDark: Logo | null; favicon: Logo | null };
