/** A stored image as text, `{hash}-{width}x{height}`, and the addresses of its widths. Safe for browsers. */

export const PICTURE = /^([\w-]{16})-(\d{1,5})x(\d{1,5})$/;

/** The stored widths, in pixels; a smaller image is stored as it is. */
const WIDTHS = [320, 640, 1280, 1920] as const;

export type PictureSource = {
  src: string;
  srcSet: string;
  width: number;
  height: number;
};

/** Null if the text does not name an image. */
export function pictureSource(picture: string): PictureSource | null {
  const [, hash, width = "", height = ""] = PICTURE.exec(picture) ?? [];
  if (!hash) return null;
  const addresses = widthsOf(Number(width)).map(
    (each) => `/pictures/${hash}-${each}.webp ${each}w`,
  );
  return {
    src: `/pictures/${hash}-${width}.webp`,
    srcSet: addresses.join(", "),
    width: Number(width),
    height: Number(height),
  };
}

/** The widths kept of a picture that is this wide. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((each) => each < widest), widest];
}
