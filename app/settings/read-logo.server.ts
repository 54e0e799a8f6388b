import { createHash } from "node:crypto";
import { LARGEST_LOGO_BYTES, type Logo } from "./logo";
import { pictureKind } from "./picture-kind";

const MOST_WIDE = 5;

/** A logo from a file's bytes, regardless of its name; `fault` says why it cannot be one. */
export function readLogo(bytes: Uint8Array): { logo: Logo } | { fault: string } {
  if (bytes.byteLength === 0) return { fault: "Choose a file" };
  if (bytes.byteLength > LARGEST_LOGO_BYTES)
    return { fault: `The file has ${Math.ceil(bytes.byteLength / 1024)} KB; at most 64 KB` };
  const kind = pictureKind(bytes);
  if ("fault" in kind) return kind;
  const ratio = kind.size.width / kind.size.height;
  if (ratio > MOST_WIDE || ratio < 1 / MOST_WIDE)
    return {
      fault: "A logo is at most five times as wide as it is high, or as high as it is wide",
    };
  const data = Buffer.from(bytes).toString("base64");
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
  return { logo: { type: kind.type, data, ratio: Math.round(ratio * 1_000) / 1_000, hash } };
}
