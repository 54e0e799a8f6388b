/** A lesson's video as people upload it, made without any encoder but the browser's: a few seconds, again and again. */
import type { Browser } from "@playwright/test";
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from "mediabunny";

const DRAWN = {
  codec: "vp09.00.31.08",
  width: 1280,
  height: 720,
  framerate: 25,
  seconds: 8,
  keySeconds: 2,
  bitrate: 3_200_000,
};
const REPEATED = 75;

export const CLIP_SECONDS = DRAWN.seconds * REPEATED;

type Frame = { data: string; key: boolean };

/** Ten minutes in 720p at 2 Mbit/s, its header first. `origin`: any page that is secure enough for an encoder. */
export async function makeClip(browser: Browser, origin: string): Promise<Uint8Array<ArrayBuffer>> {
  const page = await browser.newPage();
  await page.goto(`${origin}/robots.txt`);
  const frames = await page.evaluate(drawn, DRAWN);
  await page.close();
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const source = new EncodedVideoPacketSource("vp9");
  output.addVideoTrack(source, { frameRate: DRAWN.framerate });
  await output.start();
  const { codec, width: codedWidth, height: codedHeight, framerate } = DRAWN;
  const meta = { decoderConfig: { codec, codedWidth, codedHeight } };
  const packets = frames.map(({ data, key }) => ({ bytes: Buffer.from(data, "base64"), key }));
  for (let n = 0; n < packets.length * REPEATED; n += 1) {
    const packet = packets[n % packets.length];
    if (!packet) continue;
    const kind = packet.key ? "key" : "delta";
    await source.add(new EncodedPacket(packet.bytes, kind, n / framerate, 1 / framerate), meta);
  }
  await output.finalize();
  if (!target.buffer) throw new Error("The clip was not written");
  return new Uint8Array(target.buffer);
}

/** Runs in the page: moving blocks of many colors, which do not compress well. */
async function drawn(options: typeof DRAWN): Promise<Frame[]> {
  const { width, height, framerate, seconds, keySeconds } = options;
  const frames: Frame[] = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      let text = "";
      for (const byte of bytes) text += String.fromCharCode(byte);
      frames.push({ data: btoa(text), key: chunk.type === "key" });
    },
    error(error) {
      throw error;
    },
  });
  encoder.configure({ ...options, latencyMode: "realtime" });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas");
  for (let n = 0; n < seconds * framerate; n += 1) {
    for (let block = 0; block < 60; block += 1) {
      context.fillStyle = `hsl(${(n * 7 + block * 31) % 360} 70% 50%)`;
      context.fillRect((block * 173 + n * 9) % width, (block * 97 + n * 5) % height, 90, 60);
    }
    const frame = new VideoFrame(canvas, { timestamp: (n * 1_000_000) / framerate });
    encoder.encode(frame, { keyFrame: n % (keySeconds * framerate) === 0 });
    frame.close();
    while (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await encoder.flush();
  encoder.close();
  return frames;
}
