import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { Input } from "mediabunny";
import { afterEach, expect, test, vi } from "vitest";
import { withoutLength } from "../../../tests/kit/videos/without-length";
import { examine, openVideo } from "./examine";
import { headerFirst } from "./header-first";
import { changeOf, codecName } from "./video-kind";

afterEach(() => vi.unstubAllGlobals());

function kept(name: string, as = name): File {
  return new File([readFileSync(`tests/kit/videos/${name}`)], as);
}

/** In Node, which converts nothing: as in a browser that cannot. */
test("MED-1 a video that browsers play is taken with its length, size and sound", async () => {
  for (const name of ["header-last.mp4", "plain.webm"]) {
    const { video } = (await examine(kept(name))) as { video: { durationSeconds: number } };
    expect(video).toMatchObject({ change: "none", width: 320, height: 180, hasSound: true });
    expect(video.durationSeconds).toBeCloseTo(8, 1);
  }
  expect(await examine(kept("silent.webm"))).toMatchObject({ video: { hasSound: false } });
});

test("MED-1 a recording without its length is copied into a file that says it, and taken as it is where nothing can be copied", async () => {
  const bytes = readFileSync("tests/kit/videos/plain.webm");
  const endless = new File([withoutLength(bytes)], "screen recording.webm");
  const long = { durationSeconds: expect.closeTo(8, 1), target: "webm" };
  expect(await examine(endless)).toMatchObject({ video: { change: "none", ...long } });
  vi.stubGlobal(
    "FileSystemFileHandle",
    class {
      createWritable() {}
    },
  );
  expect(await examine(endless)).toMatchObject({ video: { change: "copies", ...long } });
  expect(await examine(kept("plain.webm"))).toMatchObject({ video: { change: "none", ...long } });
  for (const name of ["header-last.mp4", "silent.webm"])
    expect(await examine(kept(name))).toMatchObject({ video: { change: "none" } });
});

const header = readFileSync("tests/kit/videos/header-last.mp4");

const REFUSED: readonly [what: string, file: File, told: RegExp][] = [
  ["an empty file", new File([], "empty.mp4"), /^This file is empty\.$/],
  ["a renamed text", new File(["hello ".repeat(900)], "notes.mp4"), /is not a video/],
  ["an old kind", new File(["RIFF0000AVI LIST".repeat(99)], "a.avi"), /Export it as MP4/],
  ["sound alone", kept("sound-only.m4a", "talk.mp4"), /has sound but no picture/],
  ["a cut file", new File([header.subarray(0, 9_000)], "cut.mp4"), /damaged or was cut off/],
  ["HEVC", kept("phone-hevc.mov"), /^Its picture is HEVC \(H\.265\), which .* Export it as MP4/],
  [
    "a camera's file",
    kept("camera.mov"),
    /^Not every browser plays this kind of file, and this browser cannot/,
  ],
  ["ProRes", kept("prores.mov"), /^Its picture is ProRes, which .* Export it as MP4/],
];

test.each(REFUSED)("MED-1 %s is refused in words that say what to do", async (_, file, told) => {
  expect(await examine(file)).toEqual({ fault: expect.stringMatching(told) });
});

test("MED-1 a video that was cut off behind its header is told, wherever the cut is", async () => {
  const front = Buffer.from(await (await headerFirst(kept("header-last.mp4"))).arrayBuffer());
  const webm = readFileSync("tests/kit/videos/plain.webm");
  for (const part of [0.2, 0.5, 0.9]) {
    const mp4 = new File([front.subarray(0, front.length * part)], "front.mp4");
    expect(await examine(mp4)).toEqual({ fault: expect.stringContaining("was cut off") });
  }
  const cut = new File([webm.subarray(0, webm.length * 0.2)], "cut.webm");
  expect(await examine(cut)).toEqual({ fault: expect.stringContaining("was cut off") });
});

