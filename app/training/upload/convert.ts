/** What the browser makes of a video: one that every browser plays, and its sound alone. */
import {
  BufferTarget,
  Conversion,
  type ConversionOptions,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type Target as OutputTarget,
  StreamTarget,
  WebMOutputFormat,
} from "mediabunny";
import { type Draft, openDraft } from "./drafts";
import { type ExaminedVideo, openVideo } from "./examine";

/** Larger pictures need four times the room, and few lessons gain by them. */
const MOST_HEIGHT = 1080;
/** Speech stays clear, and an hour has 11 MB. */
const SPEECH = { numberOfChannels: 1, sampleRate: 48_000, bitrate: 24_000 };
const MOST_SOUND_BYTES = 95 * 1024 * 1024;

type Told = { progress: (part: number) => void; signal: AbortSignal };

/** The changed video; `name` is what the browser keeps it under. */
export async function converted(
  file: File,
  { target, change, height }: ExaminedVideo,
  name: string,
  told: Told,
): Promise<Blob> {
  const draft = await openDraft(name);
  const format =
    target === "webm" ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: false });
  const isMade = change === "converts";
  const options = {
    video: {
      codec: isMade
        ? ((await getFirstEncodableVideoCodec(["avc", "vp9"])) ?? undefined)
        : undefined,
      height: isMade && height > MOST_HEIGHT ? MOST_HEIGHT : undefined,
    },
    audio: {
      codec: isMade
        ? ((await getFirstEncodableAudioCodec(["aac", "opus"])) ?? undefined)
        : undefined,
    },
  };
  await run(file, { ...options, format, target: targetOf(draft) }, told);
  return draft.file();
}

function targetOf(draft: Draft): OutputTarget {
  return new StreamTarget(draft.writable, { chunked: true });
}

/** A small mono version of the sound, as transcribers read it; null where there is none, or none can be made. */
export async function soundOf(
  file: Blob,
  durationSeconds: number,
  signal: AbortSignal,
): Promise<Blob | null> {
  const target = new BufferTarget();
  const bitrate = Math.min(SPEECH.bitrate, (MOST_SOUND_BYTES * 8) / durationSeconds);
  const codec = await getFirstEncodableAudioCodec(["opus"]);
  // Without an encoder the sound is taken as it is.
  const audio = codec === null ? {} : { ...SPEECH, bitrate, codec };
  const format = codec === null ? new Mp4OutputFormat() : new OggOutputFormat();
  try {
    await run(file, { video: { discard: true }, audio, format, target }, { progress() {}, signal });
  } catch {
    // Someone may still paste a transcript.
    return null;
  }
  const { buffer } = target;
  if (!buffer || buffer.byteLength > MOST_SOUND_BYTES) return null;
  return new Blob([buffer], { type: codec === null ? "audio/mp4" : "audio/ogg" });
}

type Run = Pick<ConversionOptions, "video" | "audio"> & ConstructorParameters<typeof Output>[0];

async function run(
  file: Blob,
  { video, audio, format, target }: Run,
  { progress, signal }: Told,
): Promise<void> {
  const input = openVideo(file);
  try {
    const output = new Output({ format, target });
    const conversion = await Conversion.init({
      input,
      output,
      video,
      audio,
      tracks: "primary",
      showWarnings: false,
    });
    const lost = conversion.discardedTracks.some(({ reason }) => reason !== "discarded_by_user");
    if (!conversion.isValid || lost) throw new Error("This video cannot be converted here");
    conversion.onProgress = progress;
    const cancel = () => void conversion.cancel();
    signal.addEventListener("abort", cancel);
    await conversion.execute();
    signal.removeEventListener("abort", cancel);
  } finally {
    input.dispose();
  }
}
