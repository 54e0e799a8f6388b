/** Files with the outline of an MP4. */
import { randomBytes } from "node:crypto";

/** A box of an MP4; `size`: as it says, which may not be true. */
export function aBox(type: string, contents: Uint8Array, size = contents.length + 8): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, contents]);
}

/** As an MP4 with its header in front begins; its last box goes on to the end of the file, wherever that is. */
const VIDEO_HEAD = Buffer.concat([
  aBox("ftyp", Buffer.from("isom\0\0\0\0")),
  aBox("moov", aBox("mvhd", Buffer.alloc(8))),
  aBox("mdat", Buffer.alloc(0), 0),
]);

/** The outline of an MP4 around any bytes: what else is in a video is no business of the store. */
export function aVideo(bytes: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(randomBytes(bytes));
  file.set(VIDEO_HEAD.subarray(0, bytes));
  return file;
}
