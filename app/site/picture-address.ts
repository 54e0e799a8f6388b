export const PICTURE = { width: 1200, height: 630 } as const;

/** Where the picture of a public page lies: `/book/next-steps` → `/og/book/next-steps.png`. */
export function picturePath(path: string): string {
  return `/og${path === "/" ? "/home" : path}.png`;
}

/** The page whose picture lies under the given rest of an address after `/og/`; null where it has no such shape. */
export function pageOfPicture(rest: string): string | null {
  const name = /^([a-z0-9/-]+)\.png$/.exec(rest)?.[1];
  if (name === undefined) return null;
  return name === "home" ? "/" : `/${name}`;
}
