/** Uploads as a browser sends them, by the tus protocol, and the addresses of what is stored. */
import { createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { mediaAddress } from "../../app/platform/media/media-address.server";
import { TEST_SECRET } from "./databases";
import type { Visitor } from "./visitor";

const TUS = { "Tus-Resumable": "1.0.0" };
const PIECE = { ...TUS, "Content-Type": "application/offset+octet-stream" };

/** As a WebP picture begins. */
export function aPicture(bytes: number): Uint8Array<ArrayBuffer> {
  const picture = begunAs(bytes, 0, "RIFF");
  picture.set(Buffer.from("WEBP"), 8);
  return picture;
}

function begunAs(bytes: number, at: number, sign: string): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(randomBytes(Math.max(bytes, at + sign.length)));
  file.set(Buffer.from(sign), at);
  return file.subarray(0, bytes);
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

type Named = {
  filename?: string;
  filetype?: string;
  duration?: string;
  width?: string;
  height?: string;
};

/** Announces a file of this size; the response's `Location` is where it goes. */
export function begin(visitor: Visitor, size: number, named: Named = {}): Promise<Response> {
  const metadata = { filename: "lesson.mp4", filetype: "video/mp4", duration: "600", ...named };
  const encoded = Object.entries(metadata).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`,
  );
  const headers = { ...TUS, "Upload-Length": String(size), "Upload-Metadata": encoded.join(",") };
  return visitor.fetch("/media/uploads", { method: "POST", headers });
}

/** How much of an upload is safe; null if there is none. */
export async function received(visitor: Visitor, location: string): Promise<number | null> {
  const response = await visitor.fetch(location, { method: "HEAD", headers: TUS });
  return response.ok ? Number(response.headers.get("Upload-Offset")) : null;
}

export function send(
  visitor: Visitor,
  location: string,
  { offset, body }: { offset: number; body: NonNullable<RequestInit["body"]> },
): Promise<Response> {
  const headers = { ...PIECE, "Upload-Offset": String(offset) };
  return visitor.fetch(location, { method: "PATCH", headers, body, duplex: "half" } as RequestInit);
}

/** Uploads a file at once; returns its id. Throws if it is refused. */
export async function upload(
  visitor: Visitor,
  bytes: Uint8Array<ArrayBuffer>,
  named: Named = {},
): Promise<string> {
  const begun = await begin(visitor, bytes.length, named);
  const location = begun.headers.get("Location");
  if (!location) throw new Error(`${begun.status} ${await begun.text()}`);
  const sent = await send(visitor, location, { offset: 0, body: bytes });
  if (!sent.ok) throw new Error(`${sent.status} ${await sent.text()}`);
  return location.split("/").at(-1) ?? "";
}

/** The address of a part for a person, as a page of a product with the tests' secret would have it. */
export function addressFor(viewer: string, id: string, part = "video", now = Date.now()): string {
  const key = Buffer.from(hkdfSync("sha256", TEST_SECRET, "", "setpoint access-code look-up", 32));
  const sign = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  return mediaAddress(sign, { id, part, viewer, now });
}
