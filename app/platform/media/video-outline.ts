/** Whether a file holds a whole video, by the outline of its container as its bytes pass: nothing of it is kept. Pure. */

/** The longest beginning of a box or an element: name and size. */
const HEAD_BYTES = 16;

/** `next`: where what begins at `at` ends, and the following one begins; past the end if nothing else matters. */
type Walk = { next: (head: Buffer, at: number) => number; isWhole: () => boolean };

const WALKS: Readonly<Record<string, (bytes: number) => Walk>> = {
  "video/mp4": boxes,
  "video/quicktime": boxes,
  "video/webm": elements,
};

/** Is given all the bytes of a file of this size, in their order. */
export class VideoOutline {
  readonly #walk: Walk | null;
  readonly #bytes: number;
  #passed = 0;
  #next = 0;
  /** What has passed of the beginning at `#next`. */
  #head = Buffer.alloc(0);

  constructor(contentType: string, bytes: number) {
    this.#walk = WALKS[contentType]?.(bytes) ?? null;
    this.#bytes = bytes;
  }

  /** Also true of what is no video: then there is nothing to look at. */
  get isWhole(): boolean {
    return this.#walk?.isWhole() ?? true;
  }

  pass(piece: Uint8Array): void {
    const walk = this.#walk;
    while (walk && this.#next < this.#bytes) {
      const wanted = Math.min(HEAD_BYTES, this.#bytes - this.#next);
      const from = this.#next + this.#head.length - this.#passed;
      if (this.#head.length < wanted && from < piece.length) {
        const more = piece.subarray(from, from + wanted - this.#head.length);
        this.#head = Buffer.concat([this.#head, more]);
      }
      if (this.#head.length < wanted) break;
      const next = walk.next(this.#head, this.#next);
      // A short box leaves the beginning of the following one, which has passed already.
      this.#head = this.#head.subarray(next - this.#next);
      this.#next = next;
    }
    this.#passed += piece.length;
  }
}

const NEEDED_BOXES = ["moov", "mdat"];
/** Of these, none may be cut off; a fragmented video has many. */
const PLAYED_BOXES = [...NEEDED_BOXES, "moof"];

/** MP4 and MOV. What cameras and editors write behind the last box is no business of a player. */
function boxes(bytes: number): Walk {
  const found = new Set<string>();
  let isCutOff = false;
  return {
    next(head, at) {
      const box = boxIn(head, bytes - at);
      if (!box) return bytes;
      const end = at + box.size;
      if (end > bytes) isCutOff = PLAYED_BOXES.includes(box.type);
      else found.add(box.type);
      return Math.min(end, bytes);
    },
    isWhole: () => !isCutOff && NEEDED_BOXES.every((type) => found.has(type)),
  };
}

/** `left`: in the file from its beginning on. Null if it is none. */
function boxIn(head: Buffer, left: number): { type: string; size: number } | null {
  if (head.length < 8) return null;
  const type = head.toString("latin1", 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 0) return isName(type) ? { type, size: left } : null;
  const isLong = short === 1;
  if (!isName(type) || (isLong && head.length < 16)) return null;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short;
  return size >= (isLong ? 16 : 8) ? { type, size } : null;
}

/** Four letters, of which the first may be the © of QuickTime's notes. */
const isName = (type: string) => /^[\x20-\x7e\xa9][\x20-\x7e]{3}$/.test(type);

const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;

/** WebM. A recording that went on until it was stopped says no sizes, and ends where it ends. */
function elements(bytes: number): Walk {
  const found = new Set<number>();
  return {
    next(head, at) {
      const element = elementIn(head);
      if (!element) return bytes;
      const { id, begins, size } = element;
      const end = size === null ? null : at + begins + size;
      if (id === SEGMENT) return end !== null && end > bytes ? bytes : at + begins;
      if (id === TRACKS && end !== null && end <= bytes) found.add(id);
      if (id === CLUSTER) found.add(id);
      const isFound = found.has(TRACKS) && found.has(CLUSTER);
      return isFound ? bytes : Math.min(end ?? at + begins, bytes);
    },
    isWhole: () => found.has(TRACKS) && found.has(CLUSTER),
  };
}

/** `begins`: so far behind its name are its contents; `size`: of these, null if it does not say. */
function elementIn(head: Buffer): { id: number; begins: number; size: number | null } | null {
  const idBytes = Math.clz32(head[0] ?? 0) - 23;
  const sizeBytes = Math.clz32(head[idBytes] ?? 0) - 23;
  const begins = idBytes + sizeBytes;
  if (idBytes > 4 || sizeBytes > 8 || begins > head.length) return null;
  const value = BigInt(`0x${head.toString("hex", idBytes, begins)}`);
  const most = 2n ** BigInt(7 * sizeBytes) - 1n;
  const size = value & most;
  return { id: head.readUIntBE(0, idBytes), begins, size: size === most ? null : Number(size) };
}
