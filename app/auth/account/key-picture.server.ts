/** The picture that an authenticator app reads: dark modules of a QR code as one SVG path. */
import { encode } from "uqr";

const QUIET_ZONE = 4;

export type KeyPicture = { size: number; path: string };

/** `size` is the side in modules, quiet zone included. */
export function keyPicture(text: string): KeyPicture {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
