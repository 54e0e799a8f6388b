import { MOST_PIXELS, withPicture } from "~/platform/web/read-picture.server";
import { pictureKind } from "./picture-kind";

/** A larger pixel image is resized: a header shows it 28 px high, and a dense screen needs three times that. */
const KEPT_AS_IT_IS_BYTES = 64 * 1024;
const LARGEST = { width: 960, height: 240 };

/** The bytes to keep of an uploaded logo: a large image as a small WebP, everything else as it is. */
export async function smallerLogo(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const kind = pictureKind(bytes);
  const isPixels = "type" in kind && kind.type !== "image/svg+xml";
  if (!isPixels || bytes.byteLength <= KEPT_AS_IT_IS_BYTES) return bytes;
  // The later check says so.
  if (kind.size.width * kind.size.height > MOST_PIXELS) return bytes;
  try {
    const small = await withPicture(bytes, (open) =>
      open()
        .autoOrient()
        .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 90 })
        .toBuffer(),
    );
    return new Uint8Array(small);
  } catch {
    // It begins like an image but is not one: the later check says so.
    return new Uint8Array(1);
  }
}
