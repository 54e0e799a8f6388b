/** Makes a screenshot small: a PNG of at most 256 colors instead of one with three bytes a pixel. */
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const COLORS = 256;
const TRUE_COLOR = 2;
const WITH_ALPHA = 6;

type Pixels = { width: number; height: number; rgb: Uint32Array };
type Chunk = { type: string; data: Buffer };
/** Colors as 24-bit numbers, with how many pixels have each. */
type Counted = [color: number, count: number];

/** `png`: true color at eight bits a channel, not interlaced, as browsers write it; transparency is dropped. */
export function inFewColors(png: Buffer): Buffer {
  const { width, height, rgb } = decoded(png);
  const counts = new Map<number, number>();
  for (const color of rgb) counts.set(color, (counts.get(color) ?? 0) + 1);
  const boxes = boxesOf([...counts]);
  const place = new Map(boxes.flatMap((box, index) => box.map(([color]) => [color, index])));
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = place.get(rgb[y * width + x] ?? 0) ?? 0;
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return encoded([
    { type: "IHDR", data: head },
    { type: "PLTE", data: Buffer.from(boxes.flatMap((box) => channels(meanOf(box)))) },
    { type: "IDAT", data: deflateSync(rows, { level: 9 }) },
    { type: "IEND", data: Buffer.alloc(0) },
  ]);
}

/** Median cut: the box with the most to lose is halved, along its longest side, until there are enough. */
function boxesOf(all: Counted[]): Counted[][] {
  const boxes = [all];
  while (boxes.length < COLORS) {
    const losses = boxes.map(lossOf);
    const worst = losses.indexOf(Math.max(...losses));
    const box = boxes[worst];
    if (!box || losses[worst] === 0) break;
    boxes.splice(worst, 1, ...halved(box));
  }
  return boxes;
}

function halved(box: Counted[]): [Counted[], Counted[]] {
  const spreads = [0, 1, 2].map((channel) => spreadOf(box, channel));
  const longest = spreads.indexOf(Math.max(...spreads));
  const mean = channels(meanOf(box))[longest] ?? 0;
  const below = ([color]: Counted) => (channels(color)[longest] ?? 0) <= mean;
  return [box.filter(below), box.filter((each) => !below(each))];
}

/** How far the box reaches, weighed by how much of the picture it covers; a little, or everything thin would blur. */
function lossOf(box: Counted[]): number {
  const pixels = box.reduce((sum, [, count]) => sum + count, 0);
  return Math.max(...[0, 1, 2].map((channel) => spreadOf(box, channel))) * pixels ** 0.3;
}

function spreadOf(box: Counted[], channel: number): number {
  let [least, most] = [255, 0];
  for (const [color] of box) {
    const value = (color >> (16 - 8 * channel)) & 255;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}

function meanOf(box: Counted[]): number {
  const pixels = box.reduce((sum, [, count]) => sum + count, 0);
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) =>
    Math.floor(box.reduce((sum, [c, n]) => sum + (channels(c)[channel] ?? 0) * n, 0) / pixels),
  );
  return (red << 16) | (green << 8) | blue;
}

function channels(color: number): number[] {
  return [(color >> 16) & 255, (color >> 8) & 255, color & 255];
}

function decoded(png: Buffer): Pixels {
  const chunks = chunksOf(png);
  const head = chunks.find(({ type }) => type === "IHDR")?.data ?? Buffer.alloc(13);
  const [width, height, kind] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9]];
  if (kind !== TRUE_COLOR && kind !== WITH_ALPHA) throw new Error(`PNG of the kind ${kind}`);
  const step = kind === WITH_ALPHA ? 4 : 3;
  const data = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map((each) => each.data));
  const bytes = unfiltered(inflateSync(data), width * step, step);
  const rgb = Uint32Array.from({ length: width * height }, (_, at) =>
    bytes.readUIntBE(at * step, 3),
  );
  return { width, height, rgb };
}

/** Undoes what makes rows compress better: each byte is stored as its distance from those left of and above it. */
function unfiltered(data: Buffer, rowBytes: number, step: number): Buffer {
  const height = data.length / (rowBytes + 1);
  const bytes = Buffer.alloc(height * rowBytes);
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (rowBytes + 1)] ?? 0;
    for (let x = 0; x < rowBytes; x += 1) {
      const at = y * rowBytes + x;
      const left = x < step ? 0 : (bytes[at - step] ?? 0);
      const up = y === 0 ? 0 : (bytes[at - rowBytes] ?? 0);
      const corner = x < step || y === 0 ? 0 : (bytes[at - rowBytes - step] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter] ?? 0;
      bytes[at] = (data[y * (rowBytes + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return bytes;
}

function nearest(left: number, up: number, corner: number): number {
  const [a, b, c] = [left, up, corner].map((each) => Math.abs(left + up - corner - each));
  if (a === undefined || b === undefined || c === undefined) return 0;
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const data = png.subarray(at + 8, at + 8 + length);
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), data });
    at += length + 12;
  }
  return chunks;
}

function encoded(chunks: readonly Chunk[]): Buffer {
  const parts = chunks.map(({ type, data }) => {
    const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(content.length + 8);
    frame.writeUInt32BE(data.length, 0);
    content.copy(frame, 4);
    frame.writeUInt32BE(crc32(content), content.length + 4);
    return frame;
  });
  return Buffer.concat([SIGNATURE, ...parts]);
}
