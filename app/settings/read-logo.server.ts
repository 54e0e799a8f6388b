/** A logo from an uploaded file: pixels are kept, and a drawing is drawn, whatever else it holds. */

import { createHash } from "node:crypto";
import { disableTypes, imageSize, types } from "image-size";
import { Gate } from "~/platform/limits/gate.server";
import { MOST_PIXELS, withPicture } from "~/platform/web/read-picture.server";
import {
  runInWorker,
  WorkerEnded,
  type WorkerLimits,
} from "~/platform/workers/run-in-worker.server";
import type { DrawingInput, Drawn } from "./draw-logo-worker.server";
import drawerFile from "./draw-logo-worker.server.ts?worker-file";
import { LARGEST_LOGO_BYTES, type Logo, type LogoType, MOST_WIDE } from "./logo";

/** A larger image is resized: a header shows it 28 px high, and a dense screen needs three times that. */
const LARGEST = { width: 960, height: 240 };
const KEPT_AS_IT_IS_BYTES = 64 * 1024;
/** A logo is drawn in a twentieth of that. */
const DRAWING: WorkerLimits = { mostMs: 10_000, mostMegabytes: 64 };
/** One is drawn at a time; others wait. */
const MOST_WAITING = 4;

const NONE = "This is not a PNG, JPEG, WebP or SVG image";
const SPRAWLING = "This SVG takes too long to draw. Export it as a plain drawing, or as a PNG";
const OUT_OF_SHAPE =
  "A logo can be at most ten times as wide as it is tall, or as tall as it is wide";

const BUSY = "Other pictures are being drawn at the moment. Try again in a minute";

const drawing = new Gate(MOST_WAITING);

export type ReadLogo = { logo: Logo } | { fault: string };

type Kept = { bytes: Uint8Array } | { fault: string };

/** From a file's bytes, regardless of its name; `fault` says why it cannot be one. */
export async function readLogo(
  bytes: Uint8Array<ArrayBuffer>,
  limits = DRAWING,
): Promise<ReadLogo> {
  if (bytes.byteLength === 0) return { fault: "Choose a file" };
  const kept = await (pictureKind(bytes) ? smaller(bytes) : drawn(bytes, limits));
  return "fault" in kept ? kept : asLogo(kept);
}

function asLogo(kept: { bytes: Uint8Array }): ReadLogo {
  const kind = pictureKind(kept.bytes);
  if (!kind) return { fault: NONE };
  if (kept.bytes.byteLength > LARGEST_LOGO_BYTES) return tooLarge(kept.bytes);
  const ratio = kind.size.width / kind.size.height;
  if (ratio > MOST_WIDE || ratio < 1 / MOST_WIDE) return { fault: OUT_OF_SHAPE };
  const data = Buffer.from(kept.bytes).toString("base64");
  const hash = createHash("sha256").update(kept.bytes).digest("base64url").slice(0, 16);
  return { logo: { type: kind.type, data, ratio: Math.round(ratio * 1_000) / 1_000, hash } };
}

const ICON_SIDE = 512;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** The icon of tabs and home screens: a PNG or SVG, drawn as a square PNG with what is missing left clear. */
export async function readIcon(bytes: Uint8Array<ArrayBuffer>): Promise<ReadLogo> {
  if (bytes.byteLength === 0) return { fault: "Choose a file" };
  const kind = pictureKind(bytes);
  if (kind && kind.type !== "image/png") return { fault: "An icon is a PNG or an SVG" };
  const square = { width: ICON_SIDE, height: ICON_SIDE };
  const kept = await (kind ? smaller(bytes) : drawn(bytes, DRAWING, square));
  if ("fault" in kept) return kept;
  try {
    const icon = await withPicture(kept.bytes, (open) =>
      open()
        .resize({ ...square, fit: "contain", background: CLEAR })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    );
    return asLogo({ bytes: new Uint8Array(icon) });
  } catch {
    return { fault: NONE };
  }
}

/** One size of a kept icon. */
export function iconOf({ data }: Logo, side: number): Promise<Buffer> {
  return withPicture(Buffer.from(data, "base64"), (open) =>
    open().resize(side, side).png({ compressionLevel: 9 }).toBuffer(),
  );
}

function tooLarge({ byteLength }: Uint8Array): { fault: string } {
  return { fault: `The file is ${Math.ceil(byteLength / 1024)} KB. The limit is 1 MB` };
}

/** A large image as a small WebP, everything else as it is. */
async function smaller(bytes: Uint8Array<ArrayBuffer>): Promise<Kept> {
  const { width, height } = pictureKind(bytes)?.size ?? { width: 0, height: 0 };
  if (width * height > MOST_PIXELS)
    return { fault: "The picture has too many pixels. The limit is 60 megapixels" };
  if (bytes.byteLength <= KEPT_AS_IT_IS_BYTES) return { bytes };
  try {
    const small = await withPicture(bytes, (open) =>
      open()
        .autoOrient()
        .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 90 })
        .toBuffer(),
    );
    return { bytes: new Uint8Array(small) };
  } catch {
    // It begins like an image but is not one.
    return { fault: NONE };
  }
}

/** A drawing as a PNG. */
async function drawn(
  bytes: Uint8Array<ArrayBuffer>,
  limits: WorkerLimits,
  largest = LARGEST,
): Promise<Kept> {
  if (!Buffer.from(bytes.buffer).includes("<svg")) return { fault: NONE };
  if (bytes.byteLength > LARGEST_LOGO_BYTES) return tooLarge(bytes);
  const input = { bytes, largest };
  try {
    const found = await drawing.pass(() =>
      runInWorker<DrawingInput, Drawn>(drawerFile, input, limits),
    );
    return "kind" in found ? { fault: BUSY } : found;
  } catch (error) {
    if (error instanceof WorkerEnded) return { fault: SPRAWLING };
    throw error;
  }
}

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
