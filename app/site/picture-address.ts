export const PICTURE = { width: 1200, height: 630 } as const;

/** The address of a public page's preview image: `/book/next-steps` → `/og/book/next-steps.png`. */
export function picturePath(path: string): string {
  return `/og${path === "/" ? "/home" : path}.png`;
}

/** The page whose preview image has this path after `/og/`; null if the path has a different shape. */
export function pageOfPicture(rest: string): string | null {
  const name = /^([a-z0-9/-]+)\.png$/.exec(rest)?.[1];
  if (name === undefined) return null;
  return name === "home" ? "/" : `/${name}`;
}
