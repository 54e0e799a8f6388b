/** An image's kind and size, read from its bytes only. */
import { disableTypes, imageSize, types } from "image-size";
import type { LogoType } from "./logo";
import { readSvg } from "./svg";

type Size = { width: number; height: number };

/** `fault`: why this image may not be shown. */
export type PictureKind = { type: LogoType; size: Size } | { fault: string };

const NONE: PictureKind = { fault: "This is not a PNG, JPEG, WebP or SVG image" };
const RASTERS = new Map<string | undefined, LogoType>([
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["webp", "image/webp"],
]);
/** From this EXIF orientation on, a browser turns a picture on its side. */
const FIRST_TURNED = 5;

// The library's size of a drawing is not the size of one that `readSvg` accepts.
disableTypes(types.filter((type) => !RASTERS.has(type)));

export function pictureKind(bytes: Uint8Array): PictureKind {
  return raster(bytes) ?? drawing(bytes);
}

/** Null if it is not a pixel image, or has none. */
function raster(bytes: Uint8Array): PictureKind | null {
  const { type: name, width = 0, height = 0, orientation = 1 } = measured(bytes);
  const type = RASTERS.get(name);
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

function drawing(bytes: Uint8Array): PictureKind {
  const text = utf8(bytes);
  if (!text?.includes("svg")) return NONE;
  const read = readSvg(text);
  return "fault" in read ? read : { type: "image/svg+xml", size: read.size };
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
