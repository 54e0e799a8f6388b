/** A stored image as text, `{hash}-{width}x{height}`, with `@{x},{y}` if it has a focal point. Safe for browsers. */

export const PICTURE = /^([\w-]{16})-(\d{1,5})x(\d{1,5})(?:@(\d{1,3}),(\d{1,3}))?$/;

/** The stored widths, in pixels; a smaller image is stored as it is. */
const WIDTHS = [320, 640, 1280, 1920] as const;

/** What a frame that cuts the image off keeps in view, in percent from the left and from the top (OWN-10). */
export type FocalPoint = { x: number; y: number };

export const CENTER: FocalPoint = { x: 50, y: 50 };

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

export function focalPoint(picture: string): FocalPoint {
  const [, , , , x, y] = PICTURE.exec(picture) ?? [];
  return x && y ? { x: within(Number(x)), y: within(Number(y)) } : CENTER;
}

/** The same image with another focal point; the center is not written. */
export function withFocalPoint(picture: string, { x, y }: FocalPoint): string {
  const [image = ""] = picture.split("@");
  const point = [x, y].map((percent) => within(Math.round(percent)));
  return point.every((percent) => percent === CENTER.x) ? image : `${image}@${point.join()}`;
}

/** As CSS says it; nothing for the center, where frames look anyway. */
export function objectPosition(picture: string): { objectPosition: string } | undefined {
  const { x, y } = focalPoint(picture);
  return x === CENTER.x && y === CENTER.y ? undefined : { objectPosition: `${x}% ${y}%` };
}

/** The widths kept of a picture that is this wide. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((each) => each < widest), widest];
}

function within(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