test("MED-1 a file of any bytes, or a video with any of them wrong, gets a response in words or as a video", async () => {
  const any = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.tuple(fc.nat(header.length - 1), fc.uint8Array({ maxLength: 80 })).map(([at, wrong]) => {
      const broken = Uint8Array.from(header);
      broken.set(wrong.subarray(0, header.length - at), at);
      return broken;
    }),
  );
  await fc.assert(
    fc.asyncProperty(any, async (bytes) => {
      const found = await examine(new File([Uint8Array.from(bytes)], "any.mp4"));
      expect("video" in found || found.fault.endsWith(".")).toBe(true);
      await headerFirst(new Blob([Uint8Array.from(bytes)]));
    }),
    { numRuns: 60 },
  );
});

test("MED-1 the header comes first, and every picture and sound is where the new header says", async () => {
  const file = kept("header-last.mp4");
  const moved = await headerFirst(file);
  expect(moved.size).toBe(file.size);
  const bytes = Buffer.from(await moved.arrayBuffer());
  expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  expect(await packetsIn(moved)).toEqual(await packetsIn(file));
  expect(await headerFirst(moved)).toBe(moved);
  const webm = kept("plain.webm");
  expect(await headerFirst(webm)).toBe(webm);
});

/** The bytes of each picture and each piece of sound. */
async function packetsIn(file: Blob): Promise<string[]> {
  const { EncodedPacketSink } = await import("mediabunny");
  const input: Input = openVideo(file);
  const tracks = await input.getTracks();
  const all: string[] = [];
  for (const track of tracks)
    for await (const { data } of new EncodedPacketSink(track).packets())
      all.push(Buffer.from(data).toString("base64"));
  return all;
}

test("MED-1 what plays everywhere is left alone, another container is copied, and the rest converted", () => {
  const h264 = "avc1.640028";
  const table = [
    [{ container: "mp4", picture: h264, sound: "mp4a.40.2" }, "none", "mp4"],
    [{ container: "mp4", picture: h264, sound: null }, "none", "mp4"],
    [{ container: "webm", picture: "vp09.00.11.08", sound: "opus" }, "none", "webm"],
    [{ container: "mov", picture: h264, sound: "mp4a.40.2" }, "copies", "mp4"],
    [{ container: "mkv", picture: "vp8", sound: "vorbis" }, "copies", "webm"],
    [{ container: "mp4", picture: "hvc1.1.6.L93.B0", sound: "mp4a.40.2" }, "converts", "mp4"],
    [{ container: "mp4", picture: "avc1.6e0028", sound: "mp4a.40.2" }, "converts", "mp4"],
    [{ container: "mp4", picture: "avc1.640034", sound: "mp4a.40.2" }, "none", "mp4"],
    [{ container: "mp4", picture: "avc1.64003e", sound: "mp4a.40.2" }, "converts", "mp4"],
    [{ container: "mp4", picture: "av01.0.08M.10", sound: "opus" }, "converts", "mp4"],
    [{ container: "webm", picture: "av01.0.08M.08", sound: "opus" }, "converts", "mp4"],
    [{ container: "mov", picture: h264, sound: "pcm-s16" }, "converts", "mp4"],
    [{ container: "mp4", picture: h264, sound: "ac-3" }, "converts", "mp4"],
    [{ container: "other", picture: "unknown", sound: null }, "converts", "mp4"],
  ] as const;
  for (const [kind, change, target] of table) expect(changeOf(kind)).toEqual({ change, target });
});

test("MED-1 a codec is called what people call it, and one without a name is no name", () => {
  const names = [
    ["hvc1.1.6.L93.B0", "HEVC (H.265)"],
    ["av01.0.08M.10", "AV1"],
    ["avc1.64003E", "H.264 larger than 4K"],
    ["avc1.6e0028", "H.264 with more than 8 bits a color"],
    ["mp4v", "MPEG-4 Part 2"],
    ["V_MPEG2", "V_MPEG2"],
    ["unknown", "of an unknown kind"],
    ["1,2,3,4", "of an unknown kind"],
    ["\u0000\u0001", "of an unknown kind"],
    [null, "of an unknown kind"],
  ] as const;
  for (const [codec, name] of names) expect(codecName(codec)).toBe(name);
});
