import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { aBox } from "../../../tests/kit/a-video";
import { VideoOutline } from "./video-outline";

const some = Buffer.alloc(40);
const ftyp = aBox("ftyp", Buffer.from("isom"));
const moov = aBox("moov", some);
const mdat = aBox("mdat", some);

function longBox(type: string, contents: Buffer): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(contents.length + 16));
  return aBox(type, Buffer.concat([size, contents]), 1);
}

/** `size`: null if it does not say. */
function element(id: string, contents: Buffer, size: number | null = contents.length): Buffer {
  const said = Buffer.alloc(8);
  said.writeBigUInt64BE((1n << 56n) | (size === null ? (1n << 56n) - 1n : BigInt(size)));
  return Buffer.concat([Buffer.from(id, "hex"), said, contents]);
}

const ebml = element("1a45dfa3", Buffer.from("428281047765626d", "hex"));
const tracks = element("1654ae6b", some);
const cluster = element("1f43b675", some);
const segment = (contents: Buffer[], size?: number | null) =>
  Buffer.concat([ebml, element("18538067", Buffer.concat(contents), size)]);

/** However the bytes come in pieces. */
function isWhole(contentType: string, file: Buffer): boolean[] {
  return [1, 7, 16, file.length].map((step) => {
    const outline = new VideoOutline(contentType, file.length);
    for (let at = 0; at < file.length; at += step) outline.pass(file.subarray(at, at + step));
    return outline.isWhole;
  });
}

const ALL = [true, true, true, true];
const NONE = [false, false, false, false];

describe("MED-1 a whole video is known by its outline", () => {
  test.each([
    ["header first", [ftyp, moov, mdat]],
    ["header last", [ftyp, aBox("wide", Buffer.alloc(0)), mdat, moov]],
    ["without a type in front, as older cameras", [aBox("wide", Buffer.alloc(0)), mdat, moov]],
    ["sizes of 64 bits", [ftyp, longBox("mdat", some), longBox("moov", some)]],
    ["a last box to the end of the file", [ftyp, moov, aBox("mdat", some, 0)]],
    ["a header to the end of the file", [ftyp, mdat, aBox("moov", some, 0)]],
    [
      "fragments",
      [
        ftyp,
        moov,
        aBox("sidx", some),
        aBox("moof", some),
        mdat,
        aBox("moof", some),
        mdat,
        aBox("mfra", some),
      ],
    ],
    ["several mdat and a note of QuickTime", [ftyp, mdat, mdat, moov, aBox("\xa9xyz", some)]],
    ["zeros at the end", [ftyp, mdat, moov, Buffer.alloc(30)]],
    ["a camera's own bytes at the end", [ftyp, moov, mdat, Buffer.from("VENDOR DATA WITH NO BOX")]],
    ["an empty box at the end", [ftyp, moov, mdat, aBox("free", Buffer.alloc(0))]],
  ])("MP4 and MOV: %s", (_, boxes) => {
    expect(isWhole("video/mp4", Buffer.concat(boxes))).toEqual(ALL);
    expect(isWhole("video/quicktime", Buffer.concat(boxes))).toEqual(ALL);
  });

  test.each([
    ["a page", [ftyp, Buffer.from("<!DOCTYPE html><script>alert(1)</script>")]],
    ["nothing but a beginning", [ftyp]],
    ["no header", [ftyp, mdat]],
    ["no picture", [ftyp, moov]],
    ["a header that is cut off", [ftyp, mdat, moov.subarray(0, 30)]],
    ["a picture that is cut off", [ftyp, moov, mdat.subarray(0, 30)]],
    ["cut off within the size of its last box", [ftyp, moov, mdat.subarray(0, 6)]],
    ["a second picture that is cut off", [ftyp, moov, mdat, mdat.subarray(0, 30)]],
    ["a fragment that is cut off", [ftyp, moov, mdat, aBox("moof", some).subarray(0, 30)]],
    ["a recording that never got its header", [ftyp, aBox("mdat", Buffer.concat([some, moov]), 0)]],
    ["a box that ends before it begins", [ftyp, aBox("moov", some, 4), mdat]],
    ["a size of 64 bits that is endless", [ftyp, aBox("moov", Buffer.alloc(40, 255), 1), mdat]],
  ])("refused, MP4 and MOV: %s", (_, boxes) => {
    expect(isWhole("video/mp4", Buffer.concat(boxes))).toEqual(NONE);
  });

  test.each([
    ["sizes said", segment([tracks, cluster])],
    ["cues before the tracks", segment([element("1c53bb6b", some), tracks, cluster])],
    ["recorded without sizes", segment([tracks, element("1f43b675", some, null)], null)],
    ["recorded, and stopped in the middle", segment([tracks, cluster.subarray(0, 20)], null)],
    [
      "tracks behind a cluster without a size",
      segment([element("1f43b675", element("e7", some), null), tracks], null),
    ],
  ])("WebM: %s", (_, file) => {
    expect(isWhole("video/webm", file)).toEqual(ALL);
  });

  test.each([
    ["a page", Buffer.concat([ebml, Buffer.from("<!DOCTYPE html><script></script>")])],
    ["nothing but a beginning", ebml],
    ["no tracks", segment([cluster])],
    ["no picture", segment([tracks])],
    ["cut off", segment([tracks, cluster]).subarray(0, -1)],
    ["cut off within its tracks", segment([tracks.subarray(0, 20)], null)],
  ])("refused, WebM: %s", (_, file) => {
    expect(isWhole("video/webm", file)).toEqual(NONE);
  });

  test.each([
    ["video/mp4", "header-last.mp4"],
    ["video/quicktime", "camera.mov"],
    ["video/quicktime", "phone-hevc.mov"],
    ["video/quicktime", "prores.mov"],
    ["video/webm", "plain.webm"],
    ["video/webm", "silent.webm"],
  ])("%s as programs and cameras write it, whole and cut off: %s", (contentType, name) => {
    const file = readFileSync(`tests/kit/videos/${name}`);
    expect(isWhole(contentType, file)).toEqual(ALL);
    expect(isWhole(contentType, file.subarray(0, file.length / 2))).toEqual(NONE);
  });
});
