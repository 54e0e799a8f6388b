/** Whether bytes are what their content type says, by how such files begin. Pure. */

/** So many bytes tell. */
const TELLING = 12;
const BOXES = ["ftyp", "moov", "mdat", "free", "skip", "wide", "pnot"];

const boxed = (head: Buffer) => BOXES.includes(head.toString("latin1", 4, 8));
const BEGINNINGS: Readonly<Record<string, (head: Buffer) => boolean>> = {
  "video/mp4": boxed,
  "video/quicktime": boxed,
  "video/webm": (head) => head.readUInt32BE(0) === 0x1a45dfa3,
  "image/jpeg": (head) => head.readUIntBE(0, 3) === 0xffd8ff,
  "image/webp": (head) =>
    head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP",
};

/** The bytes as they come, once their beginning is right; fails with `wrong()` otherwise. */
export async function* beginningAs(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
  wrong: () => Error,
): AsyncIterable<Uint8Array> {
  const isRight = BEGINNINGS[contentType];
  let head: Buffer | null = Buffer.alloc(0);
  for await (const piece of body) {
    if (head === null || !isRight) {
      yield piece;
      continue;
    }
    head = Buffer.concat([head, piece]);
    if (head.length < TELLING) continue;
    if (!isRight(head)) throw wrong();
    yield head;
    head = null;
  }
  if (head !== null && isRight) throw wrong();
}
