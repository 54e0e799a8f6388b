/** Pictures of a video, drawn in the browser: its poster, and a strip to find another one by. */
import { CanvasSink, type InputVideoTrack } from "mediabunny";
import { openVideo } from "./examine";
import { STRIP_PICTURES, stripSeconds } from "./strip";

const POSTER_WIDTH = 1280;
const STRIP_WIDTH = 160;
const QUALITY = 0.8;
/** One canvas is drawn on again and again. */
const ONE = 1;

export type Pictures = { poster: Blob; strip: Blob };

/** Null where this browser cannot draw the video's pictures. */
export async function picturesOf(
  file: Blob,
  durationSeconds: number,
  second: number,
): Promise<Pictures | null> {
  const poster = await posterAt(file, second);
  const strip = poster && (await stripOf(file, durationSeconds));
  return poster && strip && { poster, strip };
}

function posterAt(file: Blob, second: number): Promise<Blob | null> {
  return withPicture(file, async (track) => {
    const width = Math.min(POSTER_WIDTH, await track.getDisplayWidth());
    const sink = new CanvasSink(track, { width, poolSize: ONE });
    const first = await track.getFirstTimestamp();
    const drawn = await sink.getCanvas(Math.max(first, second));
    return drawn && jpegOf(drawn.canvas);
  });
}

/** Pictures from the beginning to the end, side by side. */
export function stripOf(file: Blob, durationSeconds: number): Promise<Blob | null> {
  return withPicture(file, async (track) => {
    const [wide, high] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    const height = Math.max(1, Math.round((STRIP_WIDTH * high) / wide));
    const sink = new CanvasSink(track, { width: STRIP_WIDTH, height, fit: "fill", poolSize: ONE });
    const strip = new OffscreenCanvas(STRIP_WIDTH * STRIP_PICTURES, height);
    const context = strip.getContext("2d");
    if (!context) return null;
    const first = await track.getFirstTimestamp();
    let at = 0;
    const seconds = stripSeconds(durationSeconds).map((second) => Math.max(first, second));
    for await (const drawn of sink.canvasesAtTimestamps(seconds)) {
      if (drawn) context.drawImage(drawn.canvas, at * STRIP_WIDTH, 0);
      at += 1;
    }
    return jpegOf(strip);
  });
}

async function withPicture(
  file: Blob,
  draw: (track: InputVideoTrack) => Promise<Blob | null>,
): Promise<Blob | null> {
  const input = openVideo(file);
  try {
    const track = await input.getPrimaryVideoTrack();
    return track && (await track.canDecode()) ? await draw(track) : null;
  } catch {
    // A picture is worth having, but a video plays without.
    return null;
  } finally {
    input.dispose();
  }
}

function jpegOf(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob | null> {
  if ("convertToBlob" in canvas)
    return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
