import { readFileSync } from "node:fs";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { expect, test } from "vitest";
import { soundPieces } from "./sound-pieces.server";

async function all(...given: Parameters<typeof soundPieces>) {
  const pieces = [];
  for await (const piece of soundPieces(...given)) pieces.push(piece);
  return pieces;
}

test("MED-5 a sound that is too large for an endpoint goes there in pieces, each with the second at which it begins", async () => {
  const bytes = new Uint8Array(readFileSync("tests/kit/videos/sound-only.m4a"));
  const sound = { bytes, contentType: "audio/mp4" };
  const lengthOf = async (content: Uint8Array<ArrayBuffer>) =>
    (await new Input({
      source: new BufferSource(content),
      formats: ALL_FORMATS,
    }).computeDuration()) ?? 0;
  const whole = await lengthOf(bytes);
  expect(await all(sound)).toEqual([{ ...sound, from: 0 }]);
  const most = 10_000;
  const pieces = await all(sound, most);
  expect(pieces.length).toBeGreaterThan(2);
  let at = 0;
  for (const piece of pieces) {
    expect(piece.bytes.length).toBeLessThanOrEqual(most);
    expect(piece.from).toBeCloseTo(at, 1);
    at += await lengthOf(piece.bytes);
  }
  expect(at).toBeCloseTo(whole, 1);
});
