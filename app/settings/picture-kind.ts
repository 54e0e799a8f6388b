/** An image's kind and size, read from its bytes only. */
import { disableTypes, imageSize, types } from "image-size";
import type { LogoType } from "./logo";

type PictureKind = { type: LogoType; size: { width: number; height: number } };

const KINDS = new Map<string | undefined, LogoType>([
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["webp", "image/webp"],
]);
/** From this EXIF orientation on, a browser turns a picture on its side. */
const FIRST_TURNED = 5;

disableTypes(types.filter((type) => !KINDS.has(type)));

/** Null if it is not an image of pixels, or has none. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const { type: name, width = 0, height = 0, orientation = 1 } = measured(bytes);
  const type = KINDS.get(name);
  if (!type || width <= 0 || height <= 0) return null;
  const turned = orientation >= FIRST_TURNED;
  return { type, size: turned ? { width: height, height: width } : { width, height } };
}

function measured(bytes: Uint8Array): Partial<ReturnType<typeof imageSize>> {
  try {
    return imageSize(bytes);
  } catch {
    // It throws different errors for unknown types and for files that end before their size.
    return {};
  }
}
