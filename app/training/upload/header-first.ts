/**
 * An MP4 whose header comes first, so that it plays before the rest has come. Nothing is copied: the file's parts are
 * put in another order, and the header's table of places is moved by its own length.
 */

type Box = { type: string; start: number; size: number };

const BOX_HEADER = 8;
const LONG_BOX_HEADER = 16;
/** A longer header is no header of a video of 12 hours. */
const MOST_HEADER = 256 * 1024 * 1024;
const LARGEST_SHORT_OFFSET = 2 ** 32 - 1;
/** The boxes between the header and its tables of places. */
const PARENTS = ["moov", "trak", "mdia", "minf", "stbl"];

/** The same file if its header is first already, or cannot be moved. */
export async function headerFirst(file: Blob): Promise<Blob> {
  const boxes = await boxesOf(file);
  const header = boxes.find(({ type }) => type === "moov");
  const content = boxes.find(({ type }) => type === "mdat");
  if (!header || !content || header.start < content.start || header.size > MOST_HEADER) return file;
  const moov = new Uint8Array(await slice(file, header).arrayBuffer());
  if (!movePlaces(moov, content.start, header)) return file;
  const order = [
    file.slice(0, content.start),
    moov,
    file.slice(content.start, header.start),
    file.slice(header.start + header.size),
  ];
  return new Blob(order, { type: file.type });
}

/** Of the whole file; those up to the first that cannot be. */
async function boxesOf(file: Blob): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; start + BOX_HEADER <= file.size; ) {
    const head = new DataView(await file.slice(start, start + LONG_BOX_HEADER).arrayBuffer());
    const box = boxAt(head, 0, file.size - start);
    if (!box) break;
    boxes.push({ ...box, start });
    start += box.size;
  }
  return boxes;
}

function slice(file: Blob, { start, size }: Box): Blob {
  return file.slice(start, start + size);
}

/** `room`: the bytes that it may have, which are its size if it names none. */
function boxAt(view: DataView, at: number, room: number): Box | null {
  if (at + BOX_HEADER > view.byteLength) return null;
  const short = view.getUint32(at);
  const isLong = short === 1 && at + LONG_BOX_HEADER <= view.byteLength;
  const size = isLong ? Number(view.getBigUint64(at + 8)) : short || room;
  const type = String.fromCharCode(...[4, 5, 6, 7].map((each) => view.getUint8(at + each)));
  return size < BOX_HEADER || size > room ? null : { type, start: at, size };
}

/** False, with nothing of use changed, if a place would not fit into its field. */
function movePlaces(moov: Uint8Array, from: number, header: Box): boolean {
  const view = new DataView(moov.buffer, moov.byteOffset, moov.byteLength);
  const isMoved = (place: number) => place >= from && place < header.start;
  const within = (start: number, end: number): boolean => {
    for (let at = start; at + BOX_HEADER <= end; ) {
      const box = boxAt(view, at, end - at);
      if (!box) return false;
      if (PARENTS.includes(box.type) && !within(at + BOX_HEADER, at + box.size)) return false;
      if (box.type === "cmov") return false;
      if (box.type === "stco" && !moveShort(view, at, isMoved, header.size)) return false;
      if (box.type === "co64") moveLong(view, at, isMoved, header.size);
      at += box.size;
    }
    return true;
  };
  return within(0, moov.byteLength);
}

type IsMoved = (place: number) => boolean;

function moveShort(view: DataView, box: number, isMoved: IsMoved, by: number): boolean {
  for (const at of placesIn(view, box, 4)) {
    const place = view.getUint32(at);
    if (!isMoved(place)) continue;
    if (place + by > LARGEST_SHORT_OFFSET) return false;
    view.setUint32(at, place + by);
  }
  return true;
}

function moveLong(view: DataView, box: number, isMoved: IsMoved, by: number): void {
  for (const at of placesIn(view, box, 8)) {
    const place = view.getBigUint64(at);
    if (isMoved(Number(place))) view.setBigUint64(at, place + BigInt(by));
  }
}

/** Where the entries of such a table are. */
function placesIn(view: DataView, box: number, bytes: number): number[] {
  const first = box + LONG_BOX_HEADER;
  const count = first <= view.byteLength ? view.getUint32(box + 12) : 0;
  const room = Math.floor((view.byteLength - first) / bytes);
  return Array.from({ length: Math.min(count, room) }, (_, index) => first + index * bytes);
}
