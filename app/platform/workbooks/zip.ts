/** The files in a zip, unpacked by the browser itself, within limits: what is small may unpack to gigabytes. */
import { damaged, UnreadableWorkbook } from "./unreadable";

/** All that one workbook may unpack. */
export const MOST_UNPACKED = 150 * 1024 * 1024;
/** A workbook has a few dozen; more are no sheet of people. */
const MOST_FILES = 2_000;

const [FILE, ENTRY, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED = 1;

type Entry = { method: number; flags: number; packed: number; at: number };

export class ZipFiles {
  readonly #view: DataView;
  readonly #entries = new Map<string, Entry>();
  #left = MOST_UNPACKED;

  /** Throws `UnreadableWorkbook`. */
  constructor(private readonly bytes: Uint8Array<ArrayBuffer>) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      this.#readDirectory();
    } catch (fault) {
      throw fault instanceof RangeError ? damaged() : fault;
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** The text of a file; null if there is none of that name. */
  async text(name: string): Promise<string | null> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return null;
    if (entry.flags & ENCRYPTED)
      throw new UnreadableWorkbook(
        "This file has a password. Save it as .xlsx without one, or as CSV.",
      );
    try {
      return await this.#unpacked(entry);
    } catch (fault) {
      // The browser's own word for packed bytes that are none.
      throw fault instanceof UnreadableWorkbook ? fault : damaged();
    }
  }

  #readDirectory(): void {
    const end = this.#endAt();
    const count = this.#view.getUint16(end + 10, true);
    if (count > MOST_FILES) throw damaged();
    let at = this.#view.getUint32(end + 16, true);
    for (let n = 0; n < count; n += 1) {
      if (this.#view.getUint32(at, true) !== ENTRY) throw damaged();
      const [nameLength, extraLength, commentLength] = [28, 30, 32].map((of) =>
        this.#view.getUint16(at + of, true),
      ) as [number, number, number];
      const name = new TextDecoder().decode(this.bytes.subarray(at + 46, at + 46 + nameLength));
      this.#entries.set(name.replaceAll("\\", "/").toLowerCase(), {
        flags: this.#view.getUint16(at + 8, true),
        method: this.#view.getUint16(at + 10, true),
        packed: this.#view.getUint32(at + 20, true),
        at: this.#view.getUint32(at + 42, true),
      });
      at += 46 + nameLength + extraLength + commentLength;
    }
  }

  /** It stands at the end, before a comment. */
  #endAt(): number {
    const last = this.bytes.length - END_BYTES;
    for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1)
      if (this.#view.getUint32(at, true) === END) return at;
    throw damaged();
  }

  async #unpacked({ method, packed, at }: Entry): Promise<string> {
    if (this.#view.getUint32(at, true) !== FILE) throw damaged();
    const [name, extra] = [
      this.#view.getUint16(at + 26, true),
      this.#view.getUint16(at + 28, true),
    ];
    const start = at + 30 + name + extra;
    const bytes = this.bytes.subarray(start, start + packed);
    if (bytes.length < packed || (method !== STORED && method !== DEFLATED)) throw damaged();
    const stream = new Blob([bytes]).stream();
    const plain =
      method === STORED ? stream : stream.pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = plain.getReader();
    const decoder = new TextDecoder();
    const pieces: string[] = [];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      this.#left -= value.length;
      if (this.#left < 0) {
        void reader.cancel().catch(() => undefined);
        throw new UnreadableWorkbook(
          "This workbook is too large unpacked. Save the sheet with the people as CSV, then choose that file.",
        );
      }
      pieces.push(decoder.decode(value, { stream: true }));
    }
    pieces.push(decoder.decode());
    return pieces.join("");
  }
}
