/** What a chosen file is, read from its header in the browser, and in words why it cannot be a lesson's video. */
import {
  ALL_FORMATS,
  BlobSource,
  EncodedPacketSink,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  Input,
  type InputAudioTrack,
  type InputFormat,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  UnsupportedInputFormatError,
  WEBM,
} from "mediabunny";
import { LONGEST_VIDEO_SECONDS, SHORTEST_VIDEO_SECONDS } from "~/platform/media/video-length";
import { clock } from "~/platform/time/durations";
import { canKeepDrafts } from "./drafts";
import { type Change, changeOf, codecName, type Target, type VideoKind } from "./video-kind";

export type ExaminedVideo = {
  change: Change;
  target: Target;
  durationSeconds: number;
  width: number;
  height: number;
  hasSound: boolean;
};

export type Examination = { video: ExaminedVideo } | { fault: string };

/** How much of its length a file may lack before it is cut off. */
const MOST_MISSING_SECONDS = 5;
const EXPORT_AS = "Export it as MP4 (H.264 and AAC) and choose that file.";

export async function examine(file: File): Promise<Examination> {
  if (file.size === 0) return { fault: "This file is empty." };
  const input = openVideo(file);
  try {
    return await examined(input);
  } catch (error) {
    if (isGone(error)) return { fault: "This file was moved or changed. Choose it again." };
    return { fault: isUnknown(error) ? notAVideo(file.name) : damaged() };
  } finally {
    input.dispose();
  }
}

export function openVideo(file: Blob): Input {
  return new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
}

async function examined(input: Input): Promise<Examination> {
  const format = await input.getFormat();
  const picture = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  if (!picture)
    return {
      fault: sound ? "This file has sound but no picture, so it is not a video." : damaged(),
    };
  const durationSeconds = await input.computeDuration();
  if (await isCutOff(input, picture, durationSeconds)) return { fault: damaged() };
  if (durationSeconds < SHORTEST_VIDEO_SECONDS)
    return { fault: "This video is shorter than a second." };
  if (durationSeconds > LONGEST_VIDEO_SECONDS)
    return {
      fault: `This video is ${clock(durationSeconds)} long. A lesson’s video can be up to 12 hours long.`,
    };
  const kind = await kindOf(format, picture, sound);
  const { change, target } = changeHere(kind, await input.getDurationFromMetadata());
  const fault = change === "none" ? null : await hindrance(kind, picture, sound);
  if (fault) return { fault };
  const [width, height] = [await picture.getDisplayWidth(), await picture.getDisplayHeight()];
  return { video: { change, target, durationSeconds, width, height, hasSound: sound !== null } };
}

/**
 * What is written while it is recorded does not say how long it is, so players show no length and cannot be moved along
 * it. A copy says it; where none can be made, the file is still played.
 */
function changeHere(kind: VideoKind, said: number | null): ReturnType<typeof changeOf> {
  const found = changeOf(kind);
  const lacksLength = found.change === "none" && said === null && canKeepDrafts();
  return lacksLength ? { ...found, change: "copies" } : found;
}

/** Whether less came than the header says. */
async function isCutOff(input: Input, picture: InputVideoTrack, seconds: number): Promise<boolean> {
  const said = (await input.getDurationFromMetadata()) ?? seconds;
  if (said - seconds > MOST_MISSING_SECONDS) return true;
  const last = await new EncodedPacketSink(picture).getPacket(Number.POSITIVE_INFINITY);
  return last === null || last.data.byteLength === 0;
}

async function kindOf(
  format: InputFormat,
  picture: InputVideoTrack,
  sound: InputAudioTrack | null,
): Promise<VideoKind> {
  const containers = new Map<InputFormat, VideoKind["container"]>([
    [MP4, "mp4"],
    [QTFF, "mov"],
    [WEBM, "webm"],
    [MATROSKA, "mkv"],
  ]);
  return {
    container: containers.get(format) ?? "other",
    picture: await codecOf(picture),
    sound: sound && (await codecOf(sound)),
  };
}

async function codecOf(track: InputVideoTrack | InputAudioTrack): Promise<string> {
  const codec = (await track.getCodecParameterString()) ?? (await track.getCodec());
  // What no browser plays is called as its container calls it.
  return codec ?? String((await track.getInternalCodecId()) ?? "unknown");
}

/** Why this browser cannot convert it, and what to do instead; null if it can. */
async function hindrance(
  kind: VideoKind,
  picture: InputVideoTrack,
  sound: InputAudioTrack | null,
): Promise<string | null> {
  const { change } = changeOf(kind);
  if (change !== "converts")
    return canKeepDrafts()
      ? null
      : `Not every browser plays this kind of file, and this browser cannot change it. ${EXPORT_AS}`;
  const reads = (await picture.canDecode()) && (sound === null || (await sound.canDecode()));
  const writes =
    canKeepDrafts() &&
    (await getFirstEncodableVideoCodec(["avc", "vp9"])) !== null &&
    (sound === null || (await getFirstEncodableAudioCodec(["aac", "opus"])) !== null);
  if (reads && writes) return null;
  const { change: picturePlays } = changeOf({ ...kind, sound: null });
  const what =
    picturePlays === "converts"
      ? `Its picture is ${codecName(kind.picture)}`
      : `Its sound is ${codecName(kind.sound)}`;
  return `${what}, which not every browser plays, and this browser cannot convert it. ${EXPORT_AS}`;
}

function isUnknown(error: unknown): boolean {
  return error instanceof UnsupportedInputFormatError;
}

/** The browser's word for a file that is no longer where it was. */
function isGone(error: unknown): boolean {
  return error instanceof DOMException && /^Not(?:Found|Readable)Error$/.test(error.name);
}

function notAVideo(name: string): string {
  return /\.(?:avi|wmv|flv|mpe?g|3gp|vob|mts)$/i.test(name)
    ? `Browsers do not play this kind of video. ${EXPORT_AS}`
    : `This is not a video, whatever its name says. MP4, MOV and WebM work.`;
}

function damaged(): string {
  return "This video is damaged or was cut off. Export or copy it again and choose that file.";
}
