/** An image's kind and size, read from its bytes only. */
import type { LogoType } from "./logo";
import { readSvg } from "./svg";

type Size = { width: number; height: number };

/** `fault`: why this is no picture that may be shown. */
export type PictureKind = { type: LogoType; size: Size } | { fault: string };

const NONE: PictureKind = { fault: "This is not a PNG, JPEG, WebP or SVG image" };

export function pictureKind(bytes: Uint8Array): PictureKind {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (starts(bytes, "\x89PNG\r\n\x1a\n")) return raster("image/png", pngSize(view, bytes));
    if (starts(bytes, "\xff\xd8\xff")) return raster("image/jpeg", jpegSize(view));
    if (starts(bytes, "RIFF") && starts(bytes, "WEBP", 8))
      return raster("image/webp", webpSize(view, bytes));
  } catch (fault) {
    // Reading past the end: the file ends before its size.
    if (fault instanceof RangeError) return NONE;
    throw fault;
  }
  return drawing(bytes);
}

function raster(type: LogoType, size: Size | null): PictureKind {
  return size && size.width > 0 && size.height > 0 ? { type, size } : NONE;
}

function drawing(bytes: Uint8Array): PictureKind {
  const text = utf8(bytes);
  if (!text?.includes("svg")) return NONE;
  const read = readSvg(text);
  return "fault" in read ? read : { type: "image/svg+xml", size: read.size };
}

function pngSize(view: DataView, bytes: Uint8Array): Size | null {
  if (!starts(bytes, "IHDR", 12)) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The first frame header; everything before it is skipped. */
function jpegSize(view: DataView): Size | null {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(view: DataView, bytes: Uint8Array): Size | null {
  if (starts(bytes, "VP8X", 12))
    return {
      width: 1 + (view.getUint32(24, true) & 0xffffff),
      height: 1 + (view.getUint32(26, true) >>> 8),
    };
  if (starts(bytes, "VP8L", 12)) {
    const packed = view.getUint32(21, true);
    return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
  }
  if (!starts(bytes, "VP8 ", 12)) return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function starts(bytes: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
