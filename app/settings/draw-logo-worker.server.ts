/** Runs in a worker: draws an uploaded SVG. What it would run or fetch is not drawn. */
import sharp from "sharp";
import { answerInput } from "~/platform/workers/answer-input.server";
import { cleanedSvg } from "./clean-svg";

/** `largest`: the pixels that the drawing is to fit into. */
export type DrawingInput = { bytes: Uint8Array; largest: { width: number; height: number } };
/** `bytes`: of a PNG. */
export type Drawn = { bytes: Uint8Array } | { fault: string };

const POINTS_AN_INCH = 72;
const [LEAST_DENSITY, MOST_DENSITY] = [1, 100_000];

answerInput(async ({ bytes: given, largest }: DrawingInput): Promise<Drawn> => {
  const bytes = cleanedSvg(given);
  sharp.concurrency(1);
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    if (format !== "svg") return { fault: "This is not a PNG, JPEG, WebP or SVG image" };
    const scale = Math.min(largest.width / width, largest.height / height);
    const density = Math.min(Math.max(POINTS_AN_INCH * scale, LEAST_DENSITY), MOST_DENSITY);
    const drawing = sharp(bytes, { density }).resize({ ...largest, fit: "inside" });
    const png = await drawing.png({ compressionLevel: 9 }).toBuffer();
    const { channels } = await sharp(png).stats();
    return channels.at(-1)?.max === 0
      ? { fault: "This SVG shows nothing. Export it as a plain drawing, or as a PNG" }
      : { bytes: new Uint8Array(png) };
  } catch {
    // Whatever the library throws at these bytes, no one could view them.
    return { fault: "This SVG cannot be drawn. Export it as a plain drawing, or as a PNG" };
  }
});
