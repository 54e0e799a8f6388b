/** A sound in pieces that an endpoint takes: its packets are copied, nothing is decoded. */
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
} from "mediabunny";
import type { Sound } from "~/platform/ai/transcribe.server";

/** The OpenAI call takes 25 MB, with the form around it. */
const MOST_BYTES = 24 * 1024 * 1024;

/** `from`: the second at which the piece begins. */
type Piece = Sound & { from: number };

/** One piece if it is small enough. Throws if it is no sound that can be cut. */
export async function* soundPieces(sound: Sound, most = MOST_BYTES): AsyncGenerator<Piece> {
  if (sound.bytes.length <= most) {
    yield { ...sound, from: 0 };
    return;
  }
  const input = new Input({ source: new BufferSource(sound.bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error("there is no sound in this file");
  let packets: EncodedPacket[] = [];
  let bytes = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    // A fifth is left for the file around them.
    if (packets.length > 0 && bytes + packet.byteLength > most * 0.8) {
      yield await pieceOf(track, packets);
      packets = [];
      bytes = 0;
    }
    packets.push(packet);
    bytes += packet.byteLength;
  }
  if (packets.length > 0) yield await pieceOf(track, packets);
}

async function pieceOf(track: InputAudioTrack, packets: readonly EncodedPacket[]): Promise<Piece> {
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (!codec || !decoderConfig) throw new Error("the sound has an unknown codec");
  const isOgg = codec === "opus" || codec === "vorbis";
  const target = new BufferTarget();
  const format = isOgg ? new OggOutputFormat() : new Mp4OutputFormat();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const from = Math.max(0, packets[0]?.timestamp ?? 0);
  for (const packet of packets)
    await source.add(packet.clone({ timestamp: Math.max(0, packet.timestamp - from) }), {
      decoderConfig,
    });
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  return { bytes, contentType: isOgg ? "audio/ogg" : "audio/mp4", from };
}
