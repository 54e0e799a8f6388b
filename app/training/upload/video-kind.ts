/** Which videos browsers play as they are, which have to be changed first, and into what. Pure. */

/** As the file's own header says; `picture`, `sound`: codecs with their profile, null if it has none. */
export type VideoKind = {
  container: "mp4" | "mov" | "webm" | "mkv" | "other";
  picture: string | null;
  sound: string | null;
};

/** `copies`: another container for the same picture and sound; `converts`: both are encoded again. */
export type Change = "none" | "copies" | "converts";

export type Target = "mp4" | "webm";

/** H.264 beyond 8 bits and 4:2:0 is played by hardly any browser, and beyond level 5.2, which has 4K, by few phones. */
const PLAYED_H264 = /^avc[13]\.(?:42|4d|58|64)[\da-f]{2}(?:[0-2][\da-f]|3[0-4])/i;
const LARGE_H264 = /^avc[13]\.(?:42|4d|58|64)[\da-f]{2}(?:3[5-9a-f]|[4-9a-f][\da-f])/i;
/** Not AV1: of Apple's devices, only the newest play it. */
const PICTURES: Readonly<Record<Target, readonly RegExp[]>> = {
  mp4: [PLAYED_H264, /^vp09/],
  webm: [/^vp8/, /^vp0?9/],
};
const SOUNDS: Readonly<Record<Target, readonly RegExp[]>> = {
  mp4: [/^mp4a\.40\.(?:2|5|29)$/, /^mp4a\.(?:69|6b)$/i, /^mp3/, /^opus/i],
  webm: [/^opus/i, /^vorbis/],
};
const OWN: Readonly<Record<VideoKind["container"], Target | null>> = {
  mp4: "mp4",
  mov: null,
  webm: "webm",
  mkv: null,
  other: null,
};

/** What has to be done with a video, and the container that it gets. */
export function changeOf(kind: VideoKind): { change: Change; target: Target } {
  const own = OWN[kind.container];
  if (own && fits(kind, own)) return { change: "none", target: own };
  const copied = (["mp4", "webm"] as const).find((target) => fits(kind, target));
  return copied ? { change: "copies", target: copied } : { change: "converts", target: "mp4" };
}

function fits({ picture, sound }: VideoKind, target: Target): boolean {
  return isOneOf(picture, PICTURES[target]) && (sound === null || isOneOf(sound, SOUNDS[target]));
}

function isOneOf(codec: string | null, known: readonly RegExp[]): boolean {
  return codec !== null && known.some((each) => each.test(codec));
}

const NAMES: readonly [RegExp, string][] = [
  [/^(?:hvc1|hev1)/, "HEVC (H.265)"],
  [/^(?:prores|ap[a-z0-9]{2}|apc)/, "ProRes"],
  [/^av01/, "AV1"],
  [LARGE_H264, "H.264 larger than 4K"],
  [/^avc/, "H.264 with more than 8 bits a color"],
  [/^mp4v/, "MPEG-4 Part 2"],
  [/^(?:ac-3|ec-3)/, "Dolby Digital"],
  [/^(?:pcm|ulaw|alaw)/, "uncompressed sound"],
  [/^(?:alac)/, "Apple Lossless"],
  [/^(?:fLaC|flac)/, "FLAC"],
  [/^dts/, "DTS"],
];

/** What people call a codec. A name that a container gives may be anything. */
export function codecName(codec: string | null): string {
  const name = NAMES.find(([known]) => known.test(codec ?? ""))?.[1];
  if (name !== undefined) return name;
  const isName = codec !== null && codec !== "unknown" && /^[\w.-]{2,40}$/.test(codec);
  return isName ? codec : "of an unknown kind";
}
